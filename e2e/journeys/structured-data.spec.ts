import { type Page } from '@playwright/test';
import { structuredDataProblems } from '../../lib/content/publishing/testing/structured-data-rules';
import { expect, test } from '../support/test';

/** Every kind of public page, and what it says of itself. */
const pages: [path: string, kinds: string[]][] = [
  ['/', ['Organization', 'WebSite']],
  ['/blog', ['CollectionPage']],
  ['/blog?page=2', ['CollectionPage']],
  ['/blog/category/feeding', ['BreadcrumbList', 'CollectionPage']],
  ['/blog/safe-sleep', ['Article', 'BreadcrumbList']],
  ['/web-stories', ['CollectionPage']],
  ['/web-stories/drinks-by-age', ['Article', 'BreadcrumbList']],
  ['/nutriai', ['BreadcrumbList', 'WebPage']],
  ['/nutriai/can-my-baby-eat', ['BreadcrumbList', 'WebPage']],
  ['/nutriai/foods', ['BreadcrumbList', 'CollectionPage']],
  ['/nutriai/foods/egg', ['BreadcrumbList', 'WebPage']],
  ['/nutriai/recipes', ['BreadcrumbList', 'CollectionPage']],
  ['/nutriai/recipes/red-lentil-sweet-potato-dal', ['BreadcrumbList', 'Recipe']],
  ['/nutriai/benchmark', ['BreadcrumbList', 'Dataset']],
  ['/about-us', ['AboutPage', 'BreadcrumbList']],
  ['/contact', ['BreadcrumbList', 'ContactPage']],
  ['/faq', ['BreadcrumbList', 'FAQPage']],
  ['/terms', ['BreadcrumbList', 'WebPage']],
  ['/privacy', ['BreadcrumbList', 'WebPage']],
  ['/sitemaps', ['BreadcrumbList', 'WebPage']],
  // What search engines are asked to leave out says nothing of itself.
  ['/blog?q=zzqxv', []],
  ['/no-such-page', []],
];

type Thing = Record<string, unknown>;

async function readData(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Thing);
}

/** Addresses of pictures, wherever they stand. */
function picturesIn(value: unknown, property = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => picturesIn(each, property));
  if (typeof value === 'string') return /^(?:image|thumbnailUrl)$/.test(property) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  if (thing['@type'] === 'ImageObject') return [String(thing.url)];
  return Object.entries(thing).flatMap(([name, each]) => picturesIn(each, name));
}

/** What a document calls the address of the page that it stands on. */
function ownAddress(thing: Thing): unknown {
  if (thing['@type'] === 'BreadcrumbList') {
    const crumbs = thing.itemListElement as Thing[];
    return crumbs.at(-1)?.item;
  }
  return thing.mainEntityOfPage ?? thing.url;
}

test.describe('what search engines read', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, kinds] of pages) {
    test(`${path} says that it is ${kinds.join(', ') || 'nothing'}, by the rules`, async ({
      page,
      request,
      baseURL,
      troubles,
    }) => {
      if (path === '/no-such-page') troubles.allowStatus(404);
      await page.goto(path);
      const data = await readData(page);
      expect(data.map((thing) => thing['@type']).sort()).toEqual(kinds);
      expect(data.flatMap(structuredDataProblems)).toEqual([]);

      const canonical = page.locator('head link[rel="canonical"]');
      if (data.length > 0) {
        const address = new URL(String(await canonical.getAttribute('href'))).href;
        expect(address).toBe(new URL(path, baseURL).href);
        for (const thing of data)
          expect([thing['@type'], ownAddress(thing)]).toEqual([thing['@type'], address]);
      }
      for (const picture of new Set(picturesIn(data))) {
        const answer = await request.get(picture);
        expect([picture, answer.status()]).toEqual([picture, 200]);
        expect(answer.headers()['content-type']).toMatch(/^image\/(?:png|webp|jpeg)$/);
      }
    });
  }

  test('a list names each page that it shows, once and in its order', async ({ page, baseURL }) => {
    await page.goto('/blog/category/feeding');
    const data = await readData(page);
    const { mainEntity } = data.find((thing) => thing['@type'] === 'CollectionPage') as { mainEntity: Thing };
    const named = (mainEntity.itemListElement as Thing[]).map(({ url }) => url);
    const shown = await page
      .locator('main article a[href^="/blog/"], main li a[href^="/blog/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const posts = shown.filter((href) => href && !href.startsWith('/blog/category/'));
    expect(named.length).toBeGreaterThan(0);
    for (const url of named) expect(posts).toContain(String(url).replace(String(baseURL), ''));
    expect(mainEntity.numberOfItems).toBe(named.length);
  });

  test('a page of questions says them as they stand there', async ({ page }) => {
    await page.goto('/faq');
    const data = await readData(page);
    const { mainEntity } = data.find((thing) => thing['@type'] === 'FAQPage') as { mainEntity: Thing[] };
    expect(mainEntity.length).toBeGreaterThan(3);
    for (const { name } of mainEntity) {
      await expect(page.getByText(String(name), { exact: true }).first()).toBeAttached();
    }
  });
});
