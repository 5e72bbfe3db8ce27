import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { endingSignal, onStop } from '../platform/process/stopping';
import { createFrontServer, type FrontServer } from './front-server';
import { gracefulStop } from './graceful-stop';
import { gate, type Handler, plainSite, TestSite, until } from './testing/site';

/** Each step by itself, in as short a time as it can take; graceful-stop.test.ts has the way out as a whole. */
let front: FrontServer;
let site: TestSite;
let exits: number[];
let said: jest.SpyInstance;
let warned: jest.SpyInstance;
let clients: Socket[];

beforeEach(() => {
  clients = [];
  said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  warned = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const client of clients) client.destroy();
  front.server.closeAllConnections();
  front.server.close();
});

interface Times {
  drainMs?: number;
  idleMs?: number;
  endAfterMs?: number;
  cutAfterMs?: number;
}

async function start(handler: Handler, times: Times = {}) {
  front = createFrontServer({ isCaching: true, site: plainSite });
  front.handOver(handler);
  site = new TestSite(front.server);
  await site.start();
  exits = [];
  const { drain, hold, server } = front;
  return gracefulStop({ server, drain, hold, exit: (code) => exits.push(code), drainMs: 0, ...times });
}

const hasEnded = () => until(() => exits.length > 0);
const answering: Handler = async (_request, response) => void response.end('answered');
const linesOf = (spy: jest.SpyInstance) =>
  spy.mock.calls
    .flatMap(([text]) => String(text).trim().split('\n'))
    .map((line): unknown => JSON.parse(line));

function open(): Socket {
  const client = connect(site.address).on('error', () => undefined);
  clients.push(client);
  return client;
}

it('says why it stops and when it has, and ends with the code that it was given first', async () => {
  const stop = await start(answering, { drainMs: 5 });
  stop('a fault', 1);
  stop('SIGTERM', 0);
  await hasEnded();
  await delay(20);
  expect(exits).toEqual([1]);
  expect(linesOf(said)).toEqual([
    expect.objectContaining({ message: 'stopping', reason: 'a fault', drainMs: 5 }),
    expect.objectContaining({ message: 'stopped' }),
  ]);
  expect(warned).not.toHaveBeenCalled();
});

it('lets new clients in for as long as a load balancer needs to notice', async () => {
  const stop = await start(answering, { drainMs: 80 });
  const began = performance.now();
  stop('SIGTERM', 0);
  await delay(30);
  expect((await site.ask('/readyz')).status).toBe(503);
  expect((await site.ask('/api/x')).text).toBe('answered');
  await hasEnded();
  expect(performance.now() - began).toBeGreaterThanOrEqual(79);
});

it('begins no more at once, and closes the database when the last answer is through', async () => {
  const order: string[] = [];
  onStop('a database', {
    beginNoMore: () => order.push('no more jobs'),
    close: async () => void order.push('closed'),
  });
  const { opened: isAsked, open: asked } = gate();
  const stop = await start(async (_request, response) => {
    asked();
    await delay(60);
    order.push('answered');
    response.end('answered');
  });
  const slow = site.ask('/api/slow');
  await isAsked;
  stop('SIGTERM', 0);
  expect((await slow).text).toBe('answered');
  await hasEnded();
  expect(order).toEqual(['no more jobs', 'answered', 'closed']);
});

it('lets everybody in who goes on coming, and answers them', async () => {
  const stop = await start(answering);
  const answers: Promise<{ status: number }>[] = [];
  const until60Ms = performance.now() + 60;
  stop('SIGTERM', 0);
  // One after the other, each as soon as the one before is let in.
  while (performance.now() < until60Ms || answers.length < 6) {
    const arrived = once(front.server, 'connection');
    answers.push(site.ask('/api/x'));
    await arrived;
  }
  expect(exits).toEqual([]);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await hasEnded();
});

it('stops letting in after a while, however many go on coming', async () => {
  const now = performance.now.bind(performance);
  // The same clock, twenty times faster.
  jest.spyOn(performance, 'now').mockImplementation(() => now() * 20);
  const stop = await start(answering, { idleMs: 0 });
  stop('SIGTERM', 0);
  let isLetIn = true;
  while (isLetIn) {
    const client = open();
    isLetIn = await Promise.race([
      once(client, 'connect').then(() => true),
      once(client, 'close').then(() => false),
    ]).catch(() => false);
  }
  await hasEnded();
  expect(clients.length).toBeGreaterThan(1);
});

it('ends a connection at rest when its time is up, and not before', async () => {
  const stop = await start(answering, { idleMs: 250 });
  const client = open();
  client.write('GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'data');
  const began = performance.now();
  stop('SIGTERM', 0);
  await once(client, 'close');
  expect(performance.now() - began).toBeGreaterThanOrEqual(250);
  await hasEnded();
  expect(warned).not.toHaveBeenCalled();
});

it('gives an answer that lasts its usual time where nobody names another', async () => {
  const { opened: isAsked, open: asked } = gate();
  const stop = await start(async (_request, response) => {
    response.write('begun, ');
    asked();
    await delay(150);
    response.end(endingSignal().aborted ? 'asked to end' : 'and done');
  });
  const slow = site.ask('/api/slow');
  await isAsked;
  stop('SIGTERM', 0);
  expect((await slow).text).toBe('begun, and done');
  await hasEnded();
});

it('cuts what never ends, and says so', async () => {
  const { opened: isAsked, open: asked } = gate();
  const stop = await start(async () => asked(), { endAfterMs: 60_000, cutAfterMs: 40 });
  const never = site.ask('/api/never').catch((error: Error) => error.message);
  await isAsked;
  stop('SIGTERM', 0);
  expect(await never).toBe('socket hang up');
  await hasEnded();
  expect(linesOf(warned)).toEqual([expect.objectContaining({ message: 'what still lasted was cut' })]);
});

// The last one: the signal is the process's own, and fires once.
it('asks a stream to end before it cuts it', async () => {
  const { opened: isAsked, open: asked } = gate();
  const stop = await start(
    async (_request, response) => {
      response.write('an event, ');
      asked();
      endingSignal().addEventListener('abort', () => response.end('and the end'));
    },
    { endAfterMs: 30, cutAfterMs: 3_000 },
  );
  const stream = site.ask('/api/stream');
  await isAsked;
  stop('SIGTERM', 0);
  expect((await stream).text).toBe('an event, and the end');
  await hasEnded();
  expect(warned).not.toHaveBeenCalled();
});
