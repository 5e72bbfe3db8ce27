import { request } from 'node:http';
import { connect } from 'node:net';
import { endingSignal, onStop } from '../platform/process/stopping';
import { createFrontServer, type FrontServer } from './front-server';
import { gracefulStop, stopTimes } from './graceful-stop';
import { gate, type Handler, plainSite, TestSite, until } from './testing/site';

let front: FrontServer;
let site: TestSite;
let exits: number[];

interface Times {
  drainMs: number;
  idleMs?: number;
  endAfterMs?: number;
  cutAfterMs?: number;
}

async function start(handler: Handler, times: Times) {
  front = createFrontServer({ isCaching: false, site: plainSite });
  front.handOver(handler);
  site = new TestSite(front.server);
  await site.start();
  exits = [];
  return gracefulStop({
    server: front.server,
    drain: front.drain,
    hold: front.hold,
    exit: (code) => exits.push(code),
    idleMs: 100,
    ...times,
  });
}

afterEach(async () => {
  front.server.closeAllConnections();
  front.server.close();
});

const answering: Handler = async (_request, response) => void response.end('answered');

test('says first that it is not ready and goes on answering, then ends what is under way, then closes the database', async () => {
  const { opened, open } = gate();
  const { opened: isAsked, open: asked } = gate();
  const order: string[] = [];
  onStop('a database', {
    beginNoMore: () => order.push('no more jobs'),
    close: async () => void order.push('closed'),
  });
  const stop = await start(
    async (incoming, response) => {
      if (incoming.url === '/slow') {
        asked();
        await opened;
      }
      order.push(incoming.url ?? '');
      response.end('answered');
    },
    { drainMs: 1_500 },
  );
  const slow = site.ask('/slow');
  await isAsked;

  stop('SIGTERM', 0);
  stop('SIGTERM', 1);
  expect(await site.ask('/readyz')).toMatchObject({ status: 503, text: 'draining' });
  expect(await site.ask('/quick')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  await until(() => !front.server.listening);
  expect(exits).toEqual([]);
  open();
  expect((await slow).text).toBe('answered');
  await until(() => exits.length > 0);
  expect(exits).toEqual([0]);
  expect(order).toEqual(['no more jobs', '/quick', '/slow', 'closed']);
});

test('a connection kept alive does not hold it up', async () => {
  const stop = await start(answering, { drainMs: 0 });
  const { port } = front.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  stop('SIGTERM', 0);
  await until(() => exits.length > 0);
  socket.destroy();
});

test('whoever has connected already is answered, however many wait to be let in', async () => {
  const stop = await start(answering, { drainMs: 0 });
  const waiting = Array.from({ length: 50 }, () => site.ask('/quick'));
  // They have connected, and the server has had no turn to take them.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  stop('SIGTERM', 0);
  const answers = await Promise.all(waiting);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await until(() => exits.length > 0);
});

test('a long answer reaches a slow reader whole', async () => {
  const bytes = 16 * 1024 * 1024;
  const stop = await start(async (_request, response) => void response.end(Buffer.alloc(bytes)), {
    drainMs: 0,
  });
  const { port } = front.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  let taken = 0;
  socket.on('data', (chunk) => (taken += chunk.length));
  socket.pause();
  stop('SIGTERM', 0);
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.resume();
  await new Promise<void>((resolve, reject) => socket.once('close', () => resolve()).once('error', reject));
  expect(taken).toBeGreaterThan(bytes - 128 * 1024);
  await until(() => exits.length > 0);
});

test('a connection on which nothing ever came is not waited for', async () => {
  const stop = await start(answering, { drainMs: 0 });
  const { port } = front.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => front.server.once('connection', resolve));
  const began = Date.now();
  stop('SIGTERM', 0);
  await until(() => exits.length > 0);
  expect(Date.now() - began).toBeLessThan(4_000);
  socket.destroy();
});

test('a reader who never finishes is cut', async () => {
  const { opened: isAsked, open: asked } = gate();
  const stop = await start(async () => asked(), { drainMs: 0, cutAfterMs: 100 });
  const { port } = front.server.address() as { port: number };
  const cut = new Promise<Error>((resolve) =>
    request({ port, host: '127.0.0.1', path: '/never', agent: false }).on('error', resolve).end(),
  );
  await isAsked;
  stop('SIGTERM', 0);
  expect((await cut).message).toBe('socket hang up');
  await until(() => exits.length > 0);
  expect(exits).toEqual([0]);
});

test('nothing is waited for longer than the documents say', () => {
  const { letInMs, idleMs, endAfterMs, cutAfterMs } = stopTimes;
  expect(letInMs + cutAfterMs).toBeLessThanOrEqual(25_000);
  // What is asked to end has some seconds for it.
  expect(Math.max(idleMs, endAfterMs)).toBeLessThanOrEqual(cutAfterMs - 5_000);
});

// The last one: the signal is the process's own, and fires once.
test('a stream that would go on is asked to end before it is cut, and its reader gets the end', async () => {
  const { opened: isAsked, open: asked } = gate();
  const stop = await start(
    async (_request, response) => {
      response.write('an event, ');
      asked();
      endingSignal().addEventListener('abort', () => response.end('and the end'));
    },
    { drainMs: 0, endAfterMs: 200, cutAfterMs: 5_000 },
  );
  const stream = site.ask('/stream');
  await isAsked;
  const began = Date.now();
  stop('SIGTERM', 0);
  expect((await stream).text).toBe('an event, and the end');
  await until(() => exits.length > 0);
  expect(exits).toEqual([0]);
  expect(Date.now() - began).toBeLessThan(4_000);
});
