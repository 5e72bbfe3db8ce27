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

test('drops are put on the list, logged in one tap, asked about twice, and logged without a network', async ({
  page,
  request,
  troubles,
}, info) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|preloaded using link preload/);
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { name: 'Ida' });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/today');
  const card = page.getByRole('region', { name: 'Drops and medicines' });
  await card.getByRole('button', { name: 'Add drops or a medicine' }).click();
  const adding = page.getByRole('dialog', { name: 'Add drops or a medicine' });
  await adding.getByLabel('Name').fill('Vitamin D');
  await adding.getByLabel('Amount').fill('1 drop');
  // Back closes the sheet; what was typed is there again.
  await page.goBack();
  await expect(adding).toBeHidden();
  await card.getByRole('button', { name: 'Add drops or a medicine' }).click();
  await expect(adding.getByLabel('Name')).toHaveValue('Vitamin D');
  await adding.getByLabel('Doses left').fill('8');
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('add.png') });
  await adding.getByRole('button', { name: 'Add to the list' }).click();
  const list = page.getByRole('dialog', { name: 'Drops and medicines' });
  await expect(list.getByText('Every day')).toBeVisible();
  await page.keyboard.press('Escape');

  const drops = await (await api.get(`/api/nutriai/drops?baby=${baby}`, { token: member.access })).json();
  const given_at = new Date(Date.now() - 86_400_000).toISOString();
  await api.post(
    '/api/nutriai/given-drops',
    { baby, drop: drops.results[0].id, given_at },
    { token: member.access },
  );
  await page.reload();
  await card.getByRole('button', { name: 'Log Vitamin D', exact: true }).click();
  await expect(card).toContainText(/Given at \d\d:\d\d by you/);
  await expect(card).toContainText('2 days in a row');
  await expect(card).toContainText('6 doses left: time to buy more.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('7 doses left');
  await expect(card.getByText(/Given at/)).toHaveCount(0);

  await goOffline(page);
  await card.getByRole('button', { name: 'Log Vitamin D', exact: true }).click();
  await expect(card).toContainText('Not yet saved');
  await card.getByRole('button', { name: 'Log Vitamin D again' }).click();
  const again = page.getByRole('dialog', { name: 'Log Vitamin D again?' });
  await expect(again).toContainText(/Given at \d\d:\d\d by you/);
  await again.getByRole('button', { name: 'Don’t log it' }).click();
  await page.context().setOffline(false);
  await expect(card.getByText('Not yet saved')).toHaveCount(0);
  await expect(card).toContainText('6 doses left');
  await card.getByRole('button', { name: 'Log Vitamin D again' }).click();
  await page.screenshot({ path: info.outputPath('again.png') });
  await expectAccessible(page);
  await again.getByRole('button', { name: 'Log it again' }).click();
  await expect(card.getByText(/Given at/)).toHaveCount(2);
  for (const theme of themes) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await card.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath(`drops-${theme}.png`) });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.screenshot({ path: info.outputPath('desktop.png') });
});
