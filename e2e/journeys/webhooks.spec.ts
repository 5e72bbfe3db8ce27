import { FakeReceiver } from '../../lib/platform/http/testing/fake-receiver';
import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a member makes a webhook, sees its secret once, tests it, and turns it off', async ({
  page,
  request,
  troubles,
}, info) => {
  // The first address is refused.
  troubles.allow(/status of 400 .*\/api\/user-profile\/webhooks/);
  const receiver = new FakeReceiver();
  const url = await receiver.listen();
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { name: 'Ida' });
  await storeTokens(page, member);
  await openPage(page, '/profile');
  const section = page.getByRole('region', { name: 'Webhooks' });
  await section.getByRole('button', { name: 'Create a webhook' }).click();
  await section.getByLabel('What is the webhook for?').fill('Lamp in the nursery');
  await section.getByLabel('Address for the messages').fill('https://10.0.0.1/hook');
  await section.getByRole('checkbox', { name: 'Milk' }).check();
  await section.getByRole('checkbox', { name: 'Ida' }).check();
  await section.getByRole('button', { name: 'Create webhook' }).click();
  await expect(section.getByText(/private networks cannot be reached/)).toBeVisible();
  await section.getByLabel('Address for the messages').fill(url);
  await expectNoSidewaysScroll(page);
  await section.screenshot({ path: info.outputPath('making.png') });
  await section.getByRole('button', { name: 'Create webhook' }).click();
  const made = section.getByRole('group', { name: /secret of your new webhook/ });
  await expect(made).toBeFocused();
  const secret = await made.getByText(/^whsec_/).innerText();
  await expectAccessible(page);

  await page.reload();
  const row = section.getByRole('listitem').filter({ hasText: 'Lamp in the nursery' }).first();
  await row.getByRole('button', { name: /Send a test/ }).click();
  await expect(row.getByText('Delivered (204)')).toBeVisible();
  expect(receiver.types()).toEqual(['webhook.test']);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await section.screenshot({ path: info.outputPath('tested.png') });
  await row.getByRole('button', { name: /Turn off/ }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /Delete/ }).click();
  await expect(row).toHaveCount(0);
  await receiver.close();
});
