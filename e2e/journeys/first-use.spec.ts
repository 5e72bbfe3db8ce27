import type { APIRequestContext, Page } from '@playwright/test';
import { birthDateOf } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { fillSignUp, newMember, registerMember, storeTokens, submitButton } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// Next preloads the styles of its error pages, which Chromium mentions where somebody stays for some seconds.
test.beforeEach(({ troubles }) => troubles.allow(/was preloaded using link preload but not used/));

const babies = '/api/nutriai/baby-profiles';

interface Tokens {
  access: string;
  refresh: string;
}

async function addBaby(request: APIRequestContext, { access }: Tokens, fields: object): Promise<string> {
  const answer = await request.post(babies, { data: fields, headers: { authorization: `Bearer ${access}` } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const consent = (page: Page) => page.getByRole('checkbox', { name: /^I agree/ });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
const switcher = (page: Page) => page.locator('summary');

test('from the landing to the first plan: an account, a baby in a handful of taps', async ({ page }) => {
  await openPage(page, '/nutriai');
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Email' }).click();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await fillSignUp(dialog, newMember());
  await submitButton(dialog, 'Sign Up').click();
  // A member is led on from the landing.
  await page.waitForURL('**/nutriai/today');
  await page.getByRole('link', { name: 'Add your baby' }).click();

  await page.getByLabel('Name').fill('Ada');
  await goOn(page).tap();
  await expect(consent(page)).toHaveAccessibleDescription(/before we store anything/);
  await consent(page).check();
  await goOn(page).tap();
  await page.getByLabel('Birth date').fill(birthDateOf(8));
  await expect(page.getByText('Ada is 8 months old.')).toBeVisible();
  await goOn(page).tap();
  await page.getByRole('button', { name: 'Girl' }).tap();
  await page.getByRole('button', { name: 'Formula', exact: true }).tap();
  await page.getByRole('button', { name: 'Vegetarian' }).tap();
  await page.getByText('Egg', { exact: true }).tap();
  await page.getByLabel('Foods your family avoids').fill('pork, gelatine');
  await goOn(page).tap();
  await page.getByText('Peanut', { exact: true }).tap();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(babies),
  );
  await page.getByRole('button', { name: 'Add Ada' }).tap();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ada',
    birth_date: birthDateOf(8),
    sex: 'female',
    feeding: 'formula',
    diet: 'vegetarian',
    allergies: ['egg'],
    avoids: ['pork', 'gelatine'],
    introduced_allergens: [{ code: 'peanut', reaction: 'none' }],
  });
  await expect(page.getByRole('heading', { name: 'Ada is in' })).toBeFocused();
  await expect(switcher(page)).toContainText('Ada');
  await page.getByRole('link', { name: 'Plan the first week' }).click();
  await page.waitForURL('**/nutriai/plan');
});

test('what was answered survives a reload and a failure, and the rest is skipped', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allowStatus(503);
  await storeTokens(page, await registerMember(request));
  await openPage(page, '/nutriai/babies/new');
  await goOn(page).tap();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('A name or a nickname is enough.');
  await consent(page).check();
  await page.getByLabel('Name').fill('Bo');
  await page.getByLabel('Name').press('Enter');
  await page.getByLabel('Birth date').fill(birthDateOf(9));
  await goOn(page).tap();
  await page.getByRole('button', { name: 'Boy' }).tap();
  await expect(page.getByRole('heading', { name: 'Which milk does Bo drink?' })).toBeFocused();
  // The phone's own Back is one question back.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Boy' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Is Bo a girl or a boy?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).tap();

  let isDown = true;
  const keys: (string | undefined)[] = [];
  await page.route(`**${babies}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (isDown) await route.fulfill({ status: 503, json: { detail: 'Not now.' } });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Add your baby now, the rest later' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeFocused();
  isDown = false;
  await page.getByRole('button', { name: 'Add your baby now, the rest later' }).tap();
  await expect(page.getByRole('heading', { name: 'Bo is in' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  // Nothing of it waits for the next baby.
  await openPage(page, '/nutriai/babies/new');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a baby under six months gets what to wait for and no plan', async ({ page, request }) => {
  const member = await registerMember(request);
  await storeTokens(page, member);
  await openPage(page, '/nutriai/babies/new');
  await page.getByLabel('Name').fill('Cleo');
  await consent(page).check();
  await goOn(page).tap();
  await page.getByLabel('Birth date').fill(birthDateOf(2));
  await goOn(page).tap();
  await page.getByRole('button', { name: 'Add your baby now, the rest later' }).tap();
  await expect(page.getByRole('heading', { name: 'Milk is all Cleo needs for now' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signs of readiness' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan the first week' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.goto('/nutriai/plan');
  await expect(page.getByRole('heading', { name: 'Milk is all Cleo needs for now' })).toBeVisible();
});

test('two babies, and the one that is chosen stays chosen', async ({ page, request }) => {
  const member = await registerMember(request);
  await addBaby(request, member, { name: 'Ada', birth_date: birthDateOf(8) });
  await addBaby(request, member, { name: 'Bo', birth_date: birthDateOf(20) });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/babies');
  await expect(page.getByRole('main').getByRole('link', { name: /^Ada|^Bo/ })).toHaveCount(2);
  await expect(switcher(page)).toContainText('Ada');
  await switcher(page).tap();
  await page.getByRole('button', { name: /^Bo/ }).tap();
  await expect(switcher(page)).toContainText('Bo');
  await page.reload();
  await expect(switcher(page)).toContainText('Bo');
});

test('an invite brings a second member in, who is gone the moment they are removed', async ({
  page,
  request,
  openContext,
  troubles,
}) => {
  troubles.allowStatus(404);
  const member = await registerMember(request);
  const id = await addBaby(request, member, { name: 'Ada', birth_date: birthDateOf(8) });
  await storeTokens(page, member);
  await openPage(page, `/nutriai/babies/${id}`);
  const carers = page.getByRole('region', { name: 'Who looks after Ada' });
  // A baby is never without a parent.
  await expect(carers.getByText('Parent, since')).toBeVisible();
  await expect(carers.getByRole('button', { name: 'Leave Ada' })).toHaveCount(0);
  await carers.getByLabel('Your name for other carers').fill('Ana');
  await carers.getByRole('button', { name: 'Create the invite link' }).tap();
  const link = await carers.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/nutriai\/invite#[\w-]{43}$/);

  const elsewhere = await openContext({ viewport: { width: 390, height: 844 } });
  const guest = await elsewhere.newPage();
  const { pathname, hash } = new URL(link);
  await openPage(guest, `${pathname}${hash}`);
  await expect(guest.getByRole('heading', { name: 'Ana invites you to look after Ada' })).toBeVisible();
  // What stands in the address stays in the history.
  await expect.poll(() => new URL(guest.url()).hash).toBe('');
  await guest.getByRole('button', { name: 'Sign in or create an account' }).click();
  const dialog = guest.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Email' }).click();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await fillSignUp(dialog, newMember());
  await submitButton(dialog, 'Sign Up').click();
  await guest.getByRole('button', { name: 'Accept the invite' }).click();
  await guest.waitForURL('**/nutriai/today');
  await expect(switcher(guest)).toContainText('Ada');
  // The link works once.
  await openPage(guest, `${pathname}${hash}`);
  await expect(guest.getByRole('heading', { name: 'This invite is no longer valid' })).toBeVisible();

  await page.reload();
  await expect(carers.getByText('Ana (you)')).toBeVisible();
  // The name that was given at sign-up.
  const removal = carers.getByRole('button', { name: 'Remove Ana', exact: true });
  await removal.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
  await expect(removal).toHaveCount(0);
  await openPage(guest, `/nutriai/babies/${id}`);
  await expect(guest.getByRole('heading', { name: 'Not here' })).toBeVisible();
  await openPage(guest, '/nutriai/babies');
  await expect(guest.getByRole('heading', { name: 'No baby yet' })).toBeVisible();
  // Nothing but a heading and the way to a baby, on a screen that is about one.
  await openPage(guest, '/nutriai/cookbook/red-lentil-sweet-potato-dal/cook');
  await expect(guest.getByRole('heading', { name: 'Who is it for?' })).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Red lentil and sweet potato dal');
  await expect(switcher(guest)).toHaveCount(0);
});

test('a profile is changed, what is not saved is kept, and deleting asks for the name', async ({
  page,
  request,
}) => {
  const member = await registerMember(request);
  const id = await addBaby(request, member, { name: 'Ada', birth_date: birthDateOf(8) });
  await storeTokens(page, member);
  await openPage(page, `/nutriai/babies/${id}`);
  const food = page.getByRole('region', { name: 'Milk and food' });
  await food.getByText('Egg', { exact: true }).tap();
  await food.getByLabel('Other allergies').fill('kiwi');
  await page.reload();
  await expect(food.getByText('Unsaved changes.')).toBeVisible();
  await food.getByRole('button', { name: 'Save' }).tap();
  await expect(food.getByText('Saved.')).toBeVisible();
  const sizes = page.getByRole('region', { name: 'Weight, length, head' });
  await sizes.getByLabel('Weight (kg)').fill('7,9');
  await sizes.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(sizes.getByText('7.9 kg')).toBeVisible();
  const stored = await request.get(`${babies}/${id}`, {
    headers: { authorization: `Bearer ${member.access}` },
  });
  expect(await stored.json()).toMatchObject({
    allergies: ['egg'],
    other_allergies: ['kiwi'],
    measurements: [{ weight_kg: 7.9 }],
  });

  await page.getByRole('button', { name: 'Delete Ada…' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Delete Ada?' });
  await dialog.getByRole('button', { name: 'Delete permanently' }).tap();
  await expect(dialog.getByLabel('Type Ada to delete')).toHaveAccessibleDescription('This is not the name.');
  await dialog.getByLabel('Type Ada to delete').fill('ada');
  await dialog.getByRole('button', { name: 'Delete permanently' }).tap();
  await page.waitForURL('**/nutriai/babies');
  await expect(page.getByRole('heading', { name: 'No baby yet' })).toBeVisible();
});

for (const theme of themes) {
  test(`the screens are accessible (${theme})`, async ({ page, request }) => {
    await chooseTheme(page, theme);
    const member = await registerMember(request);
    const id = await addBaby(request, member, {
      name: 'Ada',
      birth_date: birthDateOf(3),
      introduced_allergens: [{ code: 'egg', date: birthDateOf(1), reaction: 'mild' }],
      measurements: [{ date: birthDateOf(1), weight_kg: 5.9 }],
    });
    const made = await request.post(`${babies}/${id}/invites`, {
      data: { role: 'carer' },
      headers: { authorization: `Bearer ${member.access}` },
    });
    const { token } = (await made.json()) as { token: string };
    await page.goto(`/nutriai/invite#${token}`);
    await expect(page.getByRole('heading', { name: /invites you to look after Ada/ })).toBeVisible();
    await expectAccessible(page);
    await storeTokens(page, member);
    await openPage(page, `/nutriai/babies/${id}`);
    await expect(page.getByRole('button', { name: 'Create the invite link' })).toBeVisible();
    await page.getByText('Parent, since').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await openPage(page, '/nutriai/babies');
    await expect(page.getByRole('main').getByRole('link', { name: /^Ada/ })).toBeVisible();
    await expectAccessible(page);
    await openPage(page, '/nutriai/babies/new');
    await page.getByLabel('Name').fill('Bo');
    await goOn(page).click();
    await page.getByLabel('Birth date').fill(birthDateOf(4));
    await page.getByText('Yes, I know the week').click();
    await expectAccessible(page);
    await goOn(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add your baby now, the rest later' }).click();
    await expect(page.getByRole('heading', { name: 'Foods that have to wait longer' })).toBeVisible();
    await expectAccessible(page);
  });
}
