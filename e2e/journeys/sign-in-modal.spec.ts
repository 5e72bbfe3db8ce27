import {
  fillCredentials,
  fillSignUp,
  newMember,
  openForm,
  openModal,
  signInDialog,
  submitButton,
} from '../support/members';
import { pauseRequests } from '../support/pause-requests';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test('Sign In opens the modal with its texts, its two ways in and no form yet', async ({ page }) => {
  const dialog = await openModal(page);
  await expect(page).toHaveURL('/blog');
  await expect(dialog.getByRole('heading', { name: 'Welcome to Little Pear' })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription('Join our community for the best parenting experience.');
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Email' })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Remember me' })).toBeVisible();
  await expect(
    dialog.getByText(/By continuing, you agree to our Terms & Conditions.* and Privacy Policy/),
  ).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
});

test('Email brings the form, and the link below switches between its modes and empties it', async ({
  page,
}) => {
  const dialog = await openForm(page, 'Sign In');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(dialog.getByLabel('First name')).toHaveCount(0);
  await dialog.getByLabel('Email').fill('ana@example.test');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  for (const label of ['First name', 'Last name', 'Email', 'Confirm password'])
    await expect(dialog.getByLabel(label)).toHaveValue('');
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('minlength', '8');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await expect(dialog.getByLabel('Confirm password')).toHaveCount(0);
});

test('an opened modal starts anew', async ({ page }) => {
  const dialog = await openForm(page, 'Sign In');
  await dialog.getByLabel('Email').fill('ana@example.test');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Email' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
});

for (const [mode, button] of [
  ['Sign In', 'Sign In'],
  ['Sign Up', 'Sign Up'],
] as const) {
  test(`${mode} without e-mail and password is refused, and typing clears the message`, async ({ page }) => {
    const dialog = await openForm(page, mode);
    await submitButton(dialog, button).click();
    await expect(dialog.getByRole('alert')).toHaveText('Email and password are required');
    await dialog.getByLabel('Email').press('a');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
}

for (const [text, password, confirmation] of [
  ['Passwords do not match!', 'short', 'other'],
  ['Password must be at least 8 characters long.', '1234567', '1234567'],
  ['Password cannot be entirely numeric.', '12345678', '12345678'],
  ['Password must include both upper and lower case letters.', 'quiet-river', 'quiet-river'],
  ['Password must include both upper and lower case letters.', 'QUIET-RIVER', 'QUIET-RIVER'],
] as const) {
  test(`the password ${password} with ${confirmation} is refused: ${text}`, async ({ page }) => {
    const dialog = await openForm(page, 'Sign Up');
    await fillSignUp(dialog, { ...newMember(), password }, confirmation);
    await submitButton(dialog, 'Sign Up').click();
    await expect(dialog.getByRole('alert')).toHaveText(text);
    await dialog.getByLabel('First name').press('a');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
}

test('a wrong password is answered with the text of the server', async ({ page, troubles }) => {
  troubles.allowStatus(401);
  const dialog = await openForm(page, 'Sign In');
  await fillCredentials(dialog, newMember());
  await submitButton(dialog, 'Sign In').click();
  await expect(dialog.getByRole('alert')).toHaveText('No active account found with the given credentials');
  await expect(submitButton(dialog, 'Sign In')).toBeEnabled();
  await dialog.getByLabel('Password', { exact: true }).press('a');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('an answer that cannot be read shows its status text', async ({ page, troubles }) => {
  troubles.allowStatus(503);
  await page.route('**/api/login*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<p>away' }),
  );
  const dialog = await openForm(page, 'Sign In');
  await fillCredentials(dialog, newMember());
  await submitButton(dialog, 'Sign In').click();
  await expect(dialog.getByRole('alert')).toHaveText(/Service Unavailable|Authentication failed/);
});

test('an answer without tokens is not taken for a sign-in', async ({ page }) => {
  await page.route('**/api/login*', (route) => route.fulfill({ json: {} }));
  const dialog = await openForm(page, 'Sign In');
  await fillCredentials(dialog, newMember());
  await submitButton(dialog, 'Sign In').click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid credentials');
});

test.describe('closing', () => {
  test('the close button, Escape and a press on the backdrop close the modal', async ({ page }) => {
    await openPage(page, '/blog');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    const dialog = signInDialog(page);
    const ways = [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test('while a request runs the button reads Processing... and neither Escape nor the backdrop closes', async ({
    page,
    troubles,
  }) => {
    troubles.allowStatus(401);
    const requests = await pauseRequests(page, '**/api/login*');
    const dialog = await openForm(page, 'Sign In');
    await fillCredentials(dialog, newMember());
    await submitButton(dialog, 'Sign In').click();
    await expect(submitButton(dialog, 'Processing...')).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(submitButton(dialog, 'Processing...')).toBeVisible();
    requests.release();
    await expect(dialog.getByRole('alert')).toHaveText('No active account found with the given credentials');
    await expect(submitButton(dialog, 'Sign In')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
