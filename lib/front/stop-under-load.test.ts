import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createFrontServer } from './front-server';
import { gracefulStop } from './graceful-stop';
import { rawReaders } from './testing/raw-readers';
import { plainSite, until } from './testing/site';

/** Pages from memory, answers that take a moment and ones that leave in pieces. */
async function startSite() {
  const front = createFrontServer({ isCaching: true, site: plainSite });
  front.handOver(async (request, response) => {
    if (request.url?.startsWith('/api/slow')) await delay(15);
    response.setHeader('Content-Type', 'text/html');
    if (request.url?.startsWith('/api/pieces')) {
      response.write('<!-- a piece -->');
      await delay(5);
    }
    response.end('<html><body>a page</body></html>');
  });
  await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
  const exits: number[] = [];
  const { port } = front.server.address() as { port: number };
  const stop = (idleMs?: number) =>
    gracefulStop({
      server: front.server,
      drain: front.drain,
      hold: front.hold,
      drainMs: 0,
      ...(idleMs === undefined ? {} : { idleMs }),
      exit: (code) => exits.push(code),
    });
  return { front, port, exits, stop };
}

const paths = ['/a-page', '/api/blogs', '/healthz', '/api/slow', '/another-page', '/api/pieces'];

it.each([1, 2, 3])(
  'breaks no request on a connection that is kept alive, pipelined ones included (%d)',
  async () => {
    const { port, exits, stop } = await startSite();
    const begin = stop(2_000);
    const load = rawReaders([
      ...Array.from({ length: 10 }, () => ({ port, paths, depth: 1 })),
      ...Array.from({ length: 4 }, () => ({ port, paths, depth: 1, pauseMs: 150 })),
      ...Array.from({ length: 4 }, () => ({ port, paths, depth: 5 })),
      ...Array.from({ length: 4 }, () => ({ port, paths, depth: 4, pauseMs: 40 })),
    ]);
    await until(() => load.answered() > 100);
    begin('SIGTERM', 0);
    await until(() => exits.length > 0);
    const { answered, statuses, broken, behindClose } = await load.end();
    expect({ broken, behindClose, statuses: [...statuses] }).toEqual({
      broken: 0,
      behindClose: 0,
      statuses: [200],
    });
    expect(answered).toBeGreaterThan(100);
  },
);

it('waits for the next request of a connection at rest, tells it that it is the last, and ends at once', async () => {
  const { port, exits, stop } = await startSite();
  const begin = stop(10_000);
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const ask = 'GET /a-page HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(ask);
  await until(() => text.includes('a page'));
  expect(text).toMatch(/^connection: keep-alive/im);
  begin('SIGTERM', 0);
  await delay(600);
  expect(exits).toEqual([]);
  text = '';
  socket.write(ask);
  await until(() => exits.length > 0);
  expect(text).toMatch(/^HTTP\/1\.1 200 [^]*connection: close[^]*a page/i);
});

it('answers all that was sent at once, and says with the last that it is the last', async () => {
  const { port, exits, stop } = await startSite();
  const begin = stop();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  socket.write(ask('/a-page'));
  await until(() => text.includes('a page'));
  begin('SIGTERM', 0);
  await delay(50);
  text = '';
  socket.write(paths.map(ask).join(''));
  await until(() => exits.length > 0);
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(paths.length);
  expect(text.match(/^connection: (?:close|keep-alive)/gim)?.map((line) => line.toLowerCase())).toEqual([
    ...paths.slice(1).map(() => 'connection: keep-alive'),
    'connection: close',
  ]);
});

it('lets connections at rest go after their time, whether or not anything ever came on them', async () => {
  const { port, exits, stop } = await startSite();
  const begin = stop(400);
  const silent = connect(port, '127.0.0.1');
  const atRest = connect(port, '127.0.0.1');
  atRest.write('GET /a-page HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => atRest.once('data', resolve));
  const began = performance.now();
  begin('SIGTERM', 0);
  await until(() => exits.length > 0);
  expect(performance.now() - began).toBeGreaterThanOrEqual(400);
  expect(performance.now() - began).toBeLessThan(3_000);
  silent.destroy();
  atRest.destroy();
});
