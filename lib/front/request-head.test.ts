import { once } from 'node:events';
import { createFrontServer } from './front-server';
import { plainSite, TestSite } from './testing/site';

let site: TestSite;
const seen: string[] = [];

beforeAll(async () => {
  const front = createFrontServer({ isCaching: true, site: plainSite });
  front.handOver(async (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (request.method === 'POST') await once(request.resume(), 'end');
    response.setHeader('Content-Type', 'text/html');
    response.end('<html><body>behind</body></html>');
  });
  site = new TestSite(front.server);
  await site.start();
});

afterAll(() => site.stop());
beforeEach(() => seen.splice(0));

const host = 'Host: pear.example\r\n';
const close = 'Connection: close\r\n';
const get = (head: string, line = 'GET /healthz HTTP/1.1') => `${line}\r\n${close}${head}\r\n`;
const post = (head: string, body: string, line = 'POST /api/x HTTP/1.1') =>
  `${line}\r\n${host}${close}Content-Type: application/json\r\n${head}\r\n${body}`;
const statuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

describe('what RFC 9112 asks 400 for', () => {
  it.each([
    ['two hosts', get(`${host}Host: other.example\r\n`)],
    ['the same host twice', get(host + host)],
    [
      'a second host behind 2,100 other fields',
      get(`${host}${'a:\r\n'.repeat(2_100)}Host: other.example\r\n`),
    ],
    ['two hosts in another case', get(`${host}hOST: pear.example\r\n`)],
    ['two hosts in HTTP/1.0', get(host + host, 'GET /healthz HTTP/1.0')],
    ['no host', get('')],
    ['no host for a page', get('', 'GET /a-page HTTP/1.1')],
    ['no host for a program', get('', 'GET /api/blogs HTTP/1.1')],
    ['no host for OPTIONS *', get('', 'OPTIONS * HTTP/1.1')],
    ['no host beside an absolute target', get('', 'GET http://pear.example/healthz HTTP/1.1')],
    ['an empty host', get('Host:\r\n')],
    ['a host of spaces', get('Host:   \r\n')],
    ['a path for a host', get('Host: a/b?c\r\n')],
    ['user information', get('Host: user@pear.example\r\n')],
    ['a port that is none', get('Host: pear.example:http\r\n')],
    ['an address without brackets', get('Host: ::1\r\n')],
    ['a list of hosts', get('Host: a.example, b.example\r\n')],
    ['a bad host in HTTP/1.0', get('Host: a b\r\n', 'GET /healthz HTTP/1.0')],
    ['HTTP/2.0', get(host, 'GET /healthz HTTP/2.0')],
    ['HTTP/3.0', get(host, 'GET /healthz HTTP/3.0')],
    ['HTTP/0.9 by name', get(host, 'GET /healthz HTTP/0.9')],
    ['HTTP/0.9', 'GET /\r\n\r\n'],
    ['HTTP/1', get(host, 'GET /healthz HTTP/1')],
    ['HTTP/1.10', get(host, 'GET /healthz HTTP/1.10')],
    ['http/1.1 in small letters', get(host, 'GET /healthz http/1.1')],
    ['another protocol', get(host, 'GET /healthz HTCPCP/1.1')],
    ['no target', get(host, 'GET HTTP/1.1')],
    ['a target with a space', get(host, 'GET /a b HTTP/1.1')],
    ['a target with a fragment', get(host, 'GET /healthz#a HTTP/1.1')],
    ['a star with GET', get(host, 'GET * HTTP/1.1')],
    ['an authority with GET', get(host, 'GET pear.example:443 HTTP/1.1')],
    ['an absolute target without a host', get(host, 'GET http:///healthz HTTP/1.1')],
    ['an absolute target with user information', get(host, 'GET http://a:b@pear.example/ HTTP/1.1')],
    ['a tab for a space', get(host, 'GET\t/healthz\tHTTP/1.1')],
    ['a space behind the version', get(host, 'GET /healthz HTTP/1.1 ')],
    ['a space before the method', get(host, ' GET /healthz HTTP/1.1')],
    ['a method that is no token', get(host, 'GE(T /healthz HTTP/1.1')],
    ['a space before a colon', get(`${host}X : a\r\n`)],
    ['a space before the first field', get(` X: a\r\n${host}`)],
    ['a folded field', get(`${host}X: a\r\n b\r\n`)],
    ['a field without a name', get(`${host}: a\r\n`)],
    ['a field without a colon', get(`${host}nonsense\r\n`)],
    ['a NUL in a value', get(`${host}X: a\u0000b\r\n`)],
    ['a carriage return in a value', get(`${host}X: a\rb\r\n`)],
    ['two authorizations', get(`${host}Authorization: Bearer a\r\nAuthorization: Bearer b\r\n`)],
    ['two media types', post('Content-Type: text/plain\r\nContent-Length: 2\r\n', '{}')],
    ['two ranges', get(`${host}Range: bytes=0-1\r\nRange: bytes=2-3\r\n`)],
    ['two keys', post('Idempotency-Key: a\r\nIdempotency-Key: b\r\nContent-Length: 2\r\n', '{}')],
    ['the same length twice', post('Content-Length: 2\r\nContent-Length: 2\r\n', '{}')],
    ['a list of lengths', post('Content-Length: 2, 2\r\n', '{}')],
    ['no length in the field', post('Content-Length:\r\n', '{}')],
    ['an empty coding', post('Transfer-Encoding:\r\nContent-Length: 2\r\n', '{}')],
    ['identity for a coding', post('Transfer-Encoding: identity\r\n', '{}')],
    ['chunked twice', post('Transfer-Encoding: chunked, chunked\r\n', '2\r\n{}\r\n0\r\n\r\n')],
    ['chunked that is not last', post('Transfer-Encoding: chunked, gzip\r\n', '2\r\n{}\r\n0\r\n\r\n')],
    ['chunked in quotes', post('Transfer-Encoding: "chunked"\r\n', '2\r\n{}\r\n0\r\n\r\n')],
    [
      'chunks in HTTP/1.0',
      post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\n\r\n', 'POST /api/x HTTP/1.0'),
    ],
  ])('%s', async (_what, bytes) => {
    const answer = await site.askRaw(bytes);
    expect(statuses(answer)).toEqual([400]);
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toMatch(/^content-type: application\/json/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff/im);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))).toEqual({ detail: expect.any(String) });
    expect(seen).toEqual([]);
  });
});

it('says 501 to a coding that it does not know, and reads no body in it', async () => {
  for (const coding of ['gzip, chunked', 'x-own , chunked', 'gzip, deflate,Chunked']) {
    const answer = await site.askRaw(post(`Transfer-Encoding: ${coding}\r\n`, '2\r\n{}\r\n0\r\n\r\n'));
    expect([coding, statuses(answer)]).toEqual([coding, [501]]);
  }
  const inTwoLines = 'Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n';
  expect(statuses(await site.askRaw(post(inTwoLines, '2\r\n{}\r\n0\r\n\r\n')))).toEqual([501]);
  expect(seen).toEqual([]);
});

describe('what RFC 9112 allows', () => {
  it.each([
    ['a plain request', get(host), 200],
    ['HTTP/1.0 without a host', get('', 'GET /healthz HTTP/1.0'), 200],
    ['HTTP/1.0 with a host', get(host, 'GET /healthz HTTP/1.0'), 200],
    ['any host', get('Host: other.example:8080\r\n'), 200],
    ['an IPv6 host', get('Host: [::1]:3000\r\n'), 200],
    ['an empty line ahead', `\r\n${get(host)}`, 200],
    ['no space behind the colon', get('Host:pear.example\r\n'), 200],
    ['spaces around a value', get('Host: \t pear.example \t\r\n'), 200],
    ['names in any case', get('HOST: pear.example\r\n'), 200],
    ['an absolute target', get(host, 'GET http://pear.example/healthz HTTP/1.1'), 200],
    ['an absolute target of another host', get(host, 'GET https://other.example:1/healthz HTTP/1.1'), 200],
    ['an absolute target with a query alone', get(host, 'GET http://pear.example?a=1 HTTP/1.1'), 200],
    ['HEAD', get(host, 'HEAD /healthz HTTP/1.1'), 200],
    ['a star with OPTIONS', get(host, 'OPTIONS * HTTP/1.1'), 204],
    ['a method of others', get(host, 'PROPFIND /healthz HTTP/1.1'), 405],
    ['fields that are lists', get(`${host}Accept: text/html\r\nAccept: */*\r\nX-A: 1\r\nX-A: 2\r\n`), 200],
    ['bytes above ASCII in a value', get(`${host}X: caf\u00e9\r\n`), 200],
    ['chunked in another case', post('Transfer-Encoding: Chunked\r\n', '2\r\n{}\r\n0\r\n\r\n'), 200],
    ['chunk extensions', post('Transfer-Encoding: chunked\r\n', '2;a=b;c="d e"\r\n{}\r\n0;z\r\n\r\n'), 200],
    ['trailers', post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n0\r\nHost: b\r\nX: 1\r\n\r\n'), 200],
    ['a length with zeros', post('Content-Length: 0002\r\n', '{}'), 200],
    ['an expectation in HTTP/1.0', get(`${host}Expect: 100-continue\r\n`, 'GET /healthz HTTP/1.0'), 200],
  ])('%s', async (_what, bytes, status) => {
    expect(statuses(await site.askRaw(bytes))).toEqual([status]);
  });

  it('an expectation that can be met is answered first', async () => {
    const answer = await site.askRaw(post('Expect: 100-Continue\r\nContent-Length: 2\r\n', '{}'));
    expect(statuses(answer)).toEqual([100, 200]);
  });

  it('an absolute target counts by its path, a page of it as the page', async () => {
    await site.askRaw(get(host, 'GET http://other.example/once HTTP/1.1'));
    await site.askRaw(get(host, 'GET /once HTTP/1.1'));
    expect(seen).toEqual(['GET /once']);
  });
});

it('nothing behind a request whose end is not sure is read', async () => {
  const behind = `GET /behind HTTP/1.1\r\n${host}${close}\r\n`;
  for (const first of [
    `GET /healthz HTTP/1.1\r\n${host}Host: b\r\n\r\n`,
    `POST /api/x HTTP/1.1\r\n${host}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  ]) {
    expect(statuses(await site.askRaw(first + behind))).toHaveLength(1);
    expect(seen).toEqual([]);
  }
});
