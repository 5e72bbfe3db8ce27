import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createFrontServer } from './front-server';
import { plainSite, TestSite } from './testing/site';

let site: TestSite;
const seen: { url: string | undefined; headers: IncomingMessage['headers'] }[] = [];

beforeAll(async () => {
  const front = createFrontServer({ isCaching: true, site: plainSite });
  front.handOver(async (request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    if (request.method === 'POST') await once(request.resume(), 'end');
    response.writeHead(200, { 'content-type': 'text/plain' }).end('behind');
  });
  // As Next does at the first request.
  front.server.on('upgrade', (_request, socket) => socket.destroy());
  site = new TestSite(front.server);
  await site.start();
});

afterAll(() => site.stop());
beforeEach(() => seen.splice(0));

describe('what never reaches a page or a handler', () => {
  it.each([
    ['GET', '/api/blogs/%', 400, 'The address is not valid UTF-8.'],
    ['GET', '/api/v2/pages/%ff', 400, 'The address is not valid UTF-8.'],
    ['POST', '/cms-api/staff/%c0%ae', 400, 'The address is not valid UTF-8.'],
    ['PROPFIND', '/api/login', 405, 'Method "PROPFIND" not allowed.'],
    ['TRACE', '/admin/api/main/pages/', 405, 'Method "TRACE" not allowed.'],
    ['POST', '/api//login', 404, 'Not found.'],
    ['GET', '/api/..\\..\\x', 404, 'Not found.'],
    ['POST', '/cms-api/staff/login/../', 404, 'Not found.'],
    ['POST', '/cms-api/staff/login/%2e%2E', 404, 'Not found.'],
    ['GET', '/api/./blogs', 404, 'Not found.'],
    ['TRACE', '/mcp', 405, 'Method "TRACE" not allowed.'],
    ['POST', '/mcp//', 404, 'Not found.'],

    // A page among the programs' addresses: Next would read any form as an action of its own.
    ['POST', '/api/docs', 405, 'Method "POST" not allowed.'],
    ['POST', '/api/docs/?a=1', 405, 'Method "POST" not allowed.'],
  ])('refuses %s %s as the contract does', async (method, path, status, detail) => {
    const answer = await site.ask(path, { method });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'application/json']);
    expect(JSON.parse(answer.text)).toEqual({ detail });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(seen).toEqual([]);
  });

  it.each([
    ['GET', '/blog/%', 400],
    ['GET', `/blog?${'a=1&'.repeat(300)}b`, 400],
    ['GET', `/gone?a=1?${'&'.repeat(300)}`, 400],
    ['HEAD', `/admin/login?${'a=1&b[]=2&'.repeat(200)}`, 400],
    ['GET', '/%ff', 400],
    ['POST', '/blog', 405],
    ['DELETE', '/feed.xml', 405],
    ['PUT', '/media/images/a.webp', 405],
    ['POST', '/admin', 403],
    ['POST', '/admin/collections/posts', 403],
    ['GET', '/_global-error', 404],
    ['HEAD', '/_not-found', 404],
    ['GET', '/blog/..//evil.example/', 404],
    ['GET', '/media/../secrets.json', 404],
    ['GET', '/media/%2E%2e/secrets.json', 404],
    ['GET', '/blog/.', 404],
  ])('refuses %s %s with a line of text', async (method, path, status) => {
    const answer = await site.ask(path, { method });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(seen).toEqual([]);
  });

  it.each(['garbage', '%', '{}', '%5B1%5D', '["",{},1,2,3]'])(
    'refuses the state %s of a router, which Next fails at',
    async (state) => {
      const headers = { rsc: '1', 'next-router-state-tree': state };
      expect((await site.ask('/blog?_rsc=x', { headers })).status).toBe(400);
      expect((await site.ask('/blog.rsc', { headers })).status).toBe(400);
      expect(seen).toEqual([]);
    },
  );

  it('passes a state on that a page has made', async () => {
    const state = encodeURIComponent(
      JSON.stringify(['', { children: ['blog', { children: ['__PAGE__', {}] }] }]),
    );
    const answer = await site.ask('/blog?_rsc=x', { headers: { rsc: '1', 'next-router-state-tree': state } });
    expect(answer.status).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it('says with which methods a page answers', async () => {
    const answer = await site.ask('/blog', { method: 'OPTIONS' });
    expect([answer.status, answer.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it('lets an action of the panel through for whoever is signed in there', async () => {
    const headers = { 'next-action': '7f'.repeat(21), cookie: 'a=b; payload-token=x.y.z' };
    expect((await site.ask('/admin/account', { method: 'POST', headers })).text).toBe('behind');
  });

  const action = '7f'.repeat(21);
  it.each([
    ['nobody', { 'next-action': action }],
    ['nobody, with another cookie', { 'next-action': action, cookie: 'a=b' }],
    ['an empty token', { 'next-action': action, cookie: 'payload-token=' }],
    ['an empty token before another cookie', { 'next-action': action, cookie: 'payload-token=; a=b' }],
    ['a cookie whose name ends alike', { 'next-action': action, cookie: 'my-payload-token=x.y.z' }],
    ['a cookie whose value looks alike', { 'next-action': action, cookie: 'a=payload-token=x.y.z' }],
    ['no action', { cookie: 'payload-token=x.y.z' }],
    ['an action whose name is none', { 'next-action': 'x'.repeat(42), cookie: 'payload-token=x.y.z' }],
    ['an action with a short name', { 'next-action': '7f', cookie: 'payload-token=x.y.z' }],
  ])('lets nothing else be posted to the panel: %s', async (_what, headers) => {
    const answer = await site.ask('/admin/account', {
      method: 'POST',
      headers: headers as Record<string, string>,
    });
    expect([answer.status, answer.text]).toEqual([403, 'Sign in to the panel first.']);
    expect(seen).toEqual([]);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('no %s is an action of the panel', async (method) => {
    const headers = { 'next-action': action, cookie: 'payload-token=x.y.z' };
    expect((await site.ask('/admin/account', { method, headers })).status).toBe(403);
    expect(seen).toEqual([]);
  });

  it('takes the headers of Next’s own calls off those to the API, and leaves them to pages', async () => {
    const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-action': 'x', accept: '*/*' };
    await site.ask('/api/blogs', { headers });
    await site.ask('/blog', { headers });
    expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['rsc']));
    expect(Object.keys(seen[0]?.headers ?? {}).filter((name) => name.startsWith('next-'))).toEqual([]);
    expect(seen[1]?.headers).toMatchObject({ rsc: '1', 'next-router-prefetch': '1' });
  });
});

describe('targets that are no path', () => {
  it.each([
    ['http://evil.example/blog?q=1', '/blog?q=1'],
    ['HTTPS://evil.example', '/'],
    ['http://127.0.0.1:1?x=1', '/'],
    ['http://[::1]:8080/api/blogs', '/api/blogs'],
  ])('answers %s with what is here', async (target, path) => {
    expect(await site.askRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200/,
    );
    expect(seen[0]?.url).toBe(path);
  });

  it.each([
    'blog',
    'ftp://x/y',
    'http:/x',
    '?x',
    '*',
    'localhost:80',
    'http:///blog',
    'http://user:pw@127.0.0.1:1/blog',
    'http://[::1/blog',
    'http://a:b/blog',
    '/blog#part',
    'http://a/blog#part',
  ])('cannot read %s', async (target) => {
    expect(await site.askRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400/,
    );
    expect(seen).toEqual([]);
  });
});

describe('what is no request at all', () => {
  const head = 'Host: x\r\nConnection: close\r\n';
  it.each([
    ['bytes', '\u0000\u0001\u0002\r\n\r\n', 400],
    ['a method in small letters', `get / HTTP/1.1\r\n${head}\r\n`, 400],
    [
      'two lengths',
      `POST /api/login HTTP/1.1\r\n${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
      400,
    ],
    [
      'a length and chunks',
      `POST /api/login HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'chunked twice over',
      `POST /api/login HTTP/1.1\r\n${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a folded header', `GET / HTTP/1.1\r\n${head}X: a\r\n b\r\nnot a header\r\n\r\n`, 400],
    ['a space before the colon', `GET / HTTP/1.1\r\n${head}Transfer-Encoding : chunked\r\n\r\n`, 400],
    ['lines that end in a line feed alone', 'GET / HTTP/1.1\nHost: x\n\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'a chunk size that is none',
      `POST /api/login HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
      400,
    ],
    ['CONNECT', `CONNECT evil.example:80 HTTP/1.1\r\n${head}\r\n`, 405],
    ['an expectation', `GET / HTTP/1.1\r\n${head}Expect: miracles\r\n\r\n`, 417],
  ])('is refused in the shape of the contract: %s', async (_what, bytes, status) => {
    const answer = await site.askRaw(bytes);
    expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/content-type: application\/json/i);
    expect(answer).toMatch(/^strict-transport-security: max-age=\d{8}/im);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual({ detail: expect.any(String) });
  });

  it('nothing is done behind the last answer of a connection', async () => {
    const length = 25 * 1024 * 1024;
    const refused = `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
    const behind = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';
    const answer = await site.askRaw(`${refused}${'a'.repeat(length)}${behind}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413']);
    // The server's half is closed first; what it reads after that it would do in vain.
    await delay(200);
    expect(seen).toEqual([]);
  });

  it('no connection becomes a WebSocket', async () => {
    const upgrade =
      'Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n';
    expect(await site.askRaw(`GET /blog HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
