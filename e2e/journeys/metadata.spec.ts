import { type Page } from '@playwright/test';
import { expect, test } from '../support/test';

interface Expectation {
  path: string;
  /** Kinds of JSON-LD that the page carries. */
  kinds: string[];
}

const pages: Expectation[] = [
  { path: '/', kinds: ['Organization', 'WebSite'] },
  { path: '/blog/safe-sleep', kinds: ['Article', 'BreadcrumbList'] },
  { path: '/faq', kinds: ['FAQPage'] },
  { path: '/web-stories/drinks-by-age', kinds: ['Article', 'BreadcrumbList'] },
];

const publicPaths = [
  '/',
  '/blog',
  '/blog/safe-sleep',
  '/blog/category/sleep',
  '/web-stories',
  '/nutriai',
  '/profile',
  '/faq',
  '/no-such-page',
];

const contentOf = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('content');

function kindsIn(texts: string[]): unknown[] {
  return texts.flatMap((text) => {
    const data: unknown = JSON.parse(text);
    const graph = typeof data === 'object' && data !== null && '@graph' in data ? data['@graph'] : data;
    return [graph]
      .flat()
      .map((thing: unknown) =>
        typeof thing === 'object' && thing !== null && '@type' in thing ? thing['@type'] : null,
      );
  });
}

test.describe('what machines read', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, kinds } of pages) {
    test(`${path} says what it is, where it stands and shows a picture`, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(/Little Pear/);
      expect((await contentOf(page, 'meta[name="description"]'))?.length).toBeGreaterThan(40);
      const address = new URL(path, baseURL).href;
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
        'href',
        path === '/' ? /^http:\/\/localhost:\d+\/?$/ : address,
      );
      const picture = String(await contentOf(page, 'meta[property="og:image"]'));
      const answer = await request.get(picture);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect((await answer.body()).subarray(1, 4).toString('latin1')).toBe('PNG');
      const found = kindsIn(await page.locator('script[type="application/ld+json"]').allTextContents());
      expect(found).toEqual(expect.arrayContaining(kinds));
    });
  }

  test('pages have titles and descriptions of their own', async ({ page }) => {
    const heads: string[] = [];
    for (const { path } of pages) {
      await page.goto(path);
      heads.push(await page.title(), String(await contentOf(page, 'meta[name="description"]')));
    }
    expect(new Set(heads).size).toBe(heads.length);
  });

  for (const [path, type] of [
    ['/feed.xml', /xml/],
    ['/sitemap.xml', /xml/],
  ] as const) {
    test(`${path} lists the posts`, async ({ request, baseURL }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toMatch(type);
      expect(await answer.text()).toContain(`${String(baseURL)}/blog/safe-sleep`);
    });
  }

  test('robots.txt names the sitemap and keeps crawlers out of the panel', async ({ request, baseURL }) => {
    const answer = await request.get('/robots.txt');
    expect(answer.status()).toBe(200);
    const text = await answer.text();
    expect(text).toContain(`Sitemap: ${String(baseURL)}/sitemap.xml`);
    expect(text).toContain('Disallow: /admin');
    const { etag = '' } = answer.headers();
    expect(etag).not.toBe('');
    const again = await request.get('/robots.txt', { headers: { 'If-None-Match': etag } });
    expect(again.status()).toBe(304);
  });

  for (const path of publicPaths) {
    test(`${path} asks for no client hints and does not name its software`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(path === '/no-such-page' ? 404 : 200);
      const names = Object.keys(answer.headers());
      expect(names.filter((name) => /^(?:critical-ch|accept-ch|x-powered-by)$/.test(name))).toEqual([]);
    });
  }
});
