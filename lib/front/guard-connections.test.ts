import { createServer } from 'node:http';
import { connect } from 'node:net';
import { guardConnections } from './guard-connections';
import { noteAnswers } from './last-answer';
import { TestSite } from './testing/site';

const server = createServer({ requestTimeout: 0, maxHeaderSize: 1_024 }, (request, response) => {
  if (request.url === '/slow') response.write('begun');
  else if (request.method === 'GET') response.end('text');
  else request.resume();
});
noteAnswers(server);
guardConnections(server, { 'x-content-type-options': 'nosniff' });
const site = new TestSite(server);
beforeAll(() => site.start());
afterAll(() => site.stop());

/** The head and the body of what a server says to these bytes. */
async function saidTo(text: string): Promise<{ head: string[]; body: string }> {
  const [head = '', body = ''] = (await site.askRaw(text)).split('\r\n\r\n');
  return { head: head.split('\r\n'), body };
}

it.each([
  ['bytes that are no request', 'pears\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'The request cannot be read.'],
  [
    'headers beyond all measure',
    `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(2_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    'The headers are too large.',
  ],
  [
    'chunk extensions beyond all measure',
    `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}`,
    'HTTP/1.1 413 Payload Too Large',
    'The chunk extensions are too large.',
  ],
  [
    'a request to be a tunnel',
    'CONNECT pear.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'HTTP/1.1 405 Method Not Allowed',
    'Method "CONNECT" not allowed.',
  ],
])('answers %s, and closes the connection', async (_what, text, status, detail) => {
  const { head, body } = await saidTo(text);
  const answer = JSON.stringify({ detail });
  expect(head).toContain(status);
  expect(head).toEqual(
    expect.arrayContaining([
      'Content-Type: application/json',
      'x-content-type-options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${answer.length}`,
      'Connection: close',
    ]),
  );
  expect(body).toBe(answer);
  expect(head.includes('Allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')).toBe(status.includes('405'));
});

it('answers an expectation that it cannot meet', async () => {
  const { status, headers, text } = await site.ask('/', { headers: { Expect: 'tea' } });
  expect([status, text]).toEqual([417, '{"detail":"The expectation cannot be met."}']);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('puts nothing among the bytes of an answer that is under way', async () => {
  const answer = await new Promise<string>((resolve) => {
    let read = '';
    const socket = connect(site.address, () => socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'));
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1');
      if (read.includes('begun')) socket.write('pears\r\n\r\n');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(read));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).not.toContain('400');
});

it('answers what is no request behind one that was', async () => {
  const text = await site.askRaw('GET / HTTP/1.1\r\nHost: x\r\n\r\npears\r\n\r\n');
  expect(text.match(/HTTP\/1\.1 \d+/g)?.at(0)).toBe('HTTP/1.1 200');
});
