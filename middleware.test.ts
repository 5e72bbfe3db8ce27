import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { cacheKey } from './lib/front/cacheable-request';
import { config, middleware } from './middleware';

const secret = 'p'.repeat(40);
const draft = '__prerender_bypass=abc';

beforeAll(() => {
  process.env.PAYLOAD_SECRET = secret;
  process.env.TOKEN_SECRET = 't'.repeat(40);
});

function staffToken(): Promise<string> {
  const key = new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32));
  const token = new SignJWT({ id: 1, collection: 'staff' }).setProtectedHeader({ alg: 'HS256' });
  return token.setExpirationTime('8h').sign(key);
}

/** Whether Next would run it. */
function runsFor(path: string, { cookie, ...headers }: Record<string, string> = {}): boolean {
  const cookies = Object.fromEntries((cookie ?? '').split('; ').map((pair) => pair.split('=', 2)));
  return unstable_doesMiddlewareMatch({ config, url: path, headers, cookies });
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`http://localhost${path}`, { headers }));

const pages = [
  ...['/', '/blog', '/blog?page=2', '/blog/a-post', '/blog/category/sleep', '/web-stories', '/web-stories/a'],
  ...[
    '/faq',
    '/contact',
    '/about-us',
    '/nutriai',
    '/nutriai/foods/egg',
    '/sitemaps',
    '/api/docs',
    '/admin-of-pears',
  ],
];

describe('what it runs for', () => {
  it.each(pages)('not for %s, which is shared', (path) => {
    expect(cacheKey({ method: 'GET', url: path, headers: {} })).not.toBeNull();
    expect(runsFor(path)).toBe(false);
    // The front server makes cached pages from a request without cookies; these would not be shared.
    expect(runsFor(path, { cookie: 'payload-token=x; theme=dark' })).toBe(false);
  });

  it.each([
    ...[
      '/_next/static/chunks/a.js',
      '/media/images/a.webp',
      '/api/blogs',
      '/cms-api/images',
      '/admin/api/main/pages',
    ],
    '/admin/api',
  ])('not for %s, whatever is sent', (path) => {
    expect([runsFor(path), runsFor(path, { cookie: draft })]).toEqual([false, false]);
  });

  it.each([
    '/',
    '/blog/a-post',
    '/web-stories/a',
    '/faq',
    '/about-us',
    '/apiary',
    '/administration',
    '/mediathek',
  ])('for %s with the cookie of drafts, which no cache answers', (path) => {
    expect(runsFor(path, { cookie: draft })).toBe(true);
    expect(cacheKey({ method: 'GET', url: path, headers: { cookie: draft } })).toBeNull();
  });

  it.each(['/admin', '/admin/login', '/admin/collections/posts/1', '/admin/apis', '/cms-preview/posts/1'])(
    'for %s, which no cache answers',
    (path) => {
      expect(runsFor(path)).toBe(true);
      expect(cacheKey({ method: 'GET', url: path, headers: {} })).toBeNull();
    },
  );

  it('not for what the panel sends to its Server Actions', () => {
    expect(runsFor('/admin/collections/posts', { 'next-action': 'abc' })).toBe(false);
  });
});

describe('what it does', () => {
  const neverShared = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  const passesOn = (response: Response) => response.headers.get('x-middleware-next') === '1';

  it.each(['/admin', '/admin/login', '/cms-preview/exit'])(
    'lets everybody see %s, and nobody store it',
    async (path) => {
      const response = await ask(path);
      expect(passesOn(response)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject(neverShared);
    },
  );

  it.each<Record<string, string>>([
    {},
    { cookie: 'payload-token=a.b.c' },
    { cookie: draft },
    { authorization: 'JWT a.b.c' },
  ])('opens no preview for %j', async (headers) => {
    const response = await ask('/cms-preview/posts/1', headers);
    expect([response.status, await response.text()]).toEqual([401, 'Sign in to the panel first: /admin']);
    expect(Object.fromEntries(response.headers)).toMatchObject(neverShared);
  });

  it('lets staff pass, by the cookie or by the header', async () => {
    const token = await staffToken();
    const given: Record<string, string>[] = [
      { cookie: `payload-token=${token}; ${draft}` },
      { cookie: draft, authorization: `JWT ${token}` },
      { cookie: draft, authorization: `Bearer ${token}` },
    ];
    for (const headers of given)
      for (const path of ['/cms-preview/posts/1', '/blog/a-post']) {
        const response = await ask(path, headers);
        expect([passesOn(response), response.headers.has('set-cookie')]).toEqual([true, false]);
        expect(Object.fromEntries(response.headers)).toMatchObject(neverShared);
        expect(response.headers.has('x-middleware-override-headers')).toBe(false);
      }
  });

  it('takes the cookie of drafts from anybody else, and hides it from the page', async () => {
    const response = await ask('/blog/a-post', { cookie: `a=b; ${draft}`, accept: 'text/html' });
    expect(passesOn(response)).toBe(true);
    expect(response.headers.get('x-middleware-request-cookie')).toBe('a=b');
    expect(response.headers.get('x-middleware-request-accept')).toBe('text/html');
    expect(response.headers.get('set-cookie')).toMatch(
      /^__prerender_bypass=; Path=\/; Expires=Thu, 01 Jan 1970/,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject(neverShared);
  });
});
