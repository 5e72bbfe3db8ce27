import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { middayZone } from '../support/midday';
import { chooseTheme, openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: middayZone });

test.beforeEach(({ troubles }) => {
  troubles.allow(/preloaded using link preload but not used/);
});

test('words are counted by an estimate, which one tap puts right', async ({ page, request }, info) => {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { name: 'Ida' });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/today');
  await page.getByRole('button', { name: 'Log a meal' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log a meal' });
  await sheet.getByRole('textbox').fill('2 fish fingers, half a banana and puffs');
  await sheet.getByRole('textbox').press('Enter');
  await sheet.getByRole('button', { name: /^Log / }).click();
  const day = page.getByRole('region', { name: 'The day so far' });
  const estimates = day.getByRole('list', { name: 'Estimated amounts' });
  await expect(estimates.getByRole('button', { name: 'fish fingers: about 56 g' })).toBeVisible();
  await expect(day.getByText('Not saved')).toHaveCount(0);
  for (const theme of themes) {
    await chooseTheme(page, theme);
    await page.reload();
    await expect(estimates.getByRole('button', { name: 'fish fingers: about 56 g' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath(`estimates-${theme}.png`) });
  }
  await estimates.getByRole('button', { name: /^half a banana: about 59 g/ }).click();
  await page.getByRole('textbox', { name: 'Grams of banana' }).fill('40');
  await page.getByRole('textbox', { name: 'Grams of banana' }).press('Enter');
  await expect(estimates.getByRole('button', { name: /^banana/ })).toHaveCount(0);
  await expect
    .poll(async () => {
      const answer = await api.get(`/api/nutriai/meals?baby=${baby}`, { token: member.access });
      return (await answer.json()).results[0].counted;
    })
    .toContainEqual({ item: 0, text: 'banana', name: 'Banana', grams: 40, is_estimate: false });
});
