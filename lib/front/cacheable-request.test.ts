import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { cacheKey, pagesWithoutQuery } from './cacheable-request';

const key = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  cacheKey({ method, url, headers });

it.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/safe-sleep', '/blog/safe-sleep'],
  ['/blog?page=2', '/blog?page=2'],
  ['/blog?page=9999', '/blog?page=9999'],
  ['/api-for-parents', '/api-for-parents'],
  ['/mediation', '/mediation'],
])('keeps the page %s under %s', (url, expected) => {
  expect(key(url)).toBe(expected);
});

it.each([
  '?utm_source=letter',
  '?utm_source=a&utm_medium=b&utm_campaign=c',
  '?fbclid=x',
  '?gclid=x',
  '?mc_eid=x&mc_cid=y',
  '?ref=friend',
  '?utm_source=//evil.example',
  '?srsltid=x',
  '?msclkid=x',
  '?x=1',
  '?PAGE=2',
  '?page[]=2',
  '?=x',
])('shows the same page for %s, which no page reads', (query) => {
  expect(key(`/blog${query}`)).toBe('/blog');
  expect(key(`/blog${query}&page=3`)).toBe('/blog?page=3');
});

it.each([
  '/',
  '/blog/safe-sleep',
  '/web-stories/drinks-by-age',
  '/authors/little-pear-editors',
  '/nutriai/foods/egg',
  '/nutriai/recipes/dal',
])('shows the same page %s whatever stands in its query, for it reads none', (page) => {
  expect(key(`${page}?servings=6`)).toBe(page);
  expect(key(`${page}?page=2&x=1&x=2`)).toBe(page);
  expect(key(`${page}?srsltid=abc`, { cookie: '__prerender_bypass=x' })).toBeNull();
  expect(key(`${page}?rsc=1`, { rsc: '1' })).toBeNull();
});

it.each([
  ['/blog', ['q']],
  ['/search', ['q', 'kind']],
  ['/nutriai/foods', ['q', 'age', 'without', 'group', 'rich', 'choking']],
  ['/nutriai/recipes', ['age', 'meal', 'without', 'diet']],
  ['/nutriai/can-my-baby-eat', ['text', 'age', 'allergy', 'diet']],
  ['/nutriai/cookbook/17', ['servings']],
  ['/contact', ['sent', 'problem']],
  ['/newsletter', ['done', 'problem']],
  ['/sign-in', ['next']],
])('makes %s for the caller alone where its query has one of %j, which it reads', (page, names) => {
  for (const name of names) expect(key(`${page}?x=1&${name}=1`)).toBeNull();
});

it('calls no page one without a query whose code reads it', () => {
  const site = path.resolve('app/(site)');
  const reading = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .filter((file) => pagesWithoutQuery.test(`/${path.dirname(file)}`.replace(/^\/\.$/, '/')))
    .map((file) => readFileSync(path.join(site, file), 'utf8').includes('searchParams'));
  expect(reading).toEqual([false, false, false, false, false, false]);
});

it('knows every page that reads its query: the table above has them', () => {
  const site = path.resolve('app/(site)');
  const reading = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .filter((file) => readFileSync(path.join(site, file), 'utf8').includes('searchParams'))
    .map((file) => path.dirname(file));
  expect(reading.toSorted()).toEqual([
    'blog',
    'blog/category/[slug]',
    'blog/tag/[tag]',
    'contact',
    'newsletter',
    'nutriai/(member)/cookbook/[id]',
    'nutriai/(member)/cookbook/[id]/cook',
    'nutriai/can-my-baby-eat',
    'nutriai/foods',
    'nutriai/recipes',
    'search',
    'sign-in',
  ]);
});

it('keeps one page for all, whichever cookies of ours a browser sends', () => {
  expect(key('/blog', { cookie: 'lp_device=a.b; lp_visitor=c' })).toBe('/blog');
});

it('keeps a page for HEAD under the key of GET', () => {
  expect(key('/blog', {}, 'HEAD')).toBe('/blog');
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'get', ''])(
  'keeps nothing of the method “%s”',
  (method) => {
    expect(key('/blog', {}, method)).toBeNull();
  },
);

it.each([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-hmr-refresh',
  'next-url',
  'next-action',
  'x-nextjs-data',
  'x-nextjs-postponed',
  'x-middleware-subrequest',
  'x-middleware-prefetch',
  'x-invoke-path',
  'x-invoke-status',
  'x-matched-path',
  'x-now-route-matches',
  'purpose',
])('lets no %s header decide what others see: such a request has no key', (name) => {
  expect(key('/blog', { [name]: '1' })).toBeNull();
  expect(key('/blog', { [name]: '' })).toBeNull();
});

it('keeps nothing for a caller who says who they are', () => {
  expect(key('/blog', { authorization: 'Bearer x' })).toBeNull();
  expect(key('/blog', { authorization: '' })).toBeNull();
});

it.each([
  '__prerender_bypass=x',
  'a=b; __prerender_bypass=x',
  'a=b;__prerender_bypass=x; c=d',
  '__next_preview_data=x',
])('keeps nothing for an editor who looks at drafts: %s', (cookie) => {
  expect(key('/blog', { cookie })).toBeNull();
});

it.each(['payload-token=x', '_ga=GA1.1', 'not__prerender_bypass=1', 'a=__prerender_bypass'])(
  'shares the page with a caller whose cookies change nothing: %s',
  (cookie) => {
    expect(key('/blog', { cookie })).toBe('/blog');
  },
);

it.each([
  '/api',
  '/api/login',
  '/admin',
  '/admin/collections/posts',
  '/cms-api/posts',
  '/mcp',
  '/cms-preview/posts/1',
  '/_next/static/x',
  '/_next/image?url=x',
  '/media/images/a',
  '/og/blog/a',
  '/_global-error',
  '/profile',
  '/profile/',
  '/sign-in',
  '/healthz',
  '/readyz',
])('never keeps the private place %s', (url) => {
  expect(key(url)).toBeNull();
});

it.each([
  ['another host', '//evil.example/blog'],
  ['another host by a backslash', '/\\evil.example/blog'],
  ['another host that has no name', '/\\'],
  ['another host that is none', '/\\%00'],
  ['a whole address', 'http://evil.example/blog'],
  ['no path at all', '*'],
  ['nothing', ''],
  ['a step up', '/api/../blog'],
  ['a step up that is hidden', '/blog/x/%2e%2e'],
  ['a step that leads nowhere', '/./blog'],
  ['a backslash', '/blog\\x'],
  ['an encoded slash', '/blog%2fsafe-sleep'],
  ['an encoded letter', '/%61dmin'],
  ['a broken encoding', '/blog/%'],
  ['a letter that would be encoded', '/blog/é'],
  ['a fragment', '/blog#x'],
  ['a tab', '/bl\tog'],
  ['a file', '/sitemap.xml'],
  ['a feed', '/feed.xml'],
  ['a file Next keeps for itself', '/blog.rsc'],
  ['a text file', '/blog.txt'],
])('keeps nothing under a path with %s', (_what, url) => {
  expect(key(url)).toBeNull();
});

it.each([
  '?_rsc=abc',
  '?page=2&_rsc=abc',
  '?q=pear',
  '?page=',
  '?page=0',
  '?page=01',
  '?page=-1',
  '?page=1.0',
  '?page=1e3',
  '?page=10000',
  '?page=2%20',
  '?page=٢',
  '?page=2&page=3',
  '?page=2&page=2',
  '?__proto__=1',
  '?nxtPslug=x',
])('keeps nothing for the query %s', (query) => {
  expect(key(`/blog${query}`)).toBeNull();
});
