import { createFrontServer } from './front-server';
import { htmlPage, plainSite, TestSite } from './testing/site';

const front = createFrontServer({ isCaching: true, site: plainSite });
const site = new TestSite(front.server);

/** What Next answers by itself, without looking at conditions; in pieces, as it does. */
front.handOver(async (request, response) => {
  const path = (request.url ?? '').split('?')[0];
  if (path === '/gone') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('gone');
    return;
  }
  if (path === '/icon.svg') {
    response.writeHead(200, 'OK', { 'content-type': 'image/svg+xml', 'content-length': '6', etag: '"icon"' });
    response.write('<sv', () => response.end('g/>'));
    return;
  }
  if (path === '/icon-192.png') {
    // As Next does with a file of `public`.
    const isRefused =
      request.headers['if-match'] !== undefined || request.headers['if-unmodified-since'] !== undefined;
    const headers = { etag: 'W/"png"', 'last-modified': 'Mon, 23 Nov 2026 06:04:18 GMT' };
    response.writeHead(isRefused ? 500 : 200, headers).end('png');
    return;
  }
  if (path === '/robots.txt') {
    response.setHeader('content-type', 'text/plain');
    response.end('User-agent: *');
    return;
  }
  if (path === '/api/user-profile') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  await htmlPage((given) => `page ${given.url}`)(request, response);
});

beforeAll(() => site.start());
afterAll(() => site.stop());

/** Documents past the page cache, files that Next makes, and a page of the cache. */
const answers = [
  '/search?q=pear',
  '/profile',
  '/admin',
  '/robots.txt',
  '/icon.svg',
  '/icon-192.png',
  '/blog',
  '/healthz',
];
const gzip = { 'Accept-Encoding': 'gzip, br' };

describe.each(answers)('%s', (path) => {
  it.each(['GET', 'HEAD'])('answers %s with 304 when any representation will do', async (method) => {
    for (const headers of [{}, gzip]) {
      const whole = await site.ask(path, { headers });
      expect(whole.status).toBe(200);
      const answer = await site.ask(path, { method, headers: { ...headers, 'If-None-Match': '*' } });
      expect(answer).toMatchObject({ status: 304, text: '' });
      for (const name of ['etag', 'cache-control', 'vary', 'x-frame-options'])
        expect([name, answer.headers[name]]).toEqual([name, whole.headers[name]]);
      for (const name of ['content-encoding', 'content-disposition', 'transfer-encoding'])
        expect([name, answer.headers[name]]).toEqual([name, undefined]);
    }
  });

  it('is sent where the caller has another one, or any will do', async () => {
    for (const [name, value] of [
      ['If-None-Match', '"other"'],
      ['If-Match', '*'],
    ] as const) {
      const answer = await site.ask(path, { headers: { [name]: value } });
      expect([answer.status, answer.text !== '']).toEqual([200, true]);
    }
  });

  it('is not sent where another one is asked for', async () => {
    const answer = await site.ask(path, { headers: { 'If-Match': '"other"' } });
    expect(answer).toMatchObject({ status: 412, text: '', headers: { 'content-length': '0' } });
  });
});

it('knows the ETag that a handler gave', async () => {
  expect(await site.ask('/icon.svg', { headers: { 'If-None-Match': 'W/"icon"' } })).toMatchObject({
    status: 304,
  });
  expect(await site.ask('/icon.svg', { headers: { 'If-Match': '"icon"' } })).toMatchObject({
    text: '<svg/>',
  });
});

it('compares dates where there is one', async () => {
  const status = async (path: string, date: string) =>
    (await site.ask(path, { headers: { 'If-Unmodified-Since': date } })).status;
  expect(await status('/icon-192.png', 'Mon, 23 Nov 2026 06:04:17 GMT')).toBe(412);
  expect(await status('/icon-192.png', 'Mon, 23 Nov 2026 06:04:18 GMT')).toBe(200);
  expect(await status('/icon-192.png', 'yesterday')).toBe(200);
  expect(await status('/robots.txt', 'Mon, 23 Nov 2020 06:04:17 GMT')).toBe(200);
});

it('leaves errors, other methods and the answers of programs alone', async () => {
  const any = { 'If-None-Match': '*' };
  expect(await site.ask('/gone', { headers: any })).toMatchObject({ status: 404, text: 'gone' });
  expect(await site.ask('/api/user-profile', { headers: any })).toMatchObject({ status: 200, text: '{}' });
  expect((await site.ask('/profile', { method: 'POST', headers: any })).status).toBe(405);
});

it('goes on with the next request on the same connection', async () => {
  const ask = (head: string) => `GET /profile HTTP/1.1\r\nHost: x\r\n${head}\r\n`;
  const answer = await site.askRaw(
    `${ask('If-None-Match: *\r\n')}${ask('If-Match: "x"\r\n')}${ask('Connection: close\r\n')}`,
  );
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 304', 'HTTP/1.1 412', 'HTTP/1.1 200']);
});
