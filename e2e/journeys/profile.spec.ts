import { type Page } from '@playwright/test';
import {
  expectSignedIn,
  type Member,
  registerMember,
  signIn,
  signInDialog,
  storeTokens,
} from '../support/members';
import { openPage } from '../support/open-page';
import { shortLivedPort } from '../support/ports';
import { expect, test } from '../support/test';

// Another browser notices that it was signed out when its access token ends: here after 40 seconds, elsewhere
// after minutes.
test.use({ baseURL: `http://localhost:${shortLivedPort}` });

const devices = (page: Page) => page.getByRole('region', { name: 'Your devices' });

/** The same member in another browser. */
async function signInElsewhere(page: Page, member: Member): Promise<void> {
  await signIn(page, member, { path: '/blog' });
}

async function changePassword(page: Page, old: string, next: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Password' });
  await section.getByLabel('Current password').fill(old);
  await section.getByLabel('New password', { exact: true }).fill(next);
  await section.getByLabel('New password again').fill(next);
  await section.getByRole('button', { name: 'Change password' }).click();
}

test('signed out, the profile says so and opens the modal', async ({ page }) => {
  await openPage(page, '/profile');
  await expect(signInDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInDialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(signInDialog(page)).toBeVisible();
});

test('a member changes the name, and it is there after a reload', async ({ page, request }) => {
  await storeTokens(page, await registerMember(request));
  await openPage(page, '/profile');
  const section = page.getByRole('region', { name: 'Your name' });
  await section.getByLabel('First name').fill('Ana');
  await section.getByLabel('Last name').fill('Pear');
  await section.getByLabel('Display name').fill('Ana of the pears');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Your name is saved.')).toBeVisible();
  await expect(page.getByText('Hello, Ana of the pears')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hello, Ana of the pears')).toBeVisible();
  await expect(section.getByLabel('Last name')).toHaveValue('Pear');
});

test('a member changes the password: the old one is refused, and other browsers are signed out', async ({
  page,
  request,
  openContext,
  troubles,
}) => {
  troubles.allowStatus(400, 401);
  const member = await registerMember(request);
  const password = 'Calm-Meadow-7';
  await storeTokens(page, member);
  const elsewhere = await (await openContext()).newPage();
  await signInElsewhere(elsewhere, member);
  await openPage(page, '/profile');
  await changePassword(page, 'Not-the-password-1', password);
  await expect(page.getByRole('region', { name: 'Password' }).getByRole('alert')).toBeVisible();
  await changePassword(page, member.password, password);
  await expect(
    page.getByText('Your password is changed. Your other devices will be signed out within a few minutes.'),
  ).toBeVisible();
  await expectSignedIn(page);
  await page.reload();
  await expectSignedIn(page);
  await openPage(elsewhere, '/profile');
  await expect(elsewhere.getByRole('heading', { name: 'You are signed out' })).toBeAttached();
  expect(
    (await request.post('/api/login', { data: { email: member.email, password: member.password } })).status(),
  ).toBe(401);
  expect((await request.post('/api/login', { data: { email: member.email, password } })).status()).toBe(200);
});

test('the list of devices shows this one, and another one is signed out from it', async ({
  page,
  request,
  openContext,
  troubles,
}) => {
  troubles.allowStatus(401);
  const member = await registerMember(request);
  await storeTokens(page, member);
  await openPage(page, '/profile');
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  await expect(devices(page).getByRole('listitem')).toContainText('This device');
  await expect(devices(page).getByRole('button', { name: /Sign out this device/ })).toHaveCount(0);

  const elsewhere = await (await openContext()).newPage();
  await signInElsewhere(elsewhere, member);
  await openPage(page, '/profile');
  await expect(devices(page).getByRole('listitem')).toHaveCount(2);
  await devices(page)
    .getByRole('button', { name: /Sign out this device/ })
    .click();
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  await expect(devices(page).getByText(/is signed out\.$/)).toBeAttached();
  await openPage(elsewhere, '/profile');
  await expect(elsewhere.getByRole('heading', { name: 'You are signed out' })).toBeAttached();
  await expectSignedIn(page);
});
