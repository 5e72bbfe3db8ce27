import { expectAccessible } from '../support/accessibility';
import { openForm, openModal, registerMember, signInDialog, storeTokens } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { sitePages, themes } from '../support/site-pages';
import { expect, test } from '../support/test';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const theme of themes) {
  for (const viewport of sizes) {
    test.describe(`in the ${theme} theme at ${viewport.width} px`, () => {
      test.use({ viewport });
      test.beforeEach(async ({ page }) => chooseTheme(page, theme));

      for (const path of sitePages) {
        test(`${path} keeps WCAG 2.2 AA`, async ({ page, troubles }) => {
          if (path === '/no-such-page') troubles.allowStatus(404);
          await openPage(page, path);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await expectAccessible(page);
        });
      }

      test('/profile keeps WCAG 2.2 AA, signed out and signed in', async ({ page, request }) => {
        await openPage(page, '/profile');
        await expect(signInDialog(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(signInDialog(page)).toBeHidden();
        await expectAccessible(page);
        await storeTokens(page, await registerMember(request));
        await openPage(page, '/profile');
        await expect(page.getByText('This device')).toBeVisible();
        await expectAccessible(page);
      });
    });
  }

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
