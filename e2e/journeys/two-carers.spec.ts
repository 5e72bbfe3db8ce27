import { Api } from '../api/api-test';
import { makePlan } from '../api/nutriai-plan-test';
import { addBaby, share } from '../api/nutriai-test';
import { storeTokens } from '../support/members';
import { middayDate, middayZone } from '../support/midday';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: middayZone };
test.use(phone);

/** The machine may be busy: the screen changes by itself, and how soon is measured elsewhere. */
const bySelf = { timeout: 45_000 };

test('what one carer does appears on the open screen of the other, who touches nothing', async ({
  page,
  request,
  openContext,
  troubles,
}) => {
  test.slow();
  troubles.allow(/preloaded using link preload but not used/);
  const api = new Api(request);
  const [parent, guest] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent, { name: 'Ida' });
  await share(api, { parent, babyId: id, guest, role: 'carer' });
  await makePlan(api, parent, id, { start_date: middayDate() });
  const other = await (await openContext(phone)).newPage();
  await storeTokens(page, parent);
  await storeTokens(other, guest);

  await openPage(page, '/nutriai/today');
  const follows = other.waitForResponse((response) => response.url().endsWith(`/${id}/changes`));
  await openPage(other, '/nutriai/today');
  const seen = other.getByRole('region', { name: 'The day so far' });
  await expect(seen.getByText('Nothing yet.')).toBeVisible();
  expect((await follows).status()).toBe(200);
  await page.getByRole('button', { name: 'Log 60 ml of water' }).tap();
  await expect(seen.getByRole('listitem').filter({ hasText: '60 ml' })).toBeVisible(bySelf);

  await openPage(page, '/nutriai/plan');
  const followsPlan = other.waitForResponse((response) => response.url().endsWith(`/${id}/changes`));
  await openPage(other, '/nutriai/plan');
  await followsPlan;
  for (const each of [page, other]) await each.getByRole('button', { name: /^Shopping/ }).tap();
  await page.getByRole('checkbox').first().check();
  await expect(other.getByRole('checkbox').first()).toBeChecked(bySelf);
});
