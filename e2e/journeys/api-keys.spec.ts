import { Api } from '../api/api-test';
import { addBaby, babies } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a member makes a key, sees it once, and revokes it', async ({ page, request }, info) => {
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { name: 'Ida' });
  await storeTokens(page, member);
  await openPage(page, '/profile');
  const section = page.getByRole('region', { name: 'API keys' });
  await section.getByRole('button', { name: 'Create a key' }).click();
  await section.getByLabel('What is it for?').fill('Kitchen button');
  await section.getByRole('checkbox', { name: /Read profiles/ }).check();
  await section.getByRole('checkbox', { name: 'Ida' }).check();
  await expectNoSidewaysScroll(page);
  await section.screenshot({ path: info.outputPath('making.png') });
  await section.getByRole('button', { name: 'Create key' }).click();
  const made = section.getByRole('group', { name: 'Your new key “Kitchen button”' });
  await expect(made).toBeFocused();
  const key = await made.getByText(/^lp_/).innerText();
  await expectAccessible(page);
  await section.screenshot({ path: info.outputPath('made.png') });
  const statusOf = async () => (await api.elsewhere().get(babies, { token: key })).status();
  expect(await statusOf()).toBe(200);

  // Neither the address nor any storage has it, and a reload shows it no more.
  expect(page.url()).not.toContain('lp_');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    key,
  );
  await page.reload();
  const row = section.getByRole('listitem').filter({ hasText: 'Kitchen button' });
  await expect(row).toContainText(`lp_…${key.slice(-4)}`);
  await expect(row).toContainText('Last used');
  await expect(page.getByText(key)).toHaveCount(0);
  await row.getByRole('button', { name: /Revoke/ }).click();
  await expect(row).toHaveCount(0);
  expect(await statusOf()).toBe(401);
});
