import { expect, test } from '../support/test';

const dal = {
  path: '/nutriai/recipes/red-lentil-sweet-potato-dal',
  title: 'Red lentil and sweet potato dal',
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a parent narrows the recipes and reads one', async ({ page }) => {
    await page.goto('/nutriai');
    await page.getByRole('link', { name: 'See the recipes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Baby recipes' })).toBeVisible();
    const count = page.getByText(/^\d+ recipes$/);
    const all = parseInt(await count.innerText(), 10);
    await page.getByLabel('Age').selectOption('6 months');
    await page.getByLabel('Meal').selectOption('Lunch');
    await page.getByLabel('Without').selectOption('Milk');
    await page.getByLabel('Diet').selectOption('Vegan');
    await page.getByRole('button', { name: 'Show recipes' }).click();
    await expect(page).toHaveURL(/age=6&meal=lunch&without=milk&diet=vegan$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(parseInt(await count.innerText(), 10)).toBeLessThan(all);
    const link = page.getByRole('link', { name: dal.title });
    // Where in the list it stands follows from all other dishes.
    if ((await link.count()) === 0) await page.locator('a[rel="next"]').click();
    await link.first().click();
    await expect(page).toHaveURL(dal.path);
    await expect(page.getByRole('heading', { level: 1, name: dal.title })).toBeVisible();
    for (const part of ['You need', 'Do this', 'Serve it by age', 'Nutrients in a serving', 'Sources']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
    await expect(page.getByRole('row', { name: /^Energy \d+ kcal$/ })).toBeVisible();
  });
});

test('a visitor reads American words and units, remembered before the next page is painted', async ({
  page,
}) => {
  await page.goto('/nutriai/recipes/aubergine-chickpea-mash');
  const read = () => page.getByRole('main').innerText();
  expect(await read()).toMatch(/aubergine at 200°C/);
  await page.getByRole('button', { name: 'Switch to US words, °F and ounces' }).click();
  await expect.poll(read).toMatch(/eggplant at 400°F/);
  expect(await read()).not.toMatch(/aubergine|\d°C/i);
  await page.goto('/nutriai/foods/courgette');
  await expect(page.getByRole('heading', { level: 1, name: /zucchini/ })).toBeVisible();
});

test('posts and stories follow the same choice, and say whom to call', async ({ page }) => {
  await page.goto('/blog/nappy-rash-and-eczema');
  const read = () => page.getByRole('main').innerText();
  expect(await read()).toMatch(/999 \/ 112 \/ 911/);
  await page.getByRole('button', { name: 'Switch to US words, °F and ounces' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /diaper rash/ })).toBeVisible();
  await expect.poll(read).toMatch(/Call 911/);
  // Sources keep the titles of their documents.
  expect(await read()).not.toMatch(/\b999\b|\d\s°C/);
  await page.goto('/web-stories/fever-in-six-questions');
  expect(await page.evaluate(() => document.documentElement.dataset.english)).toBe('en-US');
  // The way back to UK words names degrees, too.
  expect(await read()).not.toMatch(/\b999\b|\d\s?°C/);
});

test('the checker answers in the English of its reader, also where the question stands in the address', async ({
  page,
}) => {
  await page.goto('/nutriai/foods/courgette');
  await page.getByRole('button', { name: 'Switch to US words, °F and ounces' }).click();
  await expect(page.getByRole('button', { name: 'Switch to UK words, °C and grams' })).toBeVisible();
  await page.goto('/nutriai/can-my-baby-eat?age=9&text=grated+courgette');
  const read = () => page.getByRole('main').innerText();
  expect(await read()).toMatch(/zucchini/i);
  await page.getByLabel('Food, meal or recipe').fill('washing up liquid in water');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect.poll(read).toMatch(/1-800-222-1222/);
  expect(await read()).not.toMatch(/UK 111/);
});

test('an address of no recipe is not found', async ({ page, troubles }) => {
  troubles.allowStatus(404);
  const answer = await page.goto('/nutriai/recipes/no-such-recipe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a recipe of the library has one address; the old one leads there with what it was asked for', async ({
  request,
}) => {
  const old = '/nutriai/cookbook/red-lentil-sweet-potato-dal';
  for (const query of ['', '?servings=6', '?servings=2&baby=1']) {
    const answer = await request.get(`${old}${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toMatch(new RegExp(`${dal.path}${query.replace('?', '\\?')}$`));
  }
});

test('search finds recipes beside articles, and leads to them', async ({ page }) => {
  await page.goto('/search?q=lentil dal');
  const result = page.getByRole('main').getByRole('article').filter({ hasText: dal.title });
  await expect(result).toContainText('Recipe');
  await result.getByRole('link').click();
  await expect(page).toHaveURL(dal.path);
});
