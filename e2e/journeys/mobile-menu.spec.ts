import { type Page } from '@playwright/test';
import { registerMember, storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: /the menu$/ });

async function openMenu(page: Page): Promise<void> {
  await openPage(page, '/');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toHaveCount(0);
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
}

test('the burger opens the menu and closes it again', async ({ page }) => {
  await openMenu(page);
  await burger(page).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the menu and gives the focus back to the burger', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(burger(page)).toBeFocused();
});

test('following a link closes the menu, and so does going back', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Web Stories' }).click();
  await expect(page).toHaveURL('/web-stories');
  await expect(menu(page)).toHaveCount(0);
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(menu(page)).toHaveCount(0);
});

test('a visitor is offered Blog, Web Stories, NutriAI and Sign In, in this order', async ({ page }) => {
  await openMenu(page);
  await expect(menu(page).getByRole('listitem')).toHaveText(['Blog', 'Web Stories', 'NutriAI', 'Sign In']);
  await expect(menu(page).getByRole('listitem').locator('svg')).toHaveCount(4);
});

test('a member is offered Profile in the place of Sign In', async ({ page, request }) => {
  await storeTokens(page, await registerMember(request));
  await openMenu(page);
  await expect(menu(page).getByRole('listitem')).toHaveText(['Blog', 'Web Stories', 'NutriAI', 'Profile']);
});

test('Sign In opens the modal and stays on the page', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to Little Pear' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
