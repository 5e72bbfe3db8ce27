import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import {
  type PageCacheInvalidator,
  registeredPageCache,
  registerPageCache,
} from '../platform/cache/page-cache';
import { RedisServer } from '../platform/testing/redis-server';
import { type PageCacheBus, startPageCacheBus } from './page-cache-bus';
import { until } from './testing/site';

const redis = new RedisServer(6410);
const site = 'http://pear.example';
const quick = { retryMs: 50, heartbeatMs: 100, hearingMs: 300, deafMs: 200 };

/** What happened to the pages that one instance keeps. */
class Pages implements PageCacheInvalidator {
  invalidated: string[] = [];
  cleared = 0;
  invalidate = (tags: readonly string[]) => void this.invalidated.push(...tags);
  clear = () => void (this.cleared += 1);
}

interface Instance {
  pages: Pages;
  bus: PageCacheBus;
  /** As a hook of this instance does after a publication. */
  publish: (...tags: string[]) => void;
}

let running: Instance[] = [];

function startInstance(name = site): Instance {
  const pages = new Pages();
  registerPageCache(pages);
  const bus = startPageCacheBus(redis.url, name, quick);
  const shared = registeredPageCache();
  const instance = { pages, bus, publish: (...tags: string[]) => shared?.invalidate(tags) };
  running.push(instance);
  return instance;
}

/** Instances that hear each other. */
async function startHearing(...names: string[]): Promise<Instance[]> {
  const instances = names.map(startInstance);
  await until(() => instances.every(({ bus }) => bus.isHearing()));
  return instances;
}

/** It was told while this instance could hear again, or before: then all that it keeps counted as old when it could. */
function hasSeen(instance: Instance | undefined, tag: string, clearedBefore: number): boolean {
  return (
    instance !== undefined &&
    (instance.pages.invalidated.includes(tag) || instance.pages.cleared > clearedBefore)
  );
}

// Programs are started and connections made anew, which a busy machine takes its time for.
jest.setTimeout(30_000);

// Without a Redis on the machine there is nothing to speak to; the machine that checks the site has one.
const describeWithRedis = RedisServer.isInstalled() ? describe : describe.skip;

describeWithRedis('several instances', () => {
  beforeAll(() => {
    process.env.LOG_LEVEL = 'error';
  });
  beforeEach(() => redis.start());
  afterEach(async () => {
    await Promise.all(running.map(({ bus }) => bus.close()));
    running = [];
    await redis.stop();
  });
  afterAll(() => {
    delete process.env.LOG_LEVEL;
  });

  it('hear within a second what one of them has published, and no other site does', async () => {
    const [a, b, c, stranger] = await startHearing(site, site, site, 'http://other.example');
    const started = Date.now();
    b?.publish('posts', 'post:pears');
    await until(() => [a, c].every((other) => other?.pages.invalidated.includes('post:pears')));
    expect(Date.now() - started).toBeLessThan(1_000);
    for (const { pages } of [a, b, c] as Instance[])
      expect(pages.invalidated).toEqual(['posts', 'post:pears']);
    expect(stranger?.pages.invalidated).toEqual([]);
  });

  it('count all they keep as old when they begin to hear, and again after a break', async () => {
    const [a, b] = await startHearing(site, site);
    const before = [a, b].map((one) => one?.pages.cleared ?? 0);
    await redis.stop();
    await until(() => !a?.bus.isHearing() && !b?.bus.isHearing());
    await redis.start();
    await until(() => [a, b].every((one) => one?.bus.isHearing()));
    for (const [place, one] of [a, b].entries())
      expect(one?.pages.cleared).toBeGreaterThan(before[place] ?? 0);
  });

  it('go on without Redis: nobody waits, and what others publish is seen a little later', async () => {
    const [a, b] = await startHearing(site, site);
    await redis.stop();
    await until(() => !b?.bus.isHearing());
    a?.publish('stories');
    // At once, in the same turn.
    expect(a?.pages.invalidated).toEqual(['stories']);
    const cleared = b?.pages.cleared ?? 0;
    await until(() => (b?.pages.cleared ?? 0) > cleared);

    await redis.start();
    await until(() => (b?.bus.isHearing() ?? false) && hasSeen(b, 'stories', cleared + 1));
  });

  it('notice a Redis that stands still, and wait for it no longer than for one that is gone', async () => {
    const [a, b] = await startHearing(site, site);
    redis.freeze();
    a?.publish('posts');
    // At once, in the same turn.
    expect(a?.pages.invalidated).toEqual(['posts']);
    await until(() => !b?.bus.isHearing());
    const cleared = b?.pages.cleared ?? 0;
    redis.thaw();
    await until(() => (b?.bus.isHearing() ?? false) && hasSeen(b, 'posts', cleared));
  });

  it('start without it', async () => {
    await redis.stop();
    const alone = startInstance();
    alone.publish('posts');
    expect(alone.pages.invalidated).toEqual(['posts']);
    await redis.start();
    const [other] = await startHearing(site);
    await until(() => alone.bus.isHearing());
    other?.publish('pages');
    await until(() => alone.pages.invalidated.includes('pages'));
  });

  it('are not disturbed by messages that are none', async () => {
    const [a, b] = await startHearing(site, site);
    const stranger = new Redis(redis.url);
    for (const text of ['', '{', 'null', '{"from":"x"}', '{"from":"x","tags":[1]}', '['.repeat(10_000)]) {
      await stranger.publish(`little-pear:pages:${site}`, text);
    }
    stranger.disconnect();
    a?.publish('posts');
    await until(() => b?.pages.invalidated.includes('posts') ?? false);
    expect(b?.pages.invalidated).toEqual(['posts']);
  });

  it('hear that everything has changed where more did than can be named', async () => {
    const [a, b] = await startHearing(site, site);
    await redis.stop();
    await until(() => !a?.bus.isHearing());
    a?.publish(...Array.from({ length: 1_500 }, (_, index) => `post:${index}`));
    await redis.start();
    await until(() => (a?.bus.isHearing() ?? false) && (b?.bus.isHearing() ?? false));
    await delay(200);
    expect(b?.pages.invalidated).toEqual([]);
    expect(b?.pages.cleared).toBeGreaterThan(1);
  });
});
