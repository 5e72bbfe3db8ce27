import { Redis } from 'ioredis';
import { until } from '../../front/testing/site';
import { RedisServer } from '../testing/redis-server';
import { startTopicBus, type TopicBus } from './topic-bus';
import { publish, sendToOthers, subscribe, type TopicMessage } from './topics';

const redis = new RedisServer(6411);
const site = 'http://pear.example';
const quick = { retryMs: 50, heartbeatMs: 100, hearingMs: 300 };
const meal: TopicMessage = { topic: 'baby a', kind: 'meals', from: 'session 1' };

let bus: TopicBus | undefined;
let end: () => void = () => undefined;

/** What is heard here of a topic: null where something may have been missed. */
function hear(): (TopicMessage | null)[] {
  const heard: (TopicMessage | null)[] = [];
  end = subscribe('baby a', (message) => heard.push(message));
  return heard;
}

/** What another instance hears and says. */
async function otherInstance() {
  const [listening, speaking] = [new Redis(redis.url), new Redis(redis.url)];
  const heard: { message: TopicMessage | null }[] = [];
  listening.on('message', (_channel, text) => heard.push(JSON.parse(text)));
  await listening.subscribe(`little-pear:topics:${site}`);
  return {
    heard,
    say: (text: string) => speaking.publish(`little-pear:topics:${site}`, text),
    close: () => [listening, speaking].forEach((each) => each.disconnect()),
  };
}

// Programs are started and connections made anew, which a busy machine takes its time for.
jest.setTimeout(30_000);

// Without a Redis on the machine there is nothing to speak to; the machine that checks the site has one.
const describeWithRedis = RedisServer.isInstalled() ? describe : describe.skip;

describeWithRedis('instances with a Redis between them', () => {
  beforeAll(() => {
    process.env.LOG_LEVEL = 'error';
  });
  beforeEach(async () => {
    await redis.start();
    bus = startTopicBus(redis.url, site, quick);
    await until(() => bus?.isHearing() === true);
  });
  afterEach(async () => {
    end();
    await bus?.close();
    await redis.stop();
  });
  afterAll(() => {
    delete process.env.LOG_LEVEL;
  });

  it('hear what happens on another, each once, and nothing that cannot be read', async () => {
    const [heard, other] = [hear(), await otherInstance()];
    await other.say('{"from":1}');
    await other.say(JSON.stringify({ instance: 'other', message: meal }));
    await until(() => heard.length > 0);
    expect(heard).toEqual([meal]);
    publish(meal);
    await until(() => other.heard.length > 2);
    expect(other.heard.at(-1)).toEqual({ instance: expect.any(String), message: meal });
    expect(heard).toEqual([meal, meal]);
    other.close();
  });

  it('hear that something may have been missed once Redis is back, and say it for what could not be sent', async () => {
    const heard = hear();
    await redis.stop();
    await until(() => bus?.isHearing() === false);
    publish(meal);
    await redis.start();
    const other = await otherInstance();
    await until(() => bus?.isHearing() === true && other.heard.some(({ message }) => message === null));
    expect(heard).toContain(null);
    other.close();
  });
});

it('sends nothing once it is closed', async () => {
  const closed = startTopicBus(redis.url, site, quick);
  await closed.close();
  const sent = jest.fn();
  sendToOthers(sent);
  publish(meal);
  sendToOthers(null);
  expect(sent).toHaveBeenCalledTimes(1);
});
