import type { Response } from '@playwright/test';
import {
  expectSignedIn,
  expectSignedOut,
  fillSignUp,
  mainMenu,
  newMember,
  openForm,
  readTokens,
  registerMember,
  signIn,
  submitButton,
} from '../support/members';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test('a visitor signs up, signs out and signs in again', async ({ page }) => {
  const member = newMember();
  await test.step('sign up', async () => {
    const dialog = await openForm(page, 'Sign Up');
    await fillSignUp(dialog, member);
    const sent = page.waitForRequest('**/api/register*');
    await submitButton(dialog, 'Sign Up').click();
    expect((await sent).postDataJSON()).toEqual(member);
    await expect(dialog).toBeHidden();
    await expectSignedIn(page);
    await expect(page).toHaveURL('/blog');
    const tokens = await readTokens(page);
    expect(tokens.access?.split('.')).toHaveLength(3);
    expect(tokens.refresh).toContain('.');
  });
  await test.step('sign out', async () => {
    await mainMenu(page).getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    const sent = page.waitForRequest('**/api/auth/logout*');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    expect((await sent).postDataJSON()).toHaveProperty('refresh_token');
    await expect(page).toHaveURL('/');
    await expectSignedOut(page);
    expect(await readTokens(page)).toEqual({ access: null, refresh: null });
  });
  await test.step('sign in', async () => {
    await signIn(page, member);
    const tokens = await readTokens(page);
    expect(tokens.access?.split('.')).toHaveLength(3);
    expect(tokens.refresh).toContain('.');
    await page.reload();
    await expectSignedIn(page);
  });
});

test('the names that sign-up asks for are on the profile, also when they could not be saved at once', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allowStatus(503);
  let refused = 0;
  await page.route('**/api/user-profile', (route) => {
    if (route.request().method() !== 'PATCH' || refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({ status: 503, json: { detail: 'Not now.' } });
  });
  const member = newMember();
  const dialog = await openForm(page, 'Sign Up');
  await fillSignUp(dialog, member);
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Bé');
  const sent = page.waitForRequest('**/api/register*');
  const isNamesSaved = (answer: Response) =>
    answer.url().endsWith('/api/user-profile') && answer.request().method() === 'PATCH';
  const notSaved = page.waitForResponse(isNamesSaved);
  await submitButton(dialog, 'Sign Up').click();
  expect((await sent).postDataJSON()).toEqual(member);
  await expect(dialog).toBeHidden();
  await expectSignedIn(page);
  expect((await notSaved).status()).toBe(503);

  const saved = page.waitForResponse(isNamesSaved);
  await openPage(page, '/profile');
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  await expect(page.getByLabel('Last name')).toHaveValue('Bé');
  const { access } = await readTokens(page);
  const profile = await request.get('/api/user-profile', { headers: { authorization: `Bearer ${access}` } });
  expect(await profile.json()).toMatchObject({ first_name: 'Ana', last_name: 'Bé', email: member.email });
});

test('an e-mail that is registered already is refused in words', async ({ page, request, troubles }) => {
  troubles.allowStatus(400);
  const { email, password } = await registerMember(request);
  const dialog = await openForm(page, 'Sign Up');
  await fillSignUp(dialog, { email, password });
  await submitButton(dialog, 'Sign Up').click();
  await expect(dialog.getByRole('alert')).toContainText(/already|exists/);
  await expectSignedOut(page);
});

for (const { remember, promise } of [
  { remember: true, promise: 'a remembered member is still signed in after the browser was closed' },
  { remember: false, promise: 'a member who was not remembered is signed out after the browser was closed' },
]) {
  test(promise, async ({ page, request, openContext }) => {
    await signIn(page, await registerMember(request), { remember });
    await page.reload();
    await expectSignedIn(page);
    // Local storage outlives a browser, session storage does not: that is what the storage state holds.
    const storageState = await page.context().storageState();
    const nextRun = await (await openContext({ storageState })).newPage();
    await openPage(nextRun, '/blog');
    if (remember) {
      await expectSignedIn(nextRun);
      return;
    }
    await expectSignedOut(nextRun);
    expect(await readTokens(nextRun)).toEqual({ access: null, refresh: null });
  });
}

test('a member who was not remembered is signed in in a second tab of the same browser', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await registerMember(request), { remember: false });
  const second = await context.newPage();
  await openPage(second, '/blog');
  await expectSignedIn(second);
});

test('stored tokens without a dot are cleared, and nobody is signed in', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'nodot');
    localStorage.setItem('refresh_token', 'nodot');
  });
  await openPage(page, '/blog');
  await expectSignedOut(page);
  expect(await readTokens(page)).toEqual({ access: null, refresh: null });
});

test('signing in at /sign-in leads to where the visitor wanted to go, and never to another site', async ({
  page,
  request,
}) => {
  const member = await registerMember(request);
  await openPage(page, '/sign-in?next=/web-stories');
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(member.email);
  await form.getByLabel('Password', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/web-stories');
  await expectSignedIn(page);
  await openPage(page, '/sign-in?next=//example.test/');
  await expect(page).toHaveURL('/profile');
});
