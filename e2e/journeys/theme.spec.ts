import { type Page } from '@playwright/test';
import { openPage, waitForScripts } from '../support/open-page';
import { expect, test } from '../support/test';

const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Every value that the root's data-theme takes while the page is read, from its first byte on. */
async function recordThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const note = () => {
      const theme = document.documentElement.dataset.theme ?? 'none';
      // Seen by the reader only once there is something to paint.
      if (document.body !== null) seen.push(theme);
    };
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-theme'],
    });
    document.addEventListener('DOMContentLoaded', note);
  });
}

const seenThemes = (page: Page) =>
  page.evaluate(() =>
    'seenThemes' in window && Array.isArray(window.seenThemes)
      ? [...new Set<unknown>(window.seenThemes)]
      : [],
  );

/** The logos that are drawn. */
const shownLogos = (page: Page) =>
  page
    .getByRole('link', { name: 'Little Pear, home' })
    .locator('img:visible')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

test('the theme is dark until another is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedTheme(page)).toBeNull();
  expect(await shownLogos(page)).toEqual(['/logo/pear-dark.svg']);
});

test('the toggle changes theme and logo, and the choice lasts over a reload', async ({ page }) => {
  await openPage(page, '/');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await storedTheme(page)).toBe('light');
  expect(await shownLogos(page)).toEqual(['/logo/pear-light.svg']);
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .not.toBe(dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await storedTheme(page)).toBe('dark');
});

for (const theme of ['dark', 'light'] as const) {
  test(`a page opened in the ${theme} theme never shows the other one`, async ({ page }) => {
    await openPage(page, '/');
    await page.evaluate((value) => localStorage.setItem('theme', value), theme);
    await recordThemes(page);
    await openPage(page, '/blog');
    expect(await seenThemes(page)).toEqual([theme]);
  });
}

test('a theme chosen in one tab shows in the other', async ({ page, context }) => {
  await openPage(page, '/');
  const other = await context.newPage();
  await openPage(other, '/blog');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('what is stored and is no theme of the site counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await openPage(page, '/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a choice that the browser refuses to store lasts as long as the page, however early it comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype;
    const refuse = (key: string) => {
      if (key === 'theme') throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = function (key) {
      refuse(key);
      return getItem.call(this, key);
    };
    Storage.prototype.setItem = function (key, value) {
      refuse(key);
      setItem.call(this, key, value);
    };
  });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await waitForScripts(page);
  await expect(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the header is in its scrolled style from the first pixel', async ({ page }) => {
  await openPage(page, '/blog');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 1));
  await expect(header).toHaveAttribute('data-scrolled', 'true');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-scrolled', 'false');
});
