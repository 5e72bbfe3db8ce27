import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { linkIn, mailTo } from '../support/mails';
import { registerMember, signInDialog } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a forgotten password: from the modal through the mail to being signed in', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allowStatus(400);
  const { email, password } = await registerMember(request);
  await openPage(page, '/profile');
  const modal = signInDialog(page);
  await modal.getByRole('button', { name: 'Email' }).click();
  await modal.getByLabel('Email').fill(email);
  await modal.getByRole('button', { name: 'Forgot your password?' }).click();

  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByLabel('Email')).toHaveValue(email);
  await expect(forgot.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await forgot.getByRole('button', { name: 'Send me a link' }).click();
  await expect(forgot.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(forgot.getByText(email)).toBeVisible();
  await expectAccessible(page);

  const link = linkIn(await mailTo(email, /Set a new password/));
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  const field = page.getByLabel('New password', { exact: true });
  await field.fill(password.toLowerCase());
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('upper and lower case letters');
  await expect(field).toBeFocused();
  await field.fill('Lamp-Otter-Cloud-7');
  await expect(page.getByText(/^Strong/)).toBeVisible();
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('main').getByText(email, { exact: true }).first()).toBeVisible();

  // The same link once more: it has done its work, and a new one is a press away.
  await openPage(page, link);
  await page.getByLabel('New password', { exact: true }).fill('Third-River-Lamp-9');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

for (const theme of themes) {
  test(`what a link leads to can be used by all, ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme);
    for (const [path, heading] of [
      ['/reset-password#uid=a&token=b&email=ana%40example.test', 'Set a new password'],
      ['/confirm-email#token=b', 'Use this email address'],
    ] as const) {
      await openPage(page, path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await openPage(page, '/reset-password');
    await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    await expectAccessible(page);
  });
}
