import type { Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { EditorContent } from '../api/editor-content';
import { expect, test as base } from '../support/test';

const test = base.extend<{ content: EditorContent }>({
  content: async ({ request }, provide) => {
    const content = await EditorContent.open(new Api(request), request);
    await provide(content);
    await content.removeAll();
  },
});

interface Entry {
  path: string;
  updatedAt: string | null;
  images: string[];
}

/** Read by the browser's own XML parser. */
async function readSitemap(page: Page): Promise<{ problem: string | null; root: string; entries: Entry[] }> {
  await page.goto('/faq');
  return page.evaluate(async () => {
    const answer = await fetch('/sitemap.xml', { cache: 'no-store' });
    const xml = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const pathOf = (url: string) => {
      const { origin, pathname } = new URL(url);
      return origin === location.origin ? pathname : url;
    };
    return {
      problem: xml.querySelector('parsererror')?.textContent ?? null,
      root: `${xml.documentElement.namespaceURI} ${xml.documentElement.localName}`,
      entries: [...xml.querySelectorAll('url')].map((url) => ({
        path: pathOf(url.querySelector('loc')?.textContent ?? ''),
        updatedAt: url.querySelector('lastmod')?.textContent ?? null,
        images: [...url.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-image/1.1', 'loc')].map(
          (image) => pathOf(image.textContent),
        ),
      })),
    };
  });
}

test('the sitemap has every public page once, with its true date and its picture', async ({
  page,
  request,
  content,
}) => {
  const category = await content.category();
  const post = await content.post({ category: category.id });
  const story = await content.story();
  const hidden = await content.infoPage({ seo: { isHiddenFromSearch: true } });
  const draft = await content.post({
    title: `Secret ${content.mark}`,
    category: category.id,
    _status: 'draft',
  });
  const { problem, root, entries } = await readSitemap(page);
  expect([problem, root]).toEqual([null, 'http://www.sitemaps.org/schemas/sitemap/0.9 urlset']);
  const paths = entries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.every((path) => path.startsWith('/'))).toBe(true);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/blog',
      '/web-stories',
      '/nutriai',
      '/sitemaps',
      '/about-us',
      '/contact',
      '/faq',
      '/terms',
      '/privacy',
      '/blog/safe-sleep',
      '/web-stories/drinks-by-age',
      `/blog/category/${category.slug}`,
      `/web-stories/${story.slug}`,
    ]),
  );
  for (const { slug } of [hidden, draft]) expect(paths.filter((path) => path.includes(slug))).toEqual([]);
  for (const path of ['/profile', '/sign-in', '/admin']) expect(paths).not.toContain(path);

  const entry = entries.find(({ path }) => path === `/blog/${post.slug}`);
  const stored = await request.get(`/cms-api/posts/${post.id}?depth=0`, { headers: content.headers });
  expect(entry?.updatedAt).toBe((await stored.json()).updatedAt);
  expect(entry?.images).toHaveLength(1);
  expect((await request.get(String(entry?.images[0]))).status()).toBe(200);
  const list = entries.find(({ path }) => path === `/blog/category/${category.slug}`);
  expect(list?.updatedAt).toBe(entry?.updatedAt);

  // The same source feeds the page for people.
  await page.goto('/sitemaps');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: post.title })).toHaveAttribute('href', `/blog/${post.slug}`);
  await expect(main.getByRole('link', { name: story.title })).toBeVisible();
  await expect(main.getByText(`Secret ${content.mark}`)).toHaveCount(0);
});

test('the sitemap follows what is published and what is withdrawn', async ({ page, content }) => {
  const category = await content.category();
  const post = await content.post({ category: category.id });
  const isListed = async () =>
    (await readSitemap(page)).entries.some(({ path }) => path === `/blog/${post.slug}`);
  expect(await isListed()).toBe(true);
  await content.change('posts', post.id, { _status: 'draft' });
  expect(await isListed()).toBe(false);
  await content.change('posts', post.id, { _status: 'published' });
  expect(await isListed()).toBe(true);
});

test('there are no parts while one file holds everything', async ({ request }) => {
  for (const path of [
    '/sitemap/1.xml',
    '/sitemap/0.xml',
    '/sitemap/2.xml',
    '/sitemap/one.xml',
    '/sitemap/1',
  ]) {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  }
});

test('robots.txt names the sitemap', async ({ request, baseURL }) => {
  const answer = await request.get('/robots.txt');
  expect(await answer.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});
