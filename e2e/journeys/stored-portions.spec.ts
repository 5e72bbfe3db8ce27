import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { middayZone } from '../support/midday';
import { openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: middayZone });

test('a dish that was cooked is put away, eaten from the fridge, and comes back with Undo', async ({
  page,
  request,
  troubles,
}, info) => {
  troubles.allow(/preloaded using link preload but not used/);
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { name: 'Ida' });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/recipes/apple-cinnamon-porridge');
  await page.getByRole('button', { name: 'Cooked it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Put the portions away' });
  const portions = sheet.getByRole('group', { name: 'Portions' });
  while (!(await portions.getByText('2 portions', { exact: true }).isVisible())) {
    await portions.getByRole('button', { name: 'Fewer' }).click();
  }
  // Back closes the sheet; what was chosen is there again.
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Cooked it' }).click();
  await expect(portions.getByText('2 portions', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('put-away.png') });
  await sheet.getByRole('button', { name: 'Put them in the fridge' }).click();
  await expect(page.getByText(/^2 portions in the fridge, eat by /)).toBeVisible();
  // A closed sheet takes its place in the history back, which would break off the way to another page.
  await expect.poll(() => page.evaluate(() => 'sheet' in (history.state ?? {}))).toBe(false);

  await openPage(page, '/nutriai/today');
  const stored = page.getByRole('region', { name: 'In the fridge and freezer' });
  await expect(stored).toContainText('2 portions in the fridge. Eat by');
  for (const theme of themes) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await stored.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath(`stored-${theme}.png`) });
  }
  await stored.getByRole('button', { name: /^Ate / }).click();
  await expect(stored).toContainText('1 portion in the fridge');
  await expect(page.getByText(/logged, from the fridge\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stored).toContainText('2 portions in the fridge');
  await stored.getByRole('button', { name: /^Throw away / }).click();
  await expect(stored).toContainText('Nothing left.');
});

test('what was cooked goes into the freezer with its day, and each meal takes a portion away', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allow(/preloaded using link preload but not used/);
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { name: 'Ida' });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/cookbook/apple-cinnamon-porridge');
  await page.getByRole('button', { name: 'Cooked it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Put the portions away' });
  const portions = sheet.getByRole('group', { name: 'Portions' });
  while (!(await portions.getByText('2 portions', { exact: true }).isVisible())) {
    await portions.getByRole('button', { name: 'Fewer' }).click();
  }
  await sheet.getByRole('radio', { name: 'Freezer' }).check();
  const cookedOn = await sheet.getByLabel('Cooked on').inputValue();
  await sheet.getByRole('button', { name: 'Put them in the freezer' }).click();
  await expect(page.getByText(/^2 portions in the freezer, eat by /)).toBeVisible();
  const list = async (path: string) =>
    (await (await api.get(`/api/nutriai/${path}?baby=${baby}`, { token: member.access })).json()).results;
  const [stored] = await list('stored-portions');
  expect(stored).toMatchObject({ place: 'freezer', portions: 2, cooked_on: cookedOn });
  // A week and more: the freezer keeps it longer than any fridge.
  expect(Date.parse(stored.eat_by) - Date.parse(cookedOn)).toBeGreaterThan(7 * 86_400_000);

  await openPage(page, '/nutriai/today');
  const card = page.getByRole('region', { name: 'In the fridge and freezer' });
  await expect(card).toContainText('2 portions in the freezer. Eat by');
  await card.getByRole('button', { name: /^Ate / }).click();
  await expect(card).toContainText('1 portion in the freezer');
  await card.getByRole('button', { name: /^Ate / }).click();
  // What is empty takes no place.
  await expect(card).toHaveCount(0);
  const meals = page.getByRole('region', { name: 'The day so far' }).getByRole('listitem');
  await expect(meals.filter({ hasText: 'Apple' })).toHaveCount(2);
  await expect.poll(async () => (await list('meals')).length).toBe(2);
  await expect.poll(() => list('stored-portions')).toEqual([]);
});
