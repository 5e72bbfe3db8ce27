import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page';

export interface Member {
  email: string;
  password: string;
}

export interface Tokens {
  access: string | null;
  refresh: string | null;
}

export function newMember(): Member {
  return { email: `${randomUUID()}@example.test`, password: 'Quiet-River-9' };
}

/** Registers somebody through the API, without a browser. */
export async function registerMember(
  request: APIRequestContext,
  origin = '',
): Promise<Member & { access: string; refresh: string }> {
  const member = newMember();
  const answer = await request.post(`${origin}/api/register`, { data: member });
  expect(answer.status(), await answer.text()).toBe(201);
  const { access_token: access, refresh_token: refresh } = (await answer.json()) as Record<string, string>;
  return { ...member, access: String(access), refresh: String(refresh) };
}

/**
 * Puts tokens where the site keeps them, as a remembered sign-in would. The page then stands on a plain text
 * of the site.
 */
export async function storeTokens(page: Page, tokens: { access: string; refresh: string }): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('access_token', access);
    localStorage.setItem('refresh_token', refresh);
  }, tokens);
}

export async function readTokens(page: Page): Promise<Tokens> {
  return page.evaluate(() => ({
    access: localStorage.getItem('access_token'),
    refresh: localStorage.getItem('refresh_token'),
  }));
}

/** The header's links, which say who is signed in. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(mainMenu(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(mainMenu(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: 'Profile' })).toHaveCount(0);
}

export const signInDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Welcome to Little Pear' });

/** Opens the sign-in modal from the header of a page. */
export async function openModal(page: Page, path = '/blog'): Promise<Locator> {
  await openPage(page, path);
  await mainMenu(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(signInDialog(page)).toBeVisible();
  return signInDialog(page);
}

/** The modal with its form open, in the mode asked for. */
export async function openForm(page: Page, mode: 'Sign In' | 'Sign Up', path = '/blog'): Promise<Locator> {
  const dialog = await openModal(page, path);
  await dialog.getByRole('button', { name: 'Email' }).click();
  if (mode === 'Sign Up') await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(submitButton(dialog, mode)).toBeVisible();
  return dialog;
}

/** The button that sends the form; the link that changes the mode never has the same name at the same time. */
export function submitButton(dialog: Locator, name: 'Sign In' | 'Sign Up' | 'Processing...'): Locator {
  return dialog.getByRole('button', { name, exact: true });
}

export async function fillCredentials(dialog: Locator, { email, password }: Member): Promise<void> {
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
}

export async function fillSignUp(
  dialog: Locator,
  member: Member,
  confirmation = member.password,
): Promise<void> {
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Pear');
  await fillCredentials(dialog, member);
  await dialog.getByLabel('Confirm password').fill(confirmation);
}

/** Signs in through the modal. */
export async function signIn(
  page: Page,
  member: Member,
  { remember = true, path = '/blog' } = {},
): Promise<void> {
  const dialog = await openForm(page, 'Sign In', path);
  await fillCredentials(dialog, member);
  if (remember) await dialog.getByLabel('Remember me').check();
  await submitButton(dialog, 'Sign In').click();
  await expect(dialog).toBeHidden();
  await expectSignedIn(page);
}
