import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { FrontOperation } from './front-answers';
import { createFrontServer, type FrontOptions, type FrontServer } from './front-server';
import { createMetrics } from './metrics';
import { speculationPath } from './speculation-rules';
import { gate, type Handler, htmlPage, plainSite, TestSite, until } from './testing/site';

let front: FrontServer;
let site: TestSite;
let seen: string[];
let logged: jest.SpyInstance;

beforeEach(() => {
  seen = [];
  logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
});

async function start(handler: Handler | null, options: Partial<FrontOptions> = {}): Promise<void> {
  front = createFrontServer({ isCaching: true, site: plainSite, ...options });
  if (handler) {
    front.handOver((request, response) => {
      seen.push(request.url ?? '');
      return handler(request, response);
    });
  }
  site = new TestSite(front.server);
  await site.start();
}

const text = (type: string, body: string): Handler => {
  return async (_request, response) => void response.setHeader('Content-Type', type).end(body);
};
const ask = (url: string, head = '') => `GET ${url} HTTP/1.1\r\nHost: x\r\n${head}\r\n`;
const last = 'Connection: close\r\n';
const fieldsNamed = (name: string, answer: string) =>
  [...answer.matchAll(new RegExp(`^${name}: (.*)\\r$`, 'gim'))].map(([, value]) => value);

/** A connection that stays open, and what has come on it. */
function open(): { socket: Socket; got: () => string } {
  const socket = connect(site.address);
  let got = '';
  socket.on('data', (chunk) => (got += chunk.toString('latin1'))).on('error', () => undefined);
  return { socket, got: () => got };
}

function watched(readiness: FrontOperation['readiness']): () => FrontOperation {
  const metrics = createMetrics({
    pagesKept: () => 0,
    writesWaiting: () => 0,
    workByState: async () => [],
    diskFreeBytes: async () => 1,
    isReady: () => true,
  });
  return () => ({ metrics, readiness, settings: { TRUSTED_PROXIES: 0 } });
}

describe('what is sent', () => {
  const long = JSON.stringify({ names: 'pear '.repeat(2_000) });
  const gzip = { headers: { 'Accept-Encoding': 'gzip' } };

  it('is compressed where it is text and its reader takes that', async () => {
    await start(text('application/json', long));
    const { headers, body } = await site.ask('/api/foods', gzip);
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(long);
    expect((await site.ask('/api/foods')).text).toBe(long);
  });

  it('is not compressed once more where it is a picture', async () => {
    await start(text('image/webp', long));
    const { headers, text: sent } = await site.ask('/api/picture', gzip);
    expect([headers['content-encoding'], sent]).toEqual([undefined, long]);
  });

  it('arrives event by event where it is a stream, whatever its reader would unpack', async () => {
    const { opened, open: finish } = gate();
    await start(async (_request, response) => {
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      response.write('data: first\n\n');
      await opened;
      response.end('data: second\n\n');
    });
    const { socket, got } = open();
    socket.write(ask('/api/changes', `Accept-Encoding: gzip\r\n${last}`));
    await until(() => got().includes('data: first'));
    expect(fieldsNamed('content-encoding', got())).toEqual([]);
    finish();
    await once(socket, 'end');
    expect(got()).toContain('data: second');
  });

  it('leaves its connection open for the next page, kept or made', async () => {
    await start(htmlPage('a page'));
    const answer = await site.askRaw(ask('/blog') + ask('/blog') + ask('/blog', last));
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    expect(seen).toEqual(['/blog']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is given up half a minute after it was made, where its reader takes nothing', async () => {
    const later = setTimeout;
    // The same clock, a thousand times faster.
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms = 0) =>
        later(work, ms === 30_000 ? 30 : ms)) as typeof setTimeout);
    await start(text('application/pdf', 'x'.repeat(24 * 1024 * 1024)));
    for (const url of ['/blog', '/api/export']) {
      const arrived = once(front.server, 'connection');
      const { socket } = open();
      socket.pause().write(ask(url));
      const [ofServer] = (await arrived) as [Socket];
      await once(ofServer, 'close');
      expect([url, ofServer.writableFinished]).toEqual([url, false]);
      socket.destroy();
    }
  });
});

describe('a head that two servers could read differently', () => {
  const twoHosts = 'GET /api/login HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';

  it('is refused for programs to read, under a name for the log, and nothing behind it is done', async () => {
    await start(htmlPage('page'), { operation: watched({ problem: async () => null }) });
    const answer = await site.askRaw(twoHosts + ask('/api/hidden', last));
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\n\{"detail":"The header .+ stands twice\."\}$/);
    expect(fieldsNamed('content-type', answer)).toEqual(['application/json']);
    expect(fieldsNamed('connection', answer)).toEqual(['close']);
    expect(fieldsNamed('x-content-type-options', answer)).toEqual(['nosniff']);
    expect(fieldsNamed('x-request-id', answer)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(seen).toEqual([]);
  });
});

describe('what the front server answers itself', () => {
  it('never reaches the site behind', async () => {
    await start(htmlPage('page'));
    const { status, headers } = await site.ask(speculationPath);
    expect([status, headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
    const tooLong = await site.askRaw(
      `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: ${25 * 1024 * 1024}\r\n\r\n`,
    );
    expect(tooLong).toMatch(/^HTTP\/1\.1 413 /);
    expect(seen).toEqual([]);
  });

  it('is also what the build wrote', async () => {
    const buildFolder = mkdtempSync(path.join(tmpdir(), 'little-pear-build-'));
    mkdirSync(path.join(buildFolder, 'static'));
    writeFileSync(path.join(buildFolder, 'static/a.js'), 'built');
    await start(htmlPage('page'), { buildFolder });
    expect(await site.ask('/_next/static/a.js')).toMatchObject({ status: 200, text: 'built' });
    expect(seen).toEqual([]);
    rmSync(buildFolder, { recursive: true });
  });

  it('says that it is starting in words that a browser shows', async () => {
    await start(null);
    expect(await site.ask('/blog')).toMatchObject({
      status: 503,
      headers: { 'content-type': 'text/plain', 'retry-after': '2' },
    });
  });

  it('says that it is ready where nobody can say what is missing', async () => {
    await start(htmlPage('page'), { operation: watched({ problem: async () => null }) });
    expect(await site.ask('/readyz')).toMatchObject({ status: 200, text: 'ready' });
  });

  it('says in the log what failed, and of which address', async () => {
    await start(() => Promise.reject(new Error('no such table')));
    expect((await site.ask('/api/login')).status).toBe(500);
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(
        /a request failed in the front server.*no such table|no such table.*front server/,
      ),
    );
  });
});

it('leaves the conditions of a caller to the API, and takes from pages those that Next would fail at', async () => {
  const given: unknown[] = [];
  await start(async ({ headers }, response) => {
    given.push([headers['if-match'], headers['if-unmodified-since']]);
    response.end('answered');
  });
  const conditions = { 'If-Match': '"a"', 'If-Unmodified-Since': 'Sat, 01 Jan 2050 00:00:00 GMT' };
  await site.ask('/api/babies', { headers: conditions });
  await site.ask('/profile', { headers: conditions });
  expect(given).toEqual([Object.values(conditions), [undefined, undefined]]);
});

describe('on its way out', () => {
  it('says so to load balancers, and to each client with its newest answer', async () => {
    await start(htmlPage('page'));
    const { socket, got } = open();
    socket.write(ask('/blog'));
    await until(() => got().includes('page'));
    expect(fieldsNamed('connection', got())).toEqual(['keep-alive']);
    front.drain();
    expect(await site.ask('/readyz')).toMatchObject({ status: 503, text: 'draining' });
    socket.write(ask('/api/one') + ask('/blog') + ask('/api/three'));
    await once(socket, 'end');
    expect(got().match(/HTTP\/1\.1 200/g)).toHaveLength(4);
    expect(fieldsNamed('connection', got())).toEqual(['keep-alive', 'keep-alive', 'keep-alive', 'close']);
  });

  it('lets what comes wait until it may be answered', async () => {
    await start(htmlPage('page'));
    front.drain();
    const release = front.hold();
    const asked = ['/blog', '/api/x', '/healthz'].map((url) => site.ask(url));
    let answered = 0;
    for (const answer of asked) void answer.then(() => (answered += 1));
    await delay(30);
    expect([answered, seen]).toEqual([0, []]);
    release();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
