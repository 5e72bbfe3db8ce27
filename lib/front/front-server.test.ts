import { createHash } from 'node:crypto';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { invalidatePages } from '../platform/cache/page-cache';
import { tagPage } from '../platform/cache/page-tags';
import { createFrontServer, type FrontServer } from './front-server';
import { type Handler, htmlPage, plainSite, TestSite } from './testing/site';

const dataDir = mkdtempSync(path.join(tmpdir(), 'little-pear-front-'));
const previousDataDir = process.env.DATA_DIR;

let front: FrontServer;
let site: TestSite;
let next: jest.Mock<Promise<void>, [IncomingMessage, ServerResponse]>;

beforeAll(() => {
  process.env.DATA_DIR = dataDir;
  mkdirSync(path.join(dataDir, 'media/images'), { recursive: true });
  mkdirSync(path.join(dataDir, 'media/documents'), { recursive: true });
  writeFileSync(path.join(dataDir, 'secrets.json'), '{"tokenSecret":"never to be seen"}');
  writeFileSync(path.join(dataDir, 'media/images/pear-320.webp'), '0123456789');
  writeFileSync(path.join(dataDir, 'media/images/page.html'), '<script>alert(1)</script>');
  writeFileSync(path.join(dataDir, 'media/images/.hidden.webp'), 'never to be seen');
  mkdirSync(path.join(dataDir, 'media/images/folder'));
  writeFileSync(path.join(dataDir, 'media/documents/plan.pdf'), '%PDF-1.7');
});

afterAll(() => {
  if (previousDataDir === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = previousDataDir;
  rmSync(dataDir, { recursive: true });
});

beforeEach(async () => {
  front = createFrontServer({ isCaching: true, site: plainSite });
  next = jest.fn(htmlPage((request) => `page ${request.url}`));
  site = new TestSite(front.server);
  await site.start();
});

afterEach(async () => {
  jest.restoreAllMocks();
  await site.stop();
});

const handOver = (handler?: Handler) => {
  if (handler) next.mockImplementation(handler);
  front.handOver((request, response) => next(request, response));
};

describe('while the site is starting', () => {
  it('answers every page with 503 and a hint when to come back', async () => {
    const answer = await site.ask('/blog');
    expect(answer).toMatchObject({ status: 503, text: 'Starting', headers: { 'retry-after': '2' } });
  });

  it('lives but is not ready', async () => {
    expect(await site.ask('/healthz')).toMatchObject({ status: 200, text: 'ok' });
    expect(await site.ask('/readyz')).toMatchObject({ status: 503, text: 'starting' });
    handOver();
    expect(await site.ask('/readyz')).toMatchObject({ status: 200, text: 'ready' });
    expect(next).not.toHaveBeenCalled();
  });

  it('keeps nothing of it: the first page after the start is a real one', async () => {
    await site.ask('/blog');
    handOver();
    expect(await site.ask('/blog')).toMatchObject({ status: 200, text: 'page /blog' });
  });
});

describe('pages', () => {
  it('are made once, until what they show has changed', async () => {
    let version = 1;
    handOver(async (request, response) => {
      tagPage('posts');
      await htmlPage(`version ${version}`)(request, response);
    });
    await site.ask('/blog');
    version = 2;
    expect((await site.ask('/blog')).text).toBe('version 1');
    invalidatePages(['posts']);
    expect((await site.ask('/blog')).text).toBe('version 2');
  });

  it('are made each time in development', async () => {
    await site.stop();
    front = createFrontServer({ isCaching: false, site: plainSite });
    site = new TestSite(front.server);
    await site.start();
    handOver();
    await site.ask('/blog');
    await site.ask('/blog');
    expect(next).toHaveBeenCalledTimes(2);
  });

  it('may run the scripts of Next in development', async () => {
    await site.stop();
    front = createFrontServer({ isCaching: false, site: plainSite });
    site = new TestSite(front.server);
    await site.start();
    handOver();
    const { headers } = await site.ask('/blog');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['/blog?q=pear', {}],
    ['/blog', { RSC: '1' }],
    ['/blog', { Authorization: 'Bearer x' }],
    ['/blog', { Cookie: '__prerender_bypass=x' }],
    ['/profile', {}],
    ['/api/user-profile', {}],
  ])('go past the cache when they may be one person’s: %s %j', async (url, headers) => {
    handOver();
    await site.ask(url, { headers });
    await site.ask(url, { headers });
    expect(next).toHaveBeenCalledTimes(2);
    expect((await site.ask('/blog')).text).toBe('page /blog');
  });

  it('show the same page when a request that Next answers otherwise came first', async () => {
    handOver(async (request, response) => {
      const isData = request.headers.rsc !== undefined;
      response.setHeader('Content-Type', isData ? 'text/x-component' : 'text/html');
      response.end(isData ? 'data' : 'page');
    });
    expect((await site.ask('/blog', { headers: { RSC: '1' } })).text).toBe('data');
    expect((await site.ask('/blog')).text).toBe('page');
    expect((await site.ask('/blog', { headers: { RSC: '1' } })).text).toBe('data');
  });

  it('carry the headers that keep browsers careful, kept or not', async () => {
    handOver();
    for (const url of ['/blog', '/blog', '/api/login', '/media/images/pear-320.webp', '/healthz']) {
      const { headers } = await site.ask(url);
      expect([url, headers['x-content-type-options'], headers['referrer-policy']]).toEqual([
        url,
        'nosniff',
        'strict-origin-when-cross-origin',
      ]);
    }
  });
});

describe('headers that only the server itself may set', () => {
  it.each(['/blog', '/api/login'])('never come through from outside (%s)', async (url) => {
    const seen: IncomingHttpHeaders = {};
    handOver(async (request, response) => {
      Object.assign(seen, request.headers);
      response.end();
    });
    await site.ask(url, {
      headers: {
        'X-Little-Pear-Address': '10.0.0.1',
        'X-Little-Pear-Anything': '1',
        'X-Middleware-Subrequest': 'middleware:middleware:middleware',
        'X-Middleware-Prefetch': '1',
        'X-Invoke-Path': '/admin',
        'X-Matched-Path': '/admin',
        'X-NextJS-Data': '1',
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'gopher',
        'X-Forwarded-Port': '1',
        Forwarded: 'host=evil.example',
        'X-Original-URL': '/admin',
        'X-Rewrite-URL': '/admin',
        'X-HTTP-Method-Override': 'DELETE',
        'X-Other': 'stays',
      },
    });
    const { 'x-little-pear-address': address, ...others } = seen;
    expect(String(address)).toMatch(url === '/blog' ? /^undefined$/ : /127\.0\.0\.1$/);
    // A page is rendered for nobody in particular; what is for one caller gets what they sent.
    const passed = url === '/blog' ? ['accept'] : ['connection', 'x-other'];
    expect(Object.keys(others).sort()).toEqual(
      [...passed, 'host', 'x-forwarded-host', 'x-forwarded-proto'].sort(),
    );
    expect([others.host, others['x-forwarded-host'], others['x-forwarded-proto']]).toEqual([
      'pear.example',
      'pear.example',
      'https',
    ]);
  });
});

describe('the slash at the end', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/blog/safe-sleep/', '/blog/safe-sleep'],
    ['/blog/?page=2', '/blog?page=2'],
    ['/blog/?a=?b', '/blog?a=?b'],
    ['/blog///', '/blog'],
    ['/apis/', '/apis'],
  ])('is taken away from the page %s for good', async (from, to) => {
    handOver();
    expect(await site.ask(from)).toMatchObject({ status: 308, headers: { location: to } });
    expect((await site.ask(from, { method: 'HEAD' })).status).toBe(308);
    expect(next).not.toHaveBeenCalled();
  });

  it('costs no more for a long row of slashes', async () => {
    handOver();
    const before = process.cpuUsage();
    const target = `/blog${'/'.repeat(15_000)}x/`;
    for (let time = 0; time < 5; time += 1) expect((await site.ask(target)).status).toBe(308);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/?a=/'],
    ['GET', '/blog?next=/x/'],
    ['GET', '/api/login/'],
    ['POST', '/api/login/'],
    ['GET', '/cms-api/posts/'],
    ['GET', '/admin/'],
  ])('stays where it is for %s %s', async (method, url) => {
    handOver();
    expect((await site.ask(url, { method })).status).toBe(200);
  });

  it.each([
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '\\\\evil.example/',
    '/\\/evil.example/',
    '//evil.example//',
    '//evil.example/?a=/',
    '/.//evil.example/',
    '/%2f/evil.example/',
    '/%5cevil.example/',
    '/%09/evil.example/',
    '/\t/evil.example/',
    'http://evil.example/',
    'https:evil.example/',
    '//evil.example\\@x/',
    '/blog/..//evil.example/',
  ])('never leads off the site: %j', async (url) => {
    handOver();
    const answer = await site.askRaw(
      `GET ${url} HTTP/1.1\r\nHost: pear.example\r\nConnection: close\r\n\r\n`,
    );
    const location = /^location: (.*)\r$/im.exec(answer)?.[1];
    const arrived = new URL(location ?? '/', 'https://pear.example/some/page');
    expect([answer.slice(9, 12), arrived.origin]).toEqual([
      expect.stringMatching(/^(?:308|400|200|404)$/),
      'https://pear.example',
    ]);
  });
});

describe('uploaded files', () => {
  const picture = '/media/images/pear-320.webp';

  it('are sent with their type, for a year', async () => {
    expect(await site.ask(picture)).toMatchObject({
      status: 200,
      text: '0123456789',
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('are there before the site is', async () => {
    expect((await site.ask(picture)).status).toBe(200);
  });

  it('are sent in part', async () => {
    const answer = await site.ask(picture, { headers: { Range: 'bytes=2-4' } });
    expect(answer).toMatchObject({ status: 206, text: '234', headers: { 'content-range': 'bytes 2-4/10' } });
  });

  it.each([
    ['the end', 'bytes=-3', '789', 'bytes 7-9/10'],
    ['the rest', 'bytes=6-', '6789', 'bytes 6-9/10'],
    ['more than there is', 'bytes=8-99', '89', 'bytes 8-9/10'],
  ])('are sent in part: %s', async (_what, range, text, contentRange) => {
    const answer = await site.ask(picture, { headers: { Range: range } });
    expect(answer).toMatchObject({ status: 206, text, headers: { 'content-range': contentRange } });
  });

  it.each(['bytes=0-1,4-5', 'items=0-1', 'bytes 0-1'])(
    'are sent whole where no one part is asked for: %s',
    async (range) => {
      const answer = await site.ask(picture, { headers: { Range: range } });
      expect([answer.status, answer.text]).toEqual([200, '0123456789']);
      expect(answer.headers['content-range']).toBeUndefined();
    },
  );

  it('are sent in part only as long as they are the file that the part belongs to', async () => {
    const { etag, 'last-modified': changed } = (await site.ask(picture)).headers;
    const partOf = async (ifRange: string) => {
      const answer = await site.ask(picture, { headers: { Range: 'bytes=2-4', 'If-Range': ifRange } });
      return [answer.status, answer.text];
    };
    expect(await partOf(String(changed))).toEqual([206, '234']);
    expect(await partOf('"another"')).toEqual([200, '0123456789']);
    expect(await partOf('Sat, 01 Jan 2000 00:00:00 GMT')).toEqual([200, '0123456789']);
    expect(await partOf(String(etag))).toEqual([206, '234']);
    // A weak tag cannot vouch for single bytes, nor a date that is not the very one (RFC 9110 §13.1.5).
    expect(await partOf(`W/${String(etag)}`)).toEqual([200, '0123456789']);
    expect(await partOf('Sat, 01 Jan 2050 00:00:00 GMT')).toEqual([200, '0123456789']);
  });

  it.each([
    ['that they do not have', 'bytes=20-30'],
    ['that is none', 'bytes=b-a'],
    ['of no length', 'bytes='],
  ])('say how long they are when a part is asked for %s', async (_which, range) => {
    const answer = await site.ask(picture, { headers: { Range: range } });
    expect(answer).toMatchObject({ status: 416, text: '', headers: { 'content-range': 'bytes */10' } });
  });

  it('are not sent again to a browser that has them', async () => {
    const { etag } = (await site.ask(picture)).headers;
    expect(await site.ask(picture, { headers: { 'If-None-Match': String(etag) } })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  it('have no body for HEAD', async () => {
    expect(await site.ask(picture, { method: 'HEAD' })).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-length': '10' },
    });
  });

  it.each([picture, '/media/images/page.html', '/media/documents/plan.pdf'])(
    'can do no harm on the site: %s',
    async (url) => {
      expect((await site.ask(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  it('are downloads when they are documents', async () => {
    expect((await site.ask('/media/documents/plan.pdf')).headers['content-disposition']).toBe(
      'attachment; filename="plan.pdf"',
    );
  });

  it.each([
    '/media/images/..%2f..%2fsecrets.json',
    '/media/images/../../secrets.json',
    '/media/images/%2e%2e/%2e%2e/secrets.json',
    '/media/images/..%5c..%5csecrets.json',
    '/media/images/....//....//secrets.json',
    '/media/images//etc/passwd',
    '/media/images/pear-320.webp%00.png',
    '/media/images/pear-320.webp/',
    '/media/images/.hidden.webp',
    '/media/images/%2ehidden.webp',
    '/media/images/folder',
    '/media/images/folder/',
    '/media/images/',
    '/media/images',
    '/media/secrets.json',
    '/media/../secrets.json',
    '/media/documents/nothing.pdf',
    '/media/',
  ])('are not found under %s', async (url) => {
    handOver(async (_request, response) => void response.writeHead(404).end('Next: not found'));
    const answer = await site.ask(url);
    expect(answer.text).not.toContain('never to be seen');
    expect([url, answer.status]).toEqual([url, 404]);
  });

  it.each(['POST', 'PUT', 'DELETE'])('cannot be changed by %s', async (method) => {
    expect((await site.ask(picture, { method })).status).toBe(405);
    expect((await site.ask(picture)).text).toBe('0123456789');
  });

  // The length of the file was already in the headers: the reader waited for bytes that never came.
  it('answer 404 in full when the file cannot be opened', async () => {
    jest.spyOn(fs, 'createReadStream').mockImplementation(() => brokenStream('') as unknown as fs.ReadStream);
    const answer = await site.ask(picture);
    expect(answer).toMatchObject({
      status: 404,
      text: 'Not found',
      headers: { 'cache-control': 'no-store' },
    });
  });

  // The 404 that was then tried on a half-sent answer threw outside of every handler and took the server down.
  it('break off when the disk fails in the middle, and the server lives on', async () => {
    const spy = jest
      .spyOn(fs, 'createReadStream')
      .mockImplementation(() => brokenStream('01234') as unknown as fs.ReadStream);
    await expect(site.ask(picture)).rejects.toThrow();
    spy.mockRestore();
    expect((await site.ask(picture)).status).toBe(200);
  });
});

describe('when something goes wrong', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });

  it.each(['/blog', '/api/login', '/blog?q=pear'])(
    'answers %s with 500 and plain words, and lives on',
    async (url) => {
      handOver(() => Promise.reject(new Error('secret detail')));
      const answer = await site.ask(`${url}`);
      expect(answer).toMatchObject({ status: 500, text: 'Server error' });
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('secret detail'));
      handOver(htmlPage('all is well'));
      expect(await site.ask(url)).toMatchObject({ status: 200, text: 'all is well' });
    },
  );

  it('logs no query, which may hold what somebody typed', async () => {
    handOver(() => Promise.reject(new Error('broken')));
    await site.ask('/blog?q=private');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('"path":"/blog"'));
    expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('private'));
  });

  it.each(['/api/calendars/', '/api/health-links/', '/newsletter/confirm/12.'])(
    'logs no secret of an address below %s',
    async (start) => {
      handOver(() => Promise.reject(new Error('broken')));
      await site.ask(`${start}Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2RlZg`);
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('/:id"'));
      expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('Zm9vYmFy'));
    },
  );

  it('cuts an answer off that was half sent, so that nobody takes it for whole', async () => {
    handOver(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('broken');
    });
    await expect(site.ask('/api/login')).rejects.toThrow();
    handOver(htmlPage('all is well'));
    expect((await site.ask('/blog')).status).toBe(200);
  });

  it.each(['TRACE', 'PROPFIND', 'LOCK'])('refuses the method %s', async (method) => {
    handOver();
    const answer = await site.ask('/blog', { method });
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    });
    expect(next).not.toHaveBeenCalled();
  });

  it('refuses headers beyond 16 KB', async () => {
    expect((await site.ask('/blog', { headers: { 'X-Long': 'x'.repeat(17_000) } })).status).toBe(431);
  });
});

/** A file that gives some bytes and then an error. */
function brokenStream(begin: string): PassThrough {
  const stream = new PassThrough();
  if (begin) stream.write(begin);
  setTimeout(() => stream.destroy(Object.assign(new Error('disk'), { code: begin ? 'EIO' : 'ENOENT' })), 20);
  return stream;
}

describe('where Next writes another form than is known', () => {
  const stockPage =
    '<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/></head>' +
    '<body><script>self.__next_g.push([1,"a"])</script></body></html>';

  it.each(['/', '/search?q=pear'])(
    'sends %s as Next has rendered it, with a policy that lets it run',
    async (url) => {
      const stock = createFrontServer({
        isCaching: true,
        site: plainSite,
        isRuntimeLate: true,
        isStock: true,
      });
      stock.handOver(async (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(stockPage);
      });
      const ownSite = new TestSite(stock.server);
      await ownSite.start();
      const { status, text, headers } = await ownSite.ask(url);
      const hash = createHash('sha256').update('self.__next_g.push([1,"a"])').digest('base64');
      expect([status, text]).toEqual([200, stockPage]);
      expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(await ownSite.ask('/readyz')).toMatchObject({ status: 200 });
      await ownSite.stop();
    },
  );
});
