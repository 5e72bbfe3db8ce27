import type { Page } from '@playwright/test';
import { waitForScripts } from '../support/open-page';
import { expect, test } from '../support/test';

/** Pages of each kind that carry their own styles until the runtime comes. */
const paths = [
  '/',
  '/blog',
  '/blog/safe-sleep',
  '/web-stories',
  '/nutriai',
  '/nutriai/foods/egg',
  '/nutriai/recipes',
  '/faq',
  '/no-such-page',
];

const sheets = (page: Page) => page.locator('link[rel="stylesheet"]').count();

/** Every property of every element, as the browser has worked it out. */
const allStyles = (page: Page) =>
  page.evaluate(() => {
    // Chromium may tell an automatic margin of a layout before: everything is laid out anew first.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
    return [...document.querySelectorAll('body *')].map((element) => {
      const style = getComputedStyle(element);
      const text = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
      return `${element.tagName}.${element.getAttribute('class')} ${text}`;
    });
  });

for (const path of paths) {
  test(`the styles within ${path} are those of its whole sheets`, async ({ page, troubles }) => {
    troubles.allow(/404/);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await sheets(page)).toBe(0);
    const within = await allStyles(page);
    const links = await page.evaluate(() => {
      const hrefs: unknown = JSON.parse(
        document.querySelector('script[type="application/x-late-styles"]')?.textContent ?? '[]',
      );
      return Array.isArray(hrefs) ? hrefs.map(String) : [];
    });
    expect(links.length).toBeGreaterThan(0);
    // The sheets alone, as they would be there without a script of ours.
    await page.evaluate(
      (hrefs) =>
        Promise.all(
          hrefs.map(
            (href) =>
              new Promise((resolve) => {
                const link = Object.assign(document.createElement('link'), {
                  rel: 'stylesheet',
                  href,
                  onload: resolve,
                });
                document.head.append(link);
              }),
          ),
        ).then(() => document.querySelector('style[data-precedence]')?.remove()),
      links,
    );
    expect(await allStyles(page)).toEqual(within);
  });
}

test('the first touch brings the whole sheets, before anything that needs them', async ({ page }) => {
  await page.goto('/blog/safe-sleep', { waitUntil: 'networkidle' });
  expect(await sheets(page)).toBe(0);
  await page.keyboard.press('Shift');
  await waitForScripts(page);
  const named = await page.locator('script[type="application/x-late-styles"]').textContent();
  const late = JSON.parse(named ?? '[]') as string[];
  expect(late.length).toBeGreaterThan(0);
  const loaded = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // Parts that are fetched by themselves bring sheets of their own besides.
  expect(loaded).toEqual(expect.arrayContaining(late));
});
