import { expect, test } from '../support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a parent looks a food up by another name and reads about it', async ({ page }) => {
    await page.goto('/nutriai/foods');
    await expect(page.getByRole('heading', { level: 2, name: 'Eggs' })).toBeVisible();
    await page.getByLabel('Name of a food').fill('zucchini');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/\/nutriai\/foods\?q=zucchini/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Courgette (zucchini)', exact: true }).click();
    await expect(page).toHaveURL('/nutriai/foods/courgette');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Can babies eat courgettes (zucchini)?' }),
    ).toBeVisible();
    await expect(page.getByRole('article').getByRole('paragraph').filter({ hasText: /^Yes$/ })).toBeVisible();
    for (const part of ['How to serve it', 'What is in it', 'Sources', 'Cook with it'])
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(page.getByText('From 6 months', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Drawn: / }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /^Energy \d+ kcal$/ })).toBeVisible();
  });

  test('the list is narrowed to foods rich in iron without egg', async ({ page }) => {
    await page.goto('/nutriai/foods');
    await page.getByLabel('Rich in', { exact: true }).selectOption('Iron');
    await page.getByLabel('Without', { exact: true }).selectOption('Egg');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/without=egg.*rich=iron/);
    await expect(page.locator('main a[href="/nutriai/foods/egg"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/without=egg.*rich=iron.*page=2/);
    await expect(page.getByText(/^Page 2 of \d$/)).toBeVisible();
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.getByRole('link', { name: /^See all \d+ ?: Eggs$/ }).click();
    await expect(page.getByRole('link', { name: 'Egg', exact: true })).toBeVisible();
  });

  test('an unknown name leads on', async ({ page }) => {
    await page.goto('/nutriai/foods?q=zzqxv');
    await expect(page.getByText('0 foods for “zzqxv”')).toBeVisible();
    await page.getByRole('link', { name: 'ask about the whole dish' }).click();
    await expect(page).toHaveURL('/nutriai/can-my-baby-eat');
  });

  test('a recipe leads to the foods in it, and a food back to recipes', async ({ page }) => {
    await page.goto('/nutriai/recipes/red-lentil-sweet-potato-dal');
    await page.getByRole('link', { name: '1 small sweet potato' }).click();
    await expect(page).toHaveURL('/nutriai/foods/sweet-potato');
    await expect(page.getByRole('region', { name: 'Cook with it' }).getByRole('link').first()).toBeVisible();
  });
});

test('says of honey why it waits', async ({ page }) => {
  await page.goto('/nutriai/foods/honey');
  await expect(page.getByText('Not yet: from 24 months')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Why' })).toContainText('infant botulism');
  await expect(page.getByText('From 6 months', { exact: true })).toHaveCount(0);
});

test('says of beer no, and not how to serve it', async ({ page }) => {
  await page.goto('/nutriai/foods/beer');
  await expect(page.getByRole('heading', { level: 1, name: 'Can babies drink beer?' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('paragraph').filter({ hasText: /^No$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to serve it' })).toHaveCount(0);
  await page.getByRole('region', { name: 'Give this instead' }).getByRole('link', { name: 'Water' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Can babies drink water?' })).toBeVisible();
});

test('an address of no food is not found', async ({ page, troubles }) => {
  troubles.allowStatus(404);
  const answer = await page.goto('/nutriai/foods/no-such-food');
  expect(answer?.status()).toBe(404);
});

test('has a picture for sharing, and stands in the sitemap', async ({ page, request }) => {
  await page.goto('/nutriai/foods/egg');
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(new URL(String(picture)).pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.goto('/sitemaps');
  await expect(page.getByRole('link', { name: 'Foods for babies' })).toBeVisible();
});
