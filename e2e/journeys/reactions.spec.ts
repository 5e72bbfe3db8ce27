import { type APIRequestContext, type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { goOffline } from '../support/go-offline';
import { storeTokens } from '../support/members';
import { middayZone } from '../support/midday';
import { openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: middayZone });

test.beforeEach(({ troubles }) => {
  troubles.allow(/preloaded using link preload but not used/);
});

const day = (page: Page) => page.getByRole('region', { name: 'The day so far' });

async function begin(page: Page, request: APIRequestContext, fields: object = {}) {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { name: 'Ida', ...fields });
  await storeTokens(page, member);
  const read = async (path: string) => (await api.get(path, { token: member.access })).json();
  const statuses = async () => {
    const { allergens } = await read(`/api/nutriai/insights/${baby}`);
    const exposures: { code: string; status: string }[] = allergens.exposures;
    return Object.fromEntries(exposures.map(({ code, status }) => [code, status]));
  };
  return { api, member, baby, read, statuses };
}

test('a reaction asks which food it was, and blames none until somebody says so', async ({
  page,
  request,
}, info) => {
  const { api, member, baby, statuses } = await begin(page, request);
  await api.post(
    '/api/nutriai/meals',
    {
      baby,
      eaten_at: new Date(Date.now() - 60_000).toISOString(),
      kind: 'lunch',
      items: [{ text: 'scrambled eggs' }, { text: 'toast with peanut butter' }],
      reaction: { severity: 'mild', signs: ['itching'], note: '' },
    },
    { token: member.access },
  );
  expect(await statuses()).toMatchObject({ egg: 'suspected', peanut: 'suspected', milk: 'not_yet' });
  await openPage(page, '/nutriai/today');
  await day(page).getByRole('button', { name: /Lunch/ }).click();
  const sheet = page.getByRole('dialog', { name: /lunch/ });
  const which = sheet.getByRole('group', { name: 'Which food could it have been?' });
  await which.getByRole('checkbox', { name: 'Peanut, not in the profile yet' }).check();
  for (const theme of themes) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await which.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath(`which-food-${theme}.png`) });
  }
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect.poll(statuses).toMatchObject({ egg: 'tolerated', peanut: 'reacted', milk: 'not_yet' });
});

test('a severe reaction in the profile shows at once whom to call', async ({ page, request }, info) => {
  const { baby } = await begin(page, request);
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, `/nutriai/babies/${baby}`);
  await page.getByLabel('How it went').selectOption('severe');
  const screen = page.getByRole('dialog', { name: 'Emergency' });
  await expect(screen.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: info.outputPath('emergency-320.png') });
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(page.getByLabel('How it went')).toHaveValue('severe');
});

test('a hazard that was logged without a network stands on Today once it has arrived', async ({
  page,
  request,
  context,
  troubles,
}, info) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await begin(page, request);
  await openPage(page, '/nutriai/today');
  await expect(day(page).getByText('Nothing yet.')).toBeVisible();
  await goOffline(page);
  await page.getByRole('button', { name: 'Log a meal' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log a meal' });
  // A form, which names alone do not tell.
  await sheet.getByRole('textbox').fill('a whole grape');
  await sheet.getByRole('textbox').press('Enter');
  await sheet.getByRole('button', { name: /^Log / }).click();
  await expect(day(page).getByText('Not yet saved')).toHaveCount(1);
  await context.setOffline(false);
  const alerts = page.getByRole('region', { name: 'To look at today' });
  await expect(alerts).toContainText('noisy breathing');
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('alerts.png') });
});

test('a feed has a side, minutes and a time, and keeps them when it is changed', async ({
  page,
  request,
}, info) => {
  const { read, baby } = await begin(page, request, { feeding: 'breast' });
  await openPage(page, '/nutriai/today');
  await page.getByRole('button', { name: 'Log another feed' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log a feed' });
  await sheet.getByRole('radio', { name: 'Left' }).check();
  await sheet.getByLabel('Minutes (optional)').fill('12');
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('feed.png') });
  await sheet.getByRole('button', { name: 'Log the feed' }).click();
  await day(page)
    .getByRole('button', { name: /Breastfed for 12 minutes, left side/ })
    .click();
  const edit = page.getByRole('dialog', { name: 'Change the feed' });
  await expect(edit.getByRole('radio', { name: 'Left' })).toBeChecked();
  await edit.getByRole('radio', { name: 'Expressed' }).check();
  await edit.getByLabel('Amount (ml)').fill('90');
  await edit.getByRole('button', { name: 'Save the changes' }).click();
  await expect(edit).toBeHidden();
  await expect
    .poll(async () => (await read(`/api/nutriai/meals?baby=${baby}`)).results[0]?.items)
    .toMatchObject([{ food: 'breast-milk', amount: 90, unit: 'ml' }]);
});

test('what no child weighs is refused with the limits, and stays in the form', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allowStatus(400);
  await begin(page, request, { sex: 'female' });
  await openPage(page, '/nutriai/insights');
  await page.getByRole('tab', { name: 'Growth' }).click();
  await page.getByRole('button', { name: 'Add a measurement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a measurement' });
  await dialog.getByLabel('Weight (kg)').fill('45');
  await dialog.getByRole('button', { name: 'Add the measurement' }).click();
  await dialog.getByRole('button', { name: 'Yes, add the measurement' }).click();
  await expect(dialog.getByText(/No child of this age measures 45 kg/)).toBeVisible();
  await expect(dialog.getByLabel('Weight (kg)')).toHaveValue('45');
});
