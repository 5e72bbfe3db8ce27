import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { goOffline } from '../support/go-offline';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const eggs = { path: '/blog/how-to-serve-eggs', title: 'How to serve eggs to your baby, age by age' };
const fieldName = 'Search articles, stories and recipes';

const field = (page: Page) => page.getByLabel(fieldName);
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const results = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('the instant box, by keyboard alone', () => {
  test('“/” leads to the field, the arrow keys to a page, Enter opens it', async ({ page }) => {
    await openPage(page, '/blog');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('role', 'combobox');
    await page.keyboard.type('serving egg');
    await expect(options(page).first()).toContainText(eggs.title);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/suggestions?\. Use the arrow keys\./)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const id = await options(page).first().getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', String(id));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(eggs.path);
    await expect(page.getByRole('heading', { level: 1, name: eggs.title })).toBeVisible();
  });

  test('“/” opens the search page where there is no field, and its field is ready', async ({ page }) => {
    await openPage(page, '/faq');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('naps');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('naps');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
  });

  test('Enter without a choice shows all results', async ({ page }) => {
    await openPage(page, '/search');
    await field(page).focus();
    await page.keyboard.type('iron');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=iron');
    await expect(page.getByRole('heading', { level: 2, name: /results? for “iron”/ })).toBeVisible();
    expect(await results(page).count()).toBeGreaterThan(1);
  });

  test('“/” typed into a field is a letter, and the key can be switched off', async ({ page }) => {
    await openPage(page, '/search');
    await field(page).fill('1');
    await page.keyboard.type('/2');
    await expect(field(page)).toHaveValue('1/2');
    // The suggestions lie over what is below the field.
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Press / on any page to search' }).uncheck();
    await openPage(page, '/faq');
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/faq');
  });
});

test('suggestions forgive a slip and say which word was meant', async ({ page }) => {
  await openPage(page, '/');
  await field(page).fill('brekfast');
  await expect(page.getByText('Showing results for “breakfast”.').first()).toBeVisible();
  await expect(options(page).first()).toBeVisible();
});

test('a press on a suggestion opens it', async ({ page }) => {
  await openPage(page, '/');
  await field(page).pressSequentially('serving eggs');
  await options(page).filter({ hasText: eggs.title }).click();
  await expect(page).toHaveURL(eggs.path);
});

test('without a network the box says so, and finds again afterwards', async ({ page, context, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/search');
  await field(page).focus();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  await goOffline(page);
  await page.keyboard.type('eggs');
  await expect(
    page.getByText('You are offline. Suggestions will be back when you are online.').first(),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(options(page).first()).toBeVisible();
});

test('the header leads to the search on a phone, and the box fits', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' });
  const box = await link.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await link.click();
  await expect(page).toHaveURL('/search');
  await field(page).fill('milk');
  await expect(options(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the code of the suggestions is not fetched before the field is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, '/search');
  const before = scripts.length;
  await field(page).focus();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  expect(scripts.length).toBeGreaterThan(before);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the search page' : 'the search page without scripts', () => {
    test.use({ javaScriptEnabled });

    test('finds posts and stories in one ranking', async ({ page }) => {
      await page.goto('/search');
      await field(page).fill('breakfast');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/search?q=breakfast');
      await expect(field(page)).toHaveValue('breakfast');
      await expect(results(page).first().getByRole('heading', { level: 3 })).toHaveText(
        'A week of iron-rich breakfasts',
      );
      await expect(results(page).first()).toContainText('Web story');
      await expect(results(page).filter({ hasText: 'Article' }).first()).toBeVisible();
      await expect(results(page).first().locator('mark').first()).toHaveText('breakfasts');
      await results(page).first().getByRole('link').click();
      await expect(page).toHaveURL('/web-stories/a-week-of-iron-rich-breakfasts');
    });

    test('mends a slip and says so', async ({ page }) => {
      await page.goto('/search?q=brekfast');
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('for “breakfast”');
      await expect(
        page.getByText('Showing results for “breakfast”. Nothing here has “brekfast”.'),
      ).toBeVisible();
      await expect(results(page).first()).toBeVisible();
    });

    test('has pages', async ({ page }) => {
      await page.goto('/search?q=baby');
      await expect(results(page)).toHaveCount(10);
      const first = await results(page).getByRole('heading').allInnerTexts();
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/search?q=baby&page=2');
      await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
      const second = await results(page).getByRole('heading').allInnerTexts();
      expect(second.filter((title) => first.includes(title))).toEqual([]);
    });

    test('says when nothing is found, and where else to look', async ({ page }) => {
      await page.goto('/search?q=zzqxv');
      await expect(page.getByRole('heading', { name: 'Nothing found for “zzqxv”' })).toBeVisible();
      await page.getByRole('link', { name: 'All posts' }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
}

test('an old address of the blog’s search shows the same search', async ({ page }) => {
  await page.goto('/blog?q=eggs');
  await expect(page).toHaveURL('/search?q=eggs');
  await expect(results(page).first()).toBeVisible();
});
