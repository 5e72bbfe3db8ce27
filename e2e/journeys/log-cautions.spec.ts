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
/** An entry with its estimates is a list in a list: what opens it stands once. */
const entries = (page: Page, words: RegExp) => day(page).getByRole('button', { name: words });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Log a meal' });

async function begin(page: Page, request: APIRequestContext, fields: object = {}) {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { name: 'Ida', ...fields });
  await storeTokens(page, member);
  const log = (items: object[]) =>
    api.post(
      '/api/nutriai/meals',
      { baby, eaten_at: new Date(Date.now() - 86_400_000).toISOString(), kind: 'lunch', items },
      { token: member.access },
    );
  const count = async () =>
    (await (await api.get(`/api/nutriai/meals?baby=${baby}`, { token: member.access })).json())
      .count as number;
  return { api, member, baby, log, count };
}

test('a hazard is said while it is typed; what was eaten is logged anyway, with what to watch for', async ({
  page,
  request,
}, info) => {
  const { count } = await begin(page, request, { allergies: ['egg'] });
  await openPage(page, '/nutriai/today');
  await page.getByRole('button', { name: 'Log a meal' }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox').fill('scrambled egg and toast with honey');
  const said = sheet.getByRole('status').filter({ hasText: 'allergic to egg' });
  await expect(said).toContainText('Honey');
  for (const theme of themes) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await page.screenshot({ path: info.outputPath(`typed-${theme}.png`) });
  }
  await expectAccessible(page);
  await sheet.getByRole('textbox').press('Enter');
  await sheet.getByRole('button', { name: 'Log it anyway' }).click();
  const watch = page.getByRole('dialog', { name: 'Logged. What to watch for' });
  await expect(watch).toContainText('999, 112 or 911');
  await page.screenshot({ path: info.outputPath('watch.png') });
  await watch.getByRole('button', { name: 'I know what to watch for' }).click();
  await expect(entries(page, /toast with honey/).first()).toBeVisible();
  await expect.poll(count).toBe(1);
});

test('what is repeated is checked too: an allergy that was found since stops it', async ({
  page,
  request,
}, info) => {
  const { api, member, baby, log, count } = await begin(page, request);
  await log([{ text: 'scrambled egg' }]);
  await api.patch(`/api/nutriai/baby-profiles/${baby}`, { allergies: ['egg'] }, { token: member.access });
  await page.setViewportSize({ width: 320, height: 640 });
  // On a slow machine the phone's own list answers in the place of the server.
  const held = page.waitForResponse(/\/cautions$/);
  await openPage(page, '/nutriai/today');
  await (await held).finished();
  const again = async () => {
    await page.getByRole('button', { name: 'Log a meal' }).click();
    await sheetOf(page)
      .getByRole('button', { name: /scrambled egg/i })
      .click();
  };
  await again();
  const question = page.getByRole('dialog', { name: 'Before you log this' });
  await expect(question).toContainText('allergic to egg');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: info.outputPath('again-320.png') });
  await question.getByRole('button', { name: 'Don’t log it' }).click();
  await expect(question).toBeHidden();
  await expect(entries(page, /scrambled egg/i)).toHaveCount(0);
  await again();
  await question.getByRole('button', { name: 'Log it anyway' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Logged. What to watch for' })
    .getByRole('button', { name: 'I know what to watch for' })
    .press('Enter');
  await expect(entries(page, /scrambled egg/i).first()).toBeVisible();
  await expect.poll(count).toBe(2);
});

test('without a network a hazard is found by its name', async ({ page, request, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await begin(page, request, { allergies: ['egg'] });
  const held = page.waitForResponse(/\/cautions$/);
  await openPage(page, '/nutriai/today');
  await (await held).finished();
  await goOffline(page);
  await page.getByRole('button', { name: 'Log a meal' }).click();
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox').fill('an egg');
  await expect(sheet.getByRole('status').filter({ hasText: 'allergic to egg' })).toContainText(
    'we looked up the name only',
  );
  await sheet.getByRole('textbox').press('Enter');
  await sheet.getByRole('button', { name: 'Log it anyway' }).click();
  await page.getByRole('button', { name: 'I know what to watch for' }).click();
  await expect(day(page).getByText('Not yet saved')).toHaveCount(1);
});

test('Back closes the sheet and not the page, and what was typed is there again', async ({
  page,
  request,
}) => {
  await begin(page, request);
  await openPage(page, '/nutriai/today');
  const open = page.getByRole('button', { name: 'Log a meal' });
  await open.click();
  const sheet = sheetOf(page);
  await sheet.getByRole('textbox').fill('porridge');
  await sheet.getByRole('textbox').press('Enter');
  await sheet.getByRole('textbox', { name: /Search for a food/ }).fill('half a banana');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/nutriai\/today$/);
  await open.click();
  await expect(sheet.getByRole('textbox', { name: 'In your words' })).toHaveValue('porridge');
  await expect(sheet.getByRole('textbox', { name: /Search for a food/ })).toHaveValue('half a banana');
  await sheet.getByRole('button', { name: /^Log / }).click();
  await expect(entries(page, /half a banana/).first()).toBeVisible();
  await open.click();
  await expect(sheet.getByRole('textbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/nutriai\/today$/);
});
