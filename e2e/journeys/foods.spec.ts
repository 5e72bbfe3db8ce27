import { expect, test } from '../support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a parent looks a food up by another name and reads about it', async ({ page }) => {
    await page.goto('/nutriai/foods');
    await expect(page.getByRole('heading', { level: 2, name: 'Eggs' })).toBeVisible();
    await page.getByLabel('Name of a food').fill('zucchini');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(/\/nutriai\/foods\?q=zucchini$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Courgette', exact: true }).click();
    await expect(page).toHaveURL('/nutriai/foods/courgette');
    await expect(page.getByRole('heading', { level: 1, name: 'Courgette for babies' })).toBeVisible();
    for (const part of ['How to serve it', 'What is in it', 'Sources', 'Cook with it'])
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    for (const months of [6, 9, 12, 18]) await expect(page.getByText(`At ${months} months`)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Energy \d+ kcal$/ })).toBeVisible();
  });

  test('an unknown name leads on', async ({ page }) => {
    await page.goto('/nutriai/foods?q=zzqxv');
    await expect(page.getByText('0 foods for “zzqxv”')).toBeVisible();
    await page.getByRole('link', { name: 'ask about the whole dish' }).click();
    await expect(page).toHaveURL('/nutriai/can-my-baby-eat');
  });

  test('a recipe leads to the foods in it, and a food back to recipes', async ({ page }) => {
    await page.goto('/nutriai/recipes/red-lentil-sweet-potato-dal');
    await page.getByRole('link', { name: 'Sweet potato', exact: true }).click();
    await expect(page).toHaveURL('/nutriai/foods/sweet-potato');
    await expect(page.getByRole('region', { name: 'Cook with it' }).getByRole('link').first()).toBeVisible();
  });
});

test('says of honey why it waits', async ({ page }) => {
  await page.goto('/nutriai/foods/honey');
  await expect(page.getByRole('region', { name: 'What to mind at 6 months' })).toContainText(
    'infant botulism',
  );
  await expect(page.getByText('At 6 months', { exact: true })).toBeVisible();
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
