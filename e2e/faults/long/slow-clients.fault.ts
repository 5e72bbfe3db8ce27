import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createFrontServer, type FrontServer } from '../../../lib/front/front-server';
import { plainSite, until } from '../../../lib/front/testing/site';

/** As many of each kind; with the connections of other visitors more than a browser or a proxy opens. */
const clients = 100;
const cutWithinMs = 32_000;
const page = `<p>${'pear '.repeat(1_000_000)}</p>`;

let front: FrontServer;
let port: number;
/**
 * When the server has let go of a connection, by the port it came from: a client that does not read would
 * learn it late.
 */
const released = new Map<number, Promise<unknown>>();

beforeAll(async () => {
  front = createFrontServer({ isCaching: true, site: plainSite });
  front.handOver(async (request, response) => {
    for await (const _chunk of request);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.url === '/long' ? page : 'pear');
  });
  front.server.on('connection', (socket: Socket) =>
    released.set(socket.remotePort ?? 0, once(socket, 'close')),
  );
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  ({ port } = front.server.address() as AddressInfo);
});

afterAll(async () => {
  front.server.closeAllConnections();
  await new Promise((resolve) => front.server.close(resolve));
});

/**
 * Opens a connection, sends the beginning, and from then on a byte (or takes some) each second. @returns
 * after how long the server had let it go
 */
async function trickle(beginning: string, tick: (socket: Socket) => void): Promise<number> {
  const began = Date.now();
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await until(() => released.has(socket.localPort ?? 0));
  const closed = released.get(socket.localPort ?? 0);
  socket.write(beginning);
  const timer = setInterval(() => tick(socket), 1_000);
  await Promise.race([closed, delay(cutWithinMs + 10_000, undefined, { ref: false })]);
  clearInterval(timer);
  socket.destroy();
  return Date.now() - began;
}

const write = (text: string) => (socket: Socket) => {
  socket.resume();
  if (socket.writable) socket.write(text);
};
/** Takes a few kilobytes of what waits and leaves the rest. */
const read = (socket: Socket) => void socket.read(2_048);

const kinds: [string, string, (socket: Socket) => void][] = [
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n', write('X-A: b\r\n')],
  ['a body', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', write('a')],
  [
    'a body in chunks',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
    write('1\r\na\r\n'),
  ],
  ['an answer', 'GET /long HTTP/1.1\r\nHost: x\r\n\r\n', read],
];

test('who sends or reads a byte a second is cut within half a minute, and nobody else waits for it', async () => {
  const slow = kinds.map(async ([kind, beginning, tick]) => {
    const times = await Promise.all(Array.from({ length: clients }, () => trickle(beginning, tick)));
    return [kind, Math.max(...times)] as const;
  });
  let isOver = false;
  const waits: number[] = [];
  const visitor = (async () => {
    while (!isOver) {
      const began = performance.now();
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      waits.push(performance.now() - began);
      await delay(100);
    }
  })();
  const longest = Object.fromEntries(await Promise.all(slow));
  isOver = true;
  await visitor;
  const p99 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Infinity;
  process.stdout.write(
    `  the longest held, ms: ${JSON.stringify(longest)}; a visitor meanwhile: p99 ${p99.toFixed(1)} ms\n`,
  );
  for (const [kind, ms] of Object.entries(longest)) expect([kind, ms <= cutWithinMs]).toEqual([kind, true]);
  expect(p99).toBeLessThan(500);
}, 90_000);
