import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/accessibility';
import { openForm, registerMember, storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

const widths = [360, 390, 768, 900, 1100, 1440];

for (const path of [...sitePages, '/blog/fever-when-to-call']) {
  test(`${path} never scrolls sideways, from 320 to 1440 px and with text twice as large`, async ({
    page,
    troubles,
  }) => {
    if (path === '/no-such-page') troubles.allowStatus(404);
    await openPage(page, path);
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await test.step('390 px at 200 %', () => expectNoSidewaysScroll(page));
  });
}

for (const scripts of ['with', 'without']) {
  test(`the header leads to checker, foods and recipes at each width, ${scripts} scripts`, async ({
    openContext,
  }) => {
    const page = await (await openContext({ javaScriptEnabled: scripts === 'with' })).newPage();
    for (const width of [390, 900, 1100, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/faq');
      const menu = page.getByRole('button', { name: 'Open the menu' });
      if (await menu.isVisible()) await menu.click();
      for (const name of ['Can my baby eat …?', 'Foods', 'Recipes']) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        await expect(link.filter({ visible: true }).first(), `${name} at ${width} px`).toBeVisible();
      }
    }
  });
}

test('the profile of a member never scrolls sideways, from 360 to 1440 px', async ({ page, request }) => {
  await storeTokens(page, await registerMember(request));
  await openPage(page, '/profile');
  await expect(page.getByText('This device')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
  }
});

test('the modal fits into a small phone', async ({ page }) => {
  const dialog = await openForm(page, 'Sign Up');
  await page.setViewportSize({ width: 360, height: 640 });
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(360);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Infinity;

test('a post on a phone: its answer and text on the first screen, tables as cards that stay tables', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ['cutting-food-safely', 'milk-after-one', 'introducing-allergens']) {
    await openPage(page, `/blog/${slug}`);
    const inShort = page.locator('article section[aria-labelledby="in-short"]');
    expect(await topOf(inShort), slug).toBeLessThan(400);
    expect(await topOf(inShort.locator('xpath=following::p[1]')), slug).toBeLessThan(700);
    // The picture comes after the opening there, and not twice.
    const source = await page.locator('article img').first().getAttribute('src');
    const shown = page.locator(`article img[src="${source}"]`).filter({ visible: true });
    await expect(shown).toHaveCount(1);
    expect(await topOf(shown), slug).toBeGreaterThan(700);
    const tables = page.locator('article').getByRole('table');
    expect(await tables.first().getByRole('columnheader').count()).toBeGreaterThan(1);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const clipped = await tables.evaluateAll(
        (all) => all.filter((each) => each.scrollWidth > (each.parentElement?.clientWidth ?? 0) + 1).length,
      );
      expect([slug, width, clipped]).toEqual([slug, width, 0]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
