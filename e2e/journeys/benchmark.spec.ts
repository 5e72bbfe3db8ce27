import { expect, test } from '../support/test';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a visitor finds the benchmark from NutriAI, reads how often the engine is wrong, and downloads the cases', async ({
    page,
    request,
  }) => {
    await page.goto('/nutriai');
    await page.getByRole('link', { name: 'the open benchmark of infant food safety' }).click();
    await expect(page).toHaveURL('/nutriai/benchmark');
    await expect(
      page.getByRole('heading', { level: 1, name: 'An open benchmark of infant food safety' }),
    ).toBeVisible();
    for (const part of ['The result', 'How it was made', 'What the figures don’t say', 'Take part'])
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    const categories = page.getByRole('table', { name: 'By category' });
    await expect(categories.getByRole('row')).toHaveCount(12);
    await expect(categories.getByRole('row', { name: /^Not food/ })).toContainText('was 66.4%');
    await expect(page.getByRole('table', { name: 'By language' }).getByRole('row')).toHaveCount(8);
    await expect(page.getByRole('table', { name: /the guidelines’ verdict/ }).getByRole('row')).toHaveCount(
      4,
    );
    const file = page.getByRole('link', { name: /^All cases, JSON Lines/ });
    const answer = await request.get(String(await file.getAttribute('href')));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'application/jsonl; charset=utf-8',
    ]);
  });
});

test('says to search engines what it is, and stands in the site map', async ({ page, baseURL }) => {
  await page.goto('/nutriai/benchmark');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${String(baseURL)}/nutriai/benchmark`,
  );
  await page.goto('/sitemaps');
  await expect(page.getByRole('main').getByRole('link', { name: /open benchmark/ })).toHaveAttribute(
    'href',
    '/nutriai/benchmark',
  );
});
