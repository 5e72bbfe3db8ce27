import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { birthDateOf } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { registerMember, storeTokens } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// Next preloads the styles of its error pages, which Chromium mentions where somebody stays for some seconds.
test.beforeEach(({ troubles }) => troubles.allow(/was preloaded using link preload but not used/));

/** Signs a parent in who has a baby of eight months with an egg allergy. */
async function signInWithBaby(page: Page, request: APIRequestContext): Promise<string> {
  const member = await registerMember(request);
  const headers = { authorization: `Bearer ${member.access}` };
  const data = { name: 'Ada', birth_date: birthDateOf(8), allergies: ['egg'] };
  const made = await request.post('/api/nutriai/baby-profiles', { data, headers });
  expect(made.status(), await made.text()).toBe(201);
  await storeTokens(page, member);
  return member.access;
}

const list = (page: Page) => page.getByRole('main').getByRole('list');
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const theme of themes) {
  test(`a recipe is found, liked, cooked and logged in the ${theme} theme`, async ({ page, request }) => {
    const access = await signInWithBaby(page, request);
    await chooseTheme(page, theme);
    await openPage(page, '/nutriai/cookbook');
    await expect(chip(page, 'For Ada, 8 months')).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Search recipes').fill('lentil sweet potato');
    const heart = page.getByRole('button', { name: 'Favourite: Red lentil and sweet potato dal' });
    await expect(heart).toBeVisible();
    await expect(list(page).getByText('Contains egg')).toHaveCount(0);
    const saved = page.waitForResponse((response) => response.url().endsWith('/recipes/favorites'));
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).status()).toBe(200);
    await page.getByLabel('Search recipes').fill('');
    await chip(page, 'Favourites').tap();
    await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Red lentil and sweet potato dal' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red lentil and sweet potato dal');
    await expect(page.getByText('Fine for Ada, 8 months')).toBeVisible();
    const need = page.getByRole('region', { name: 'You need' });
    await expect(need).toContainText('200 g');
    await need.getByRole('button', { name: 'One serving fewer' }).tap();
    await need.getByRole('button', { name: 'One serving fewer' }).tap();
    await expect(need).toContainText('100 g');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Cook', exact: true }).tap();
    await expect(page.getByText('For 2 servings', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '40 g dry' })).toContainText('100 g cooked');
    await page.getByRole('button', { name: 'Start' }).tap();
    await expect(page.getByRole('heading', { name: 'Step 1 of 4' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Start 20 minutes' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { name: 'Step 2 of 4' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Stop cooking' }).tap();
    await expect(need).toContainText('100 g');

    await page.getByRole('button', { name: 'Log it' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Lunch' }).check();
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/nutriai/meals'),
    );
    await dialog.getByRole('button', { name: 'Log lunch' }).tap();
    await expect(page.getByText('Lunch logged.')).toBeVisible();
    expect((await sent).status()).toBe(201);
    const meals = await request.get('/api/nutriai/meals', { headers: { authorization: `Bearer ${access}` } });
    expect(await meals.json()).toMatchObject({
      results: [{ kind: 'lunch', items: [{ recipe: 'red-lentil-sweet-potato-dal' }] }],
    });
  });
}

test('a recipe of one’s own is judged while it is typed, survives a reload, and is changed and deleted', async ({
  page,
  request,
}) => {
  await signInWithBaby(page, request);
  await openPage(page, '/nutriai/cookbook/new');
  await page.getByLabel('Name').fill('Egg plate');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('2 eggs');
  await expect(page.getByText('Egg, 100 g')).toBeVisible();
  await expect(page.getByText('Not for Ada, 8 months, as it is')).toBeVisible();
  await page.getByLabel('Ingredient 2', { exact: true }).fill('bananna flakes');
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Egg plate');
  await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('2 eggs');

  // The name counts too: a plate of eggs without eggs is none for this baby.
  await page.getByLabel('Name').fill('Sunday plate');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('100 g red lentils');
  await page.getByLabel('Ingredient 2', { exact: true }).fill('1 banana, mashed');
  await expect(page.getByText('Fine for Ada, 8 months')).toBeVisible();
  await page.getByRole('button', { name: 'Save the recipe' }).tap();
  await expect(page.getByText('Enter the minutes, from 1 to 600.')).toBeVisible();
  await page.getByLabel('Minutes').fill('20');
  await page.getByLabel('What to do').fill('1. Simmer the lentils until very soft.\n2. Stir in the banana.');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the recipe' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday plate');
  await expect(page.getByText('Simmer the lentils until very soft.')).toBeVisible();

  await page.getByRole('link', { name: 'Change it' }).tap();
  await page.getByLabel('Name').fill('Lentil plate');
  await page.getByRole('button', { name: 'Save the changes' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lentil plate');
  await page.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('Your own recipes will appear here')).toBeVisible();
});

test('a recipe is written for a wish, within the allergies, and kept', async ({ page, request }) => {
  await signInWithBaby(page, request);
  await openPage(page, '/nutriai/cookbook/generate');
  await page.getByLabel('In your own words').fill('something with lentils, no blender');
  await page.getByRole('textbox', { name: 'Use up' }).fill('egg');
  await page.getByRole('button', { name: 'Add to Use up' }).tap();
  await page.getByRole('button', { name: 'Create a recipe' }).tap();
  await expect(page.getByText('Created by NutriAI and checked', { exact: false })).toBeVisible();
  await expect(page.getByText('Without egg:', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).tap();
  await expect(page.getByLabel('In your own words')).toHaveValue('something with lentils, no blender');
  await page.getByRole('button', { name: 'Create a recipe' }).tap();
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('Written for you by NutriAI')).toBeVisible();
});

test('a recipe is shared from another app, read, looked at, and stored once its parent saves it', async ({
  page,
  request,
}) => {
  const access = await signInWithBaby(page, request);
  const link = encodeURIComponent('https://example.com/mash');
  await openPage(page, `/nutriai/cookbook/new?title=Mash&url=${link}`);
  const text = page.getByLabel('The recipe’s text');
  await expect(text).toHaveValue('Mash\nhttps://example.com/mash');
  await expect(page.getByText('No recipe was found in this text.')).toBeVisible();
  expect(new URL(page.url()).search, 'shared text does not remain in the history').toBe('');
  await text.fill('https://example.com/mash');
  await page.getByRole('button', { name: 'Fill in the form' }).tap();
  await expect(page.getByText('This is only a link, and we don’t open other sites.')).toBeVisible();

  await page.getByLabel('Minutes').fill('20');
  await text.fill(
    'Carrot mash\nServes 4\nIngredients\n2 carrots\n1 egg\nMethod\n1. Boil until soft.\n2. Mash.\nNotes\nFreezes well.',
  );
  await page.getByRole('button', { name: 'Fill in the form' }).tap();
  await expect(page.getByText('Found 2 ingredients and 2 steps.')).toBeVisible();
  await expect(page.getByText('Freezes well.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Carrot mash');
  await expect(page.getByText('Carrot, 120 g')).toBeVisible();
  await expect(page.getByText('Not for Ada, 8 months, as it is')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Minutes')).toHaveValue('20');
  await expect(page.getByText('Egg, 50 g')).toHaveCount(0);
  await page.getByRole('button', { name: 'Fill in the form' }).tap();
  await expect(page.getByText('Egg, 50 g')).toBeVisible();
  await page.getByRole('button', { name: 'Remove ingredient 2' }).tap();
  await expect(page.getByText('Not for Ada, 8 months, as it is')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save the recipe' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrot mash');
  const own = await request.get('/api/nutriai/recipes?mine=true', {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(await own.json()).toMatchObject({ count: 1, results: [{ title: 'Carrot mash', minutes: 20 }] });
});

const sharedRecipe = 'Carrot mash\nIngredients\n2 carrots\nMethod\n1. Boil until soft.\n2. Mash.';

/** What a phone hands over: apps put a link beside the text, into the text, or send it alone. */
const shares = [
  {
    what: 'a text with its link',
    given: { title: 'Carrot mash', text: sharedRecipe, url: 'https://example.com/mash' },
    shown: `${sharedRecipe}\nhttps://example.com/mash`,
    said: 'Found 1 ingredient and 2 steps.',
  },
  {
    what: 'a link alone',
    given: { url: 'https://example.com/mash' },
    shown: 'https://example.com/mash',
    said: 'This is only a link, and we don’t open other sites.',
  },
  {
    what: 'a link in the place of the text',
    given: { text: 'https://example.com/mash' },
    shown: 'https://example.com/mash',
    said: 'This is only a link, and we don’t open other sites.',
  },
  {
    what: 'a title alone',
    given: { title: 'Carrot mash' },
    shown: 'Carrot mash',
    said: 'No recipe was found in this text.',
  },
] as const;

test('what a phone shares, by what the manifest says, stands on the screen of a new recipe', async ({
  page,
  request,
}) => {
  test.slow();
  await signInWithBaby(page, request);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  const { action, method, params } = manifest.share_target;
  // What is sent by GET is in the address, which is all that a page without a server of its own can read.
  expect(method).toBe('GET');
  for (const { what, given, shown, said } of shares) {
    const query = new URLSearchParams(
      Object.entries(given).map(([name, value]): [string, string] => [params[name], value]),
    );
    await openPage(page, `${action}?${query}`);
    await expect(page.getByLabel('The recipe’s text'), what).toHaveValue(shown);
    await expect(page.getByText(said), what).toBeVisible();
    expect(new URL(page.url()).search, 'what was shared is not left in the history').toBe('');
    if (what === 'a text with its link') {
      await expect(page.getByLabel('Name')).toHaveValue('Carrot mash');
      await expect(page.getByText('Carrot, 120 g')).toBeVisible();
    }
    // What was shared stays in this tab until it is used: the next share is not to meet it.
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a member who chooses American English cooks zucchini and eggplant in Fahrenheit', async ({
  page,
  request,
}) => {
  await signInWithBaby(page, request);
  await openPage(page, '/profile');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/api/user-profile'),
  );
  await page.getByRole('radio', { name: 'American' }).check();
  expect((await saved).status()).toBe(200);
  await openPage(page, '/nutriai/recipes/aubergine-chickpea-mash');
  await expect(page.getByRole('heading', { level: 1, name: /ggplant/ })).toBeVisible();
  const read = () => page.getByRole('main').innerText();
  expect(await read()).toContain('Bake the whole eggplant at 400°F for 30 minutes');
  expect(await read()).not.toMatch(/aubergine|200°C/i);
  // On the page itself the choice goes back, and is stored.
  const press = async (name: string) => {
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().endsWith('/api/user-profile'),
    );
    await page.getByRole('button', { name }).tap();
    expect((await stored).status()).toBe(200);
  };
  await press('Switch to UK words, °C and grams');
  expect(await read()).toContain('Bake the whole aubergine at 200°C');
  await press('Switch to US words, °F and ounces');
  await openPage(page, '/nutriai/cookbook');
  await page.getByLabel('Search recipes').fill('zucchini polenta');
  await expect(page.getByRole('link', { name: 'Baked polenta fingers with zucchini' })).toBeVisible();
  await expectAccessible(page);
});
