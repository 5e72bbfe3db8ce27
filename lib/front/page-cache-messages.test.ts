import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import {
  type PageCacheInvalidator,
  registeredPageCache,
  registerPageCache,
} from '../platform/cache/page-cache';
import { freePort } from '../platform/testing/free-port.mjs';
import { RedisServer } from '../platform/testing/redis-server';
import { type PageCacheBus, startPageCacheBus } from './page-cache-bus';
import { until } from './testing/site';

/** What instances say to each other, word by word; page-cache-bus.test.ts has a Redis that ends and stands still. */
const site = 'http://pear.example';
const channel = `little-pear:pages:${site}`;
const seldom = { retryMs: 60_000, heartbeatMs: 60_000, hearingMs: 300, deafMs: 60_000 };

/** The network between an instance and Redis, which can be cut, and can swallow what is sent. */
class Line {
  isSwallowing = false;
  readonly #server: Server;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  constructor(redisPort: number) {
    this.#server = createServer((near) => {
      const far = connect(redisPort, '127.0.0.1');
      far.on('data', (bytes) => near.write(bytes));
      near.on('data', (bytes) => this.isSwallowing || far.write(bytes));
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => [near, far].map((each) => each.destroy()));
      }
    });
  }

  async join(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return `redis://127.0.0.1:${this.#port}/0`;
  }

  /** @returns what mends it */
  async cut(): Promise<() => Promise<string>> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
    return () => this.join(this.#port);
  }
}

/** What happened to the pages that one instance keeps. */
class Pages implements PageCacheInvalidator {
  invalidated: string[] = [];
  cleared = 0;
  invalidate = (tags: readonly string[]) => void this.invalidated.push(...tags);
  clear = () => void (this.cleared += 1);
}

// The first one: nothing is registered yet.
it('cannot begin before there are pages to sync', () => {
  expect(() => startPageCacheBus('redis://127.0.0.1:1/0', site)).toThrow('There is no page cache to sync.');
});

const describeWithRedis = RedisServer.isInstalled() ? describe : describe.skip;

describeWithRedis('an instance', () => {
  let redis: RedisServer;
  let line: Line;
  let outside: Redis;
  let told: unknown[];
  let running: PageCacheBus[] = [];
  let logged: jest.SpyInstance;
  let redisPort: number;

  beforeAll(async () => {
    redisPort = await freePort();
    redis = new RedisServer(redisPort);
    await redis.start();
  });
  beforeEach(async () => {
    process.env.LOG_LEVEL = 'warn';
    logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    line = new Line(redisPort);
    told = [];
    outside = new Redis(redis.url);
    outside.on('message', (_channel, text: string) =>
      told.push((JSON.parse(text) as { tags: unknown }).tags),
    );
    await outside.subscribe(channel);
  });
  afterEach(async () => {
    await Promise.all(running.map((bus) => bus.close()));
    running = [];
    outside.disconnect();
    await line.cut();
    jest.restoreAllMocks();
    delete process.env.LOG_LEVEL;
  });
  afterAll(() => redis.stop());

  async function start(times: Partial<typeof seldom> = {}) {
    const pages = new Pages();
    registerPageCache(pages);
    const bus = startPageCacheBus(await line.join(), site, { ...seldom, ...times });
    running.push(bus);
    await until(() => bus.isHearing());
    // The other connection, by which it speaks.
    registeredPageCache()?.invalidate(['first']);
    await until(() => told.length > 0);
    told = [];
    pages.invalidated = [];
    return { pages, bus, shared: registeredPageCache() };
  }

  /** As another instance would. */
  async function say(text: string): Promise<void> {
    const other = new Redis(redis.url);
    await other.publish(channel, text);
    other.disconnect();
  }
  const sayTags = (tags: string[] | null) => say(JSON.stringify({ from: 'another', tags }));

  it('counts what it keeps as old when it begins to hear, and again after a break, which the log names', async () => {
    const { pages, bus } = await start();
    expect(pages.cleared).toBe(1);
    const mend = await line.cut();
    await until(() => !bus.isHearing());
    expect(pages.cleared).toBe(1);
    await mend();
    await until(() => bus.isHearing());
    expect(pages.cleared).toBe(2);
    for (const name of ['pages told', 'pages heard']) {
      const about = expect.stringMatching(`Redis is away.*"connection":"${name}"`) as string;
      expect(logged).toHaveBeenCalledWith(about);
    }
  });

  it('counts nothing as old while it goes on hearing', async () => {
    const { pages } = await start({ deafMs: 10 });
    const before = pages.cleared;
    expect(before).toBeGreaterThan(0);
    await delay(60);
    expect(pages.cleared).toBe(before);
  });

  it('says what has changed, once, and does not take its own word for another’s', async () => {
    const { pages, shared } = await start();
    shared?.invalidate(['posts', 'post:pears']);
    shared?.invalidate(['pages']);
    await until(() => told.length === 2);
    await delay(20);
    expect(told).toEqual([['posts', 'post:pears'], ['pages']]);
    expect(pages.invalidated).toEqual(['posts', 'post:pears', 'pages']);
  });

  it('says that everything has changed', async () => {
    const { pages, shared } = await start();
    const before = pages.cleared;
    shared?.clear();
    expect(pages.cleared).toBe(before + 1);
    await until(() => told.length > 0);
    await delay(20);
    expect([told, pages.cleared]).toEqual([[null], before + 1]);
  });

  it('does what another says: some pages, or all of them', async () => {
    const { pages } = await start();
    await sayTags(['posts']);
    await until(() => pages.invalidated.length > 0);
    const before = pages.cleared;
    await sayTags(null);
    await until(() => pages.cleared > before);
    expect([pages.invalidated, pages.cleared]).toEqual([['posts'], before + 1]);
  });

  it('notes a message that is none, and hears the next one', async () => {
    const { pages } = await start();
    const before = pages.cleared;
    await say('{"from":"another"}');
    await sayTags(['posts']);
    await until(() => pages.invalidated.length > 0);
    expect(pages.cleared).toBe(before);
    const lines = logged.mock.calls
      .map(([text]) => String(text))
      .filter((text) => text.includes('message about'));
    expect(lines).toEqual([
      expect.stringMatching(/a message about pages could not be read.*"error":".*tags/),
    ]);
  });

  it.each([
    [1_000, 'by name'],
    [1_001, 'as everything'],
  ])('says %d changes %s', async (count) => {
    const { shared } = await start();
    const tags = Array.from({ length: count }, (_, index) => `post:${index}`);
    shared?.invalidate(tags);
    await until(() => told.length > 0);
    expect(told).toEqual([count > 1_000 ? null : tags]);
  });

  it('says after a break, with the connection, what it could not say in it: all at once, each once', async () => {
    const { pages, bus, shared } = await start();
    const mend = await line.cut();
    await until(() => !bus.isHearing());
    shared?.invalidate(['posts']);
    await delay(5);
    shared?.invalidate(['posts', 'pages']);
    expect(pages.invalidated).toEqual(['posts', 'posts', 'pages']);
    await mend();
    await until(() => told.length > 0);
    await until(() => bus.isHearing());
    expect(told).toEqual([['posts', 'pages']]);
  });

  it('says after a break that everything has changed where it has', async () => {
    const { bus, shared } = await start();
    const mend = await line.cut();
    await until(() => !bus.isHearing());
    shared?.clear();
    await delay(5);
    shared?.invalidate(['posts']);
    await mend();
    await until(() => told.length > 0 && bus.isHearing());
    shared?.invalidate(['pages']);
    await until(() => told.length > 1);
    expect(told).toEqual([null, ['pages']]);
  });

  it('says again after a while what went lost on a connection that stands', async () => {
    const { shared } = await start({ retryMs: 20 });
    line.isSwallowing = true;
    shared?.invalidate(['posts']);
    await delay(120);
    expect(told).toEqual([]);
    line.isSwallowing = false;
    await until(() => told.length > 0);
    expect(told[0]).toEqual(['posts']);
  });

  it('counts everything as old again and again while it hears nothing', async () => {
    const { pages, bus } = await start({ deafMs: 10 });
    await line.cut();
    await until(() => !bus.isHearing());
    const before = pages.cleared;
    await until(() => pages.cleared > before + 2);
  });

  it('leaves with its last word said, hears nothing more, and gives the pages back', async () => {
    const { pages, bus, shared } = await start({ deafMs: 10 });
    const before = pages.cleared;
    shared?.invalidate(['posts']);
    running = [];
    await bus.close();
    expect(registeredPageCache()).toBe(pages);
    await until(() => told.length > 0);
    expect(told).toEqual([['posts']]);
    await sayTags(['pages']);
    await delay(60);
    expect([pages.invalidated, pages.cleared]).toEqual([['posts'], before]);
  });
});
