import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { runInNewContext } from 'node:vm';
import { pageCaches } from './worker-messages';

const source = readFileSync('lib/offline/service-worker.js', 'utf8');
const origin = 'https://site.test';

/** The worker's own functions, in a place where nothing is there but what they are given. */
function load() {
  const self = { addEventListener: () => undefined, location: { origin }, caches: {}, navigator: {} };
  return runInNewContext(`${source}; ({ keyOf, isShared, assetsIn, isPanel, MOST })`, {
    self,
    URL,
    URLSearchParams,
  }) as {
    keyOf: (url: URL) => string | null;
    isShared: (response: object) => boolean;
    assetsIn: (html: string) => string[];
    isPanel: (request: object) => boolean;
    MOST: Record<string, number>;
  };
}

const worker = load();
const key = (path: string) => worker.keyOf(new URL(path, origin))?.slice(origin.length) ?? null;

it('weighs at most 4 kB', () => {
  expect(gzipSync(source).length).toBeLessThan(4_096);
});

it('has the caches that the page lists', () => {
  expect(Object.keys(worker.MOST)).toEqual(expect.arrayContaining([...pageCaches]));
});

it.each([
  ['/blog/safe-sleep', '/blog/safe-sleep'],
  ['/blog?page=2', '/blog?page=2'],
  ['/blog/safe-sleep?utm_source=mail&fbclid=1&_rsc=x', '/blog/safe-sleep'],
  ['/nutriai/cookbook/1?servings=2', '/nutriai/cookbook/1'],
  ['/nutriai/recipes/egg-toast?servings=2', '/nutriai/recipes/egg-toast'],
  ['/nutriai/recipes?age=9', null],
  ['/search?q=eggs', null],
  ['/profile', null],
  ['/sign-in?next=/profile', null],
  ['/admin', null],
  ['/admin/collections/posts', null],
  ['/cms-api/posts', null],
  ['/cms-preview/posts?slug=a', null],
  ['/api/docs', null],
  ['/documents/1', null],
  ['/confirm-email', null],
  ['/reset-password', null],
  ['/feed.xml', null],
  ['https://elsewhere.test/blog/safe-sleep', null],
])('keeps %s under %s', (path, expected) => {
  expect(key(path)).toBe(expected);
});

const response = (fields: object, headers: object = {}) => ({
  status: 200,
  type: 'basic',
  redirected: false,
  ...fields,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0',
    ...headers,
  }),
});

it.each([
  [{}, {}, true],
  [{ status: 404 }, {}, false],
  [{ status: 206 }, {}, false],
  [{ type: 'opaque' }, {}, false],
  [{ type: 'opaqueredirect' }, {}, false],
  [{ redirected: true }, {}, false],
  [{}, { 'cache-control': 'private, no-cache, no-store' }, false],
  [{}, { 'cache-control': '' }, false],
  [{}, { 'content-type': 'application/json' }, false],
  [{}, { 'content-type': 'text/x-component' }, false],
])('an answer with %j and %j may be kept: %s', (fields, headers, expected) => {
  expect(worker.isShared(response(fields, headers))).toBe(expected);
});

it('finds every file that a page names, in its tags and in the data of its scripts', () => {
  const html =
    '<link href="/_next/static/media/a-s.p.1.woff2"><script src="/_next/static/chunks/0~b.js"></script>' +
    '<script>self.__next_f.push([1,"I[1,[\\"/_next/static/chunks/c.js\\",\\"/_next/static/chunks/c.js\\"]"])</script>';
  expect([...worker.assetsIn(html)]).toEqual([
    '/_next/static/media/a-s.p.1.woff2',
    '/_next/static/chunks/0~b.js',
    '/_next/static/chunks/c.js',
  ]);
});

it('leaves the panel alone', () => {
  expect(worker.isPanel({ referrer: `${origin}/admin/collections` })).toBe(true);
  expect(worker.isPanel({ referrer: `${origin}/blog/admin` })).toBe(false);
});
