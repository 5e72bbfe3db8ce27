import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createFrontServer, type FrontServer } from './front-server';
import { hasNginx, Nginx } from './testing/nginx';
import { plainSite } from './testing/site';

/**
 * Where two servers read one connection differently, a second request hides in the body of a first. nginx,
 * with the configuration that deploy/ ships, stands before the front server: whatever is sent, nothing but
 * what nginx itself took for a request may be seen behind both.
 */
const isInstalled = hasNginx();
if (!isInstalled)
  process.stderr.write('\nnginx is not installed: request smuggling was NOT tried through it.\n');

const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const size = (text: string) => Buffer.byteLength(text, 'latin1');
const chunked = (text: string) => `${size(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/login HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

/** What comes after the end that a length says, for whoever believes the chunks, and the other way around. */
const clTe = `0\r\n\r\n${hidden}`;
const teCl = chunked(hidden);

/** The last number: how many requests it is by every reading, where that is more than one. */
const attempts: [name: string, bytes: string, requests?: number][] = [
  ['CL.TE', post(`Content-Length: ${size(clTe)}\r\nTransfer-Encoding: chunked`, clTe)],
  ['TE.CL', post('Transfer-Encoding: chunked\r\nContent-Length: 4', teCl)],
  ['two lengths', post(`Content-Length: 0\r\nContent-Length: ${size(hidden)}`, hidden)],
  ['two lengths in one field', post(`Content-Length: 0, ${size(hidden)}`, hidden)],
  ['a length with a sign', post(`Content-Length: +${size(hidden)}`, hidden)],
  ['a length in hexadecimals', post(`Content-Length: 0x${size(hidden).toString(16)}`, hidden)],
  ['a length below zero', post('Content-Length: -1', hidden)],
  ['a length behind a tab', post(`Content-Length:\t0\r\nContent-Length: ${size(hidden)}`, hidden)],
  [
    'an underscore for a dash',
    post(
      `Content_Length: ${size(hidden)}\r\nContent-Length: ${size(clTe)}\r\nTransfer_Encoding: chunked`,
      clTe,
    ),
  ],
  ...(
    [
      ['TE.TE by another word', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
      ['TE.TE by a made-up word', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: cow'],
      ['TE.TE in one field', 'Transfer-Encoding: identity, chunked'],
      ['a coding that nearly is one', 'Transfer-Encoding: xchunked'],
      ['a coding behind a vertical tab', 'Transfer-Encoding: \u000bchunked'],
      ['a coding in quotes', 'Transfer-Encoding: "chunked"'],
      ['a space before the colon', 'Transfer-Encoding : chunked'],
      ['a folded field', 'Transfer-Encoding:\r\n chunked'],
      ['a field folded into another', 'X: a\r\n Transfer-Encoding: chunked'],
      ['a line feed alone', 'X: a\nTransfer-Encoding: chunked'],
      ['a carriage return alone', 'X: a\rTransfer-Encoding: chunked'],
      ['a NUL', 'X: a\u0000\r\nTransfer-Encoding: chunked'],
    ] as const
  ).map(
    ([name, field]) => [name, post(`Content-Length: ${size(clTe)}\r\n${field}`, clTe)] as [string, string],
  ),
  ['chunk sizes with a sign', post('Transfer-Encoding: chunked', `+0\r\n\r\n${hidden}`)],
  [
    'a chunk size too large for a number',
    post('Transfer-Encoding: chunked', `ffffffffffffffff1\r\n${hidden}`),
  ],
  ['a chunk size that ends in a line feed', post('Transfer-Encoding: chunked', `2\n\r\n0\r\n\r\n${hidden}`)],
  ['a chunk without its end', post('Transfer-Encoding: chunked', `1\r\nab0\r\n\r\n${hidden}`)],
  ['a chunk extension with a line feed', post('Transfer-Encoding: chunked', `0;x\n\r\n${hidden}`), 2],
  [
    'a request in the extension of a chunk',
    post('Transfer-Encoding: chunked', `2;${'x'.repeat(20)}\nxx\r\n2d\r\nab\r\n0\r\n\r\n${hidden}`),
  ],
  [
    'a trailer that is a length',
    post('Transfer-Encoding: chunked', `0\r\nContent-Length: ${size(hidden)}\r\n\r\n${hidden}`),
    2,
  ],
  ['two hosts', `GET /blog HTTP/1.1\r\nHost: x\r\nHost: evil.example\r\n\r\n`],
  ['a host in the target', `GET http://evil.example/hidden HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['a version that is none', `GET /blog HTTP/1.1 HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    'a request in the target',
    `GET /blog%20HTTP/1.1%0d%0aHost:%20x%0d%0a%0d%0aGET%20/hidden HTTP/1.1\r\nHost: x\r\n\r\n`,
  ],
  [
    'a body behind a GET',
    `GET /blog HTTP/1.1\r\nHost: x\r\nContent-Length: ${size(hidden)}\r\n\r\n${hidden}`,
  ],
  [
    'an upgrade',
    `GET /blog HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
  ],
  ['HTTP/2 itself', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
];

(isInstalled ? describe : describe.skip)('through nginx', () => {
  const nginx = new Nginx();
  const seen: string[] = [];
  let front: FrontServer;

  beforeAll(async () => {
    front = createFrontServer({ isCaching: false, site: plainSite });
    front.handOver(async (request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.method === 'POST') await once(request.resume(), 'end');
      response.writeHead(200, { 'content-type': 'text/plain' }).end(`answer to ${request.url}`);
    });
    await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve));
    await nginx.start((front.server.address() as AddressInfo).port);
  });

  afterAll(async () => {
    await nginx.stop();
    front.server.closeAllConnections();
    await new Promise((resolve) => front.server.close(resolve));
  });

  it.each(attempts)('one request stays one: %s', async (_name, bytes, requests = 1) => {
    seen.splice(0);
    const before = nginx.handedOn().length;
    const answer = await send(bytes);
    // What is left of a request in a connection that nginx keeps open to the back would be taken for the
    // beginning of the next one.
    const others = await Promise.all(
      [1, 2, 3].map((number) =>
        send(`GET /other-${number} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      ),
    );
    others.forEach((other, index) =>
      expect(other).toMatch(new RegExp(`answer to /other-${index + 1}$`, 'm')),
    );
    const isOwn = (each: string) => !each.startsWith('GET /other-');
    const handedOn = nginx.handedOn().slice(before).filter(isOwn);
    expect(seen.filter(isOwn)).toHaveLength(handedOn.length);
    expect(handedOn.length).toBeLessThanOrEqual(requests);
    expect((answer.match(/^HTTP\/1\.1 200 /gm) ?? []).length).toBeLessThanOrEqual(handedOn.length);
  });

  /** Sends, waits until nothing more comes, and hangs up. */
  function send(bytes: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect({ host: '127.0.0.1', port: nginx.port }, () => socket.write(bytes, 'latin1'));
      const end = () => {
        clearTimeout(timer);
        socket.destroy();
        resolve(answer);
      };
      let timer = setTimeout(end, 400);
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1');
        clearTimeout(timer);
        timer = setTimeout(end, 60);
      });
      socket.on('close', end);
      socket.on('error', end);
    });
  }
});
