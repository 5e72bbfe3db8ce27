import { measuredTexts } from '../support/measure';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

const texts = [
  ...sitePages,
  '/blog/safe-sleep',
  '/nutriai/foods/honey',
  '/authors',
  '/how-we-work',
  '/api/docs',
];

for (const width of [1280, 1920]) {
  test(`no line of running text is longer than 75 letters at ${width} px`, async ({ page, troubles }) => {
    troubles.allowStatus(404);
    await page.setViewportSize({ width, height: 900 });
    const long: string[] = [];
    for (const path of texts) {
      await page.goto(path);
      for (const { letters, fullLines, text } of await measuredTexts(page)) {
        // One line alone may be of narrow letters.
        if (letters > (fullLines > 1 ? 75 : 80)) long.push(`${path}: ${letters} in “${text}”`);
      }
    }
    expect(long).toEqual([]);
  });

  test(`a post has 60 to 70 letters in a line, and one left edge with what follows, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of ['safe-sleep', 'fever-when-to-call', 'milk-after-one']) {
      await page.goto(`/blog/${slug}`);
      const measured = await measuredTexts(page, 'article:has(h1)');
      const long = measured.filter(({ letters }) => letters > 55).map(({ letters }) => letters);
      const average = long.reduce((sum, each) => sum + each, 0) / long.length;
      expect(average, slug).toBeGreaterThan(59);
      expect(average, slug).toBeLessThan(71);
      const parts = [
        'main nav[aria-label="Breadcrumb"]',
        'article h1',
        'section[aria-labelledby="in-short"]',
      ];
      const later = [
        'article h2[id]:not([class])',
        '#comments',
        '#related',
        '#related-recipes',
        '#related-stories',
      ];
      const edges: number[] = [];
      for (const part of [...parts, ...later]) {
        for (const each of (await page.locator(part).all()).slice(0, 1)) {
          edges.push(Math.round((await each.boundingBox())?.x ?? NaN));
        }
      }
      expect(edges.length, slug).toBeGreaterThan(parts.length + 2);
      expect([...new Set(edges)], slug).toHaveLength(1);
    }
  });
}
