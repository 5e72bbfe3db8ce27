import { type APIRequestContext, type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { goOffline } from '../support/go-offline';
import { storeTokens } from '../support/members';
import { middayZone } from '../support/midday';
import { chooseTheme, openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { detectorLoaded } from '../support/detector-loaded';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: middayZone });

test.beforeEach(({ troubles }) => {
  // The styles of a member's screen are fetched before it is known who is here.
  troubles.allow(/preloaded using link preload but not used/);
});

const region = (page: Page, name: string) => page.getByRole('region', { name });
const day = (page: Page) => region(page, 'The day so far');
const entries = (page: Page) => day(page).getByRole('listitem');

/** A member with a baby, signed in in this browser. */
async function begin(page: Page, request: APIRequestContext, fields: object = {}) {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { name: 'Ida', ...fields });
  await storeTokens(page, member);
  const list = async (log: 'meals' | 'water-intake') => {
    const { results } = await (
      await api.get(`/api/nutriai/${log}?baby=${baby}&page_size=100`, { token: member.access })
    ).json();
    return results as Record<string, unknown>[];
  };
  return { api, member, baby, list };
}

test('a day is logged offline and back: kept over a reload, saved once, in order', async ({
  page,
  request,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  const { list } = await begin(page, request, { feeding: 'mixed' });
  await openPage(page, '/nutriai/today');
  await expect(day(page).getByText('Nothing yet.')).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: 'Log a feed: Formula, 120 ml' }).click();
  await page.getByRole('button', { name: 'Log 60 ml of water' }).click();
  await page.getByRole('button', { name: 'Log a meal' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log a meal' });
  await sheet.getByRole('textbox').fill('2 tbsp oats with 20 g banana');
  await sheet.getByRole('textbox').press('Enter');
  await sheet.getByRole('button', { name: /^Log / }).click();
  await expect(sheet).toBeHidden();
  await day(page).getByRole('radio', { name: 'half eaten' }).check();
  await expect(day(page).getByText('Not yet saved')).toHaveCount(3);
  expect(await list('meals')).toEqual([]);

  // The page is left while the network is dead, and comes back later.
  await page.goto('about:blank');
  await context.setOffline(false);
  await openPage(page, '/nutriai/today');
  await expect(entries(page)).toHaveCount(3);
  await expect(day(page).getByText('Not yet saved')).toHaveCount(0);
  await expect(day(page).getByText('half eaten')).toBeVisible();
  const meals = await list('meals');
  expect(meals).toHaveLength(2);
  expect(meals.find(({ kind }) => kind === 'milk')).toMatchObject({
    items: [{ food: 'infant-formula', amount: 120, unit: 'ml' }],
  });
  expect(meals.find(({ kind }) => kind !== 'milk')).toMatchObject({ eaten_share: 0.5 });
  expect(await list('water-intake')).toMatchObject([{ amount_ml: 60 }]);
  await expect(page.getByText('Covered so far')).toBeVisible();
  await expect(region(page, 'Covered so far').getByText('Iron')).toBeVisible();
});

test('water in one tap, and back; that of a meal counts', async ({ page, request }) => {
  const { api, member, baby, list } = await begin(page, request);
  const eaten_at = new Date(Date.now() - 60_000).toISOString();
  const meal = { baby, eaten_at, kind: 'lunch', items: [{ text: 'water, 40 ml' }] };
  await api.post('/api/nutriai/meals', meal, { token: member.access });
  await openPage(page, '/nutriai/today');
  await expect(region(page, 'Water')).toContainText('40 ml of it with meals.');
  await page.getByRole('button', { name: 'Log 60 ml of water' }).click();
  await page.getByRole('button', { name: 'Log 90 ml of water' }).click();
  await expect(region(page, 'Water').getByText('190 ml', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(region(page, 'Water').getByText('100 ml', { exact: true })).toBeVisible();
  await expect.poll(() => list('water-intake')).toMatchObject([{ amount_ml: 60 }]);
});

test('a severe reaction shows whom to call first, before anything is saved and without a network', async ({
  page,
  request,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  const { api, member, baby, list } = await begin(page, request);
  const meal = {
    baby,
    eaten_at: new Date(Date.now() - 60_000).toISOString(),
    kind: 'lunch',
    items: [{ food: 'egg', grams: 20 }],
  };
  await api.post('/api/nutriai/meals', meal, { token: member.access });
  const detector = detectorLoaded(page);
  await openPage(page, '/nutriai/today');
  await detector;
  await entries(page).getByRole('button', { name: /Lunch/ }).click();
  await goOffline(page);
  const sheet = page.getByRole('dialog', { name: /lunch/ });
  await sheet.getByRole('radio', { name: 'Mild' }).check();
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await sheet.getByLabel('wheezing').click();
  const screen = page.getByRole('dialog', { name: 'Emergency' });
  const alert = screen.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(screen.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  await expect(alert).toContainText('This can be an emergency: trouble breathing');
  await expect(alert).toContainText('call 999, 112 or 911 at once');
  await screen.getByRole('button', { name: /continue$/ }).click();
  await expect(sheet.getByRole('radio', { name: 'Severe' })).toBeChecked();
  await expect(sheet.getByLabel('wheezing')).toBeFocused();
  // Another sign is another emergency, and the phone's own Back leads to what was noted.
  await sheet.getByLabel('floppy or hard to wake').click();
  await expect(alert).toContainText(/emergency: a child who is floppy.*, trouble breathing/);
  await page.goBack();
  await expect(screen).toBeHidden();
  await expect(sheet.getByLabel('floppy or hard to wake')).toBeChecked();
  expect(
    await sheet.evaluate((dialog) => {
      const [box, form] = [dialog.querySelector('[role=alert]'), dialog.querySelector('form')];
      return box && form && Boolean(box.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING);
    }),
  ).toBe(true);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('call 999, 112 or 911');
  await expect(day(page).getByText('Not yet saved')).toBeVisible();
  await context.setOffline(false);
  await expect(day(page).getByText('Not yet saved')).toHaveCount(0);
  expect(await list('meals')).toMatchObject([
    { emergency: true, reaction: { severity: 'severe', signs: ['wheezing', 'floppy or hard to wake'] } },
  ]);
});

test('a meal again in two taps; words nobody knows can be mended; a deletion comes back', async ({
  page,
  request,
}) => {
  const { api, member, baby, list } = await begin(page, request);
  const eaten_at = new Date(Date.now() - 86_400_000).toISOString();
  const items = [{ food: 'lentils', grams: 40 }];
  await api.post('/api/nutriai/meals', { baby, eaten_at, kind: 'lunch', items }, { token: member.access });
  await openPage(page, '/nutriai/today');
  await page.getByRole('button', { name: 'Log a meal' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Lentils/ })
    .click();
  await expect(entries(page)).toHaveCount(1);
  await expect(day(page).getByText('by you')).toBeVisible();

  await page.getByRole('button', { name: 'Log a meal' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('zzyx');
  await sheet.getByRole('textbox').press('Enter');
  await sheet.getByRole('button', { name: /^Log / }).click();
  await expect(day(page).getByText('Not counted: “zzyx”.')).toBeVisible();
  await expect(day(page).getByRole('alert')).toHaveCount(0);
  await day(page).getByRole('button', { name: 'Change the words' }).click();
  await sheet.getByRole('textbox', { name: 'In your words' }).first().fill('30 g pear');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(day(page).getByText('Not counted')).toHaveCount(0);
  await expect.poll(async () => (await list('meals')).length).toBe(3);

  await entries(page)
    .getByRole('button', { name: /Lentils/ })
    .click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'The day before' }).click();
  await expect(page.getByText('Yesterday')).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  await expect(region(page, 'What it covered')).toBeVisible();
});

test('under six months there is milk and what to wait for, and no meal', async ({ page, request }) => {
  const { list } = await begin(page, request, { birth_date: birthDateOf(3), feeding: 'breast' });
  await openPage(page, '/nutriai/today');
  await expect(page.getByRole('heading', { name: 'Signs of readiness' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log a meal' })).toHaveCount(0);
  await expect(region(page, 'Water')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log a feed: Breastfed' }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect.poll(() => list('meals')).toMatchObject([{ kind: 'milk', items: [{ food: 'breast-milk' }] }]);
});

test('signing out asks first, and then takes what was not saved with it', async ({
  page,
  request,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await begin(page, request);
  await openPage(page, '/nutriai/today');
  await expect(day(page).getByText('Nothing yet.')).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: 'Log 60 ml of water' }).click();
  await expect(day(page).getByText('Not yet saved')).toBeVisible();
  await page.route('**/api/nutriai/water-intake', (route) => route.abort());
  await context.setOffline(false);
  await openPage(page, '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(dialog.getByText('Not saved yet: 1 entry.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('member:'))),
  ).toEqual([]);
});

for (const theme of themes) {
  test(`keeps WCAG 2.2 AA in the ${theme} theme, with its sheets`, async ({ page, request }) => {
    await chooseTheme(page, theme);
    const { api, member, baby } = await begin(page, request, { feeding: 'mixed' });
    const log = (fields: object) =>
      api.post(
        '/api/nutriai/meals',
        { baby, eaten_at: new Date(Date.now() - 60_000).toISOString(), ...fields },
        { token: member.access },
      );
    await log({ kind: 'lunch', items: [{ text: '2 tbsp oats with blueberries' }] });
    await log({
      kind: 'dinner',
      items: [{ food: 'egg', grams: 20 }],
      reaction: { severity: 'severe', signs: ['wheezing'] },
    });
    await openPage(page, '/nutriai/today');
    await expect(page.getByText('Food groups')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Log a meal' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('pear');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Pear', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Pear', exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await entries(page)
      .getByRole('button', { name: /Dinner/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
}
