import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createFrontServer } from './front-server';
import { gate, plainSite, TestSite, until } from './testing/site';

let site: TestSite;
const seen: string[] = [];
let slow = gate();

beforeAll(async () => {
  const front = createFrontServer({ isCaching: true, site: plainSite });
  front.handOver(async (request, response) => {
    const { url = '', headers } = request;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    if (request.method === 'POST') await once(request, 'end');
    seen.push([request.method, url, headers.upgrade, headers.connection, body].join(' ').trim());
    if (url.includes('slow')) await slow.opened;
    response.setHeader('Content-Type', 'text/plain');
    // Piece by piece, as the other side takes them.
    if (url.includes('long')) {
      for (let piece = 0; piece < 64; piece += 1)
        if (!response.write('x'.repeat(65_536))) await once(response, 'drain');
    }
    response.end(`answer to ${url}`);
  });
  // As Next does at the first request.
  front.server.on('upgrade', (_request, socket) => socket.destroy());
  await delay(0);
  site = new TestSite(front.server);
  await site.start();
});

afterAll(() => site.stop());
beforeEach(() => {
  seen.splice(0);
  slow = gate();
});

const host = 'Host: x\r\n';
const upgrade =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n';
const last = `GET /api/last HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const answers = (text: string) => text.match(/answer to \S+/g) ?? [];

it('answers what comes behind a request for an upgrade', async () => {
  const text = await site.askRaw(`GET /api/first HTTP/1.1\r\n${host}${upgrade}\r\n${last}`);
  expect(answers(text)).toEqual(['answer to /api/first', 'answer to /api/last']);
  expect(seen).toEqual(['GET /api/first', 'GET /api/last  close']);
});

it.each([
  ['HTTP/2', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'],
  [
    'a list of protocols in lines of their own',
    'Connection: keep-alive\r\nConnection: upgrade\r\nUpgrade: a\r\nUpgrade: b\r\n',
  ],
  ['no protocol', 'Connection: upgrade\r\nUpgrade:\r\n'],
])('whatever is asked for: %s', async (_what, head) => {
  const text = await site.askRaw(`GET /api/first HTTP/1.1\r\n${host}${head}\r\n${last}`);
  expect(answers(text)).toEqual(['answer to /api/first', 'answer to /api/last']);
});

it('reads the body of such a request as a body', async () => {
  const hidden = `GET /api/hidden HTTP/1.1\r\n${host}\r\n`;
  for (const [head, body] of [
    [`Content-Length: ${hidden.length}\r\n`, hidden],
    ['Transfer-Encoding: chunked\r\n', `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`],
  ]) {
    seen.splice(0);
    const text = await site.askRaw(`POST /api/first HTTP/1.1\r\n${host}${upgrade}${head}\r\n${body}${last}`);
    expect(answers(text)).toEqual(['answer to /api/first', 'answer to /api/last']);
    expect(seen).toHaveLength(2);
    expect(seen.find((each) => each.startsWith('POST'))).toContain(hidden.split('\r\n')[0]);
  }
});

it('keeps the order behind answers that take their time, and between several upgrades', async () => {
  const text = site.askRaw(
    [
      `GET /api/slow/1 HTTP/1.1\r\n${host}\r\n`,
      `GET /api/2 HTTP/1.1\r\n${host}${upgrade}\r\n`,
      `GET /api/slow/3 HTTP/1.1\r\n${host}${upgrade}\r\n`,
      `GET /api/4 HTTP/1.1\r\n${host}\r\n`,
      last,
    ].join(''),
  );
  await until(() => seen.length > 0);
  await delay(30);
  expect(seen).toEqual(['GET /api/slow/1']);
  slow.open();
  expect(answers(await text)).toEqual(
    ['/api/slow/1', '/api/2', '/api/slow/3', '/api/4', '/api/last'].map((path) => `answer to ${path}`),
  );
});

it('waits for an answer that its reader takes slowly, and for all of it', async () => {
  const text = await site.askRaw(
    `GET /api/long HTTP/1.1\r\n${host}\r\nGET /api/2 HTTP/1.1\r\n${host}${upgrade}\r\n${last}`,
  );
  expect(text.match(/x/g)?.length).toBeGreaterThan(4_000_000);
  expect(answers(text)).toEqual(['answer to /api/long', 'answer to /api/2', 'answer to /api/last']);
});

it('reads what comes in pieces and later on the same connection', async () => {
  const { port } = site.address;
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const pieces = `GET /api/first HTTP/1.1\r\n${host}${upgrade}\r\nGET /api/second HTTP/1.1\r\n${host}\r\n`;
  for (const piece of pieces.match(/[^]{1,40}/g) ?? []) {
    socket.write(piece);
    await delay(2);
  }
  await until(() => answers(text).length === 2);
  socket.write(last);
  await once(socket, 'end');
  expect(answers(text)).toEqual(
    ['/api/first', '/api/second', '/api/last'].map((path) => `answer to ${path}`),
  );
});

it('refuses a bad head all the same', async () => {
  const text = await site.askRaw(`GET /api/first HTTP/1.1\r\n${host}Host: y\r\n${upgrade}\r\n${last}`);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

it('survives a client that goes while its request waits', async () => {
  const { port } = site.address;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /api/slow HTTP/1.1\r\n${host}\r\nGET /api/2 HTTP/1.1\r\n${host}${upgrade}\r\n`);
  await until(() => seen.length > 0);
  socket.resetAndDestroy();
  await delay(20);
  slow.open();
  await delay(20);
  expect(seen).toEqual(['GET /api/slow']);
  expect((await site.ask('/healthz')).status).toBe(200);
});
