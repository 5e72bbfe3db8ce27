import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { openForm, openModal, registerMember, signInDialog, storeTokens } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { sitePages, themes } from '../support/site-pages';
import { expect, test } from '../support/test';

/** Every rule at both sizes and in both themes, and no more pairs of them than that takes. */
const views = [
  { viewport: { width: 390, height: 844 }, theme: 'dark' },
  { viewport: { width: 1440, height: 900 }, theme: 'light' },
] as const;

async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const { viewport, theme } of views) {
    await page.setViewportSize(viewport);
    await showTheme(page, theme);
    await expectAccessible(page);
  }
}

async function showTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const path of sitePages) {
  test(`${path} keeps WCAG 2.2 AA`, async ({ page, troubles }) => {
    if (path === '/no-such-page') troubles.allowStatus(404);
    await openPage(page, path);
    await expectAccessibleEverywhere(page);
  });
}

test('/profile keeps WCAG 2.2 AA, signed out and signed in', async ({ page, request }) => {
  await openPage(page, '/profile');
  await expect(signInDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInDialog(page)).toBeHidden();
  await expectAccessibleEverywhere(page);
  await storeTokens(page, await registerMember(request));
  await openPage(page, '/profile');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

for (const theme of themes) {
  test(`the open modal keeps WCAG 2.2 AA in both of its views in the ${theme} theme`, async ({ page }) => {
    await chooseTheme(page, theme);
    await openModal(page);
    await expectAccessible(page);
    const dialog = await openForm(page, 'Sign Up');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  test(`the open menu of a phone keeps WCAG 2.2 AA in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseTheme(page, theme);
    await openPage(page, '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
  });
}
