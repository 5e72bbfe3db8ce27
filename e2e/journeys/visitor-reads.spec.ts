import { type Page } from '@playwright/test';
import { openPage, waitForScripts } from '../support/open-page';
import { expect, test } from '../support/test';

const post = { path: '/blog/how-to-serve-eggs', title: /eggs/i };

async function findBySearch(page: Page): Promise<void> {
  await page.getByLabel('Search articles, stories and recipes').fill('eggs');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=eggs');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('eggs');
  await page.getByRole('main').locator(`a[href="${post.path}"]`).click();
  await expect(page).toHaveURL(post.path);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
}

async function findByCategory(page: Page): Promise<void> {
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await categories.getByRole('link', { name: 'Sleep' }).click();
  await expect(page).toHaveURL('/blog/category/sleep');
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep' })).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Sleep' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('link', { name: 'Safe sleep for babies, on one page' }).click();
  await expect(page).toHaveURL('/blog/safe-sleep');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safe sleep for babies, on one page');
}

async function followContents(page: Page): Promise<void> {
  const link = page.getByRole('navigation', { name: 'In this post' }).getByRole('link').nth(1);
  const heading = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  await expect(page).toHaveURL(/\/blog\/safe-sleep#.+/);
}

async function followFootnote(page: Page): Promise<void> {
  const footnote = page.getByRole('main').getByRole('link', { name: 'Source 2', exact: true }).first();
  const target = await footnote.getAttribute('href');
  await footnote.click();
  const source = page.locator(`[id="${String(target).slice(1)}"]`);
  await expect(source).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').nth(1)).toHaveAttribute(
    'id',
    String(target).slice(1),
  );
}

test.describe('with scripts', () => {
  test('a visitor finds a post by searching the blog', async ({ page }) => {
    await openPage(page, '/blog');
    await findBySearch(page);
  });

  test('a visitor finds a post through its category', async ({ page }) => {
    await openPage(page, '/blog');
    await findByCategory(page);
  });

  test('the table of contents and a footnote lead where they say', async ({ page }) => {
    await openPage(page, '/blog/safe-sleep');
    await followContents(page);
    await followFootnote(page);
  });

  test('the pages of the blog hold different posts', async ({ page }) => {
    await openPage(page, '/blog');
    const titles = page.getByRole('main').getByRole('article').getByRole('heading');
    const first = await titles.allInnerTexts();
    expect(first.length).toBeGreaterThan(3);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByText(/Page 2 of \d+/)).toBeVisible();
    const second = await titles.allInnerTexts();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
  });

  test('a search that finds nothing says so and offers all posts', async ({ page }) => {
    await openPage(page, '/search?q=zzqxv');
    await expect(page.getByRole('heading', { name: 'Nothing found for “zzqxv”' })).toBeVisible();
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('the page for a wrong address leads on by search', async ({ page, troubles }) => {
    troubles.allowStatus(404);
    const response = await openPage(page, '/blog/no-such-post');
    expect(response.status()).toBe(404);
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('eggs');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=eggs');
    await waitForScripts(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a post by searching the blog', async ({ page }) => {
    await page.goto('/blog');
    await findBySearch(page);
  });

  test('a visitor finds a post through its category', async ({ page }) => {
    await page.goto('/blog');
    await findByCategory(page);
  });

  test('the table of contents and a footnote lead where they say', async ({ page }) => {
    await page.goto('/blog/safe-sleep');
    await followContents(page);
    await followFootnote(page);
  });

  test('the header still leads through the site on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Web Stories' }).click();
    await expect(page).toHaveURL('/web-stories');
  });

  for (const path of ['/no-such-page', '/blog/no-such-post', '/blog/category/none', '/web-stories/none']) {
    test(`${path} is a 404 on the first request`, async ({ page, troubles }) => {
      troubles.allowStatus(404);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    });
  }
});
