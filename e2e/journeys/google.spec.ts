import { type Page } from '@playwright/test';
import { googleScript, googleTokenThat, standInForGoogle } from '../support/google';
import { expectSignedIn, expectSignedOut, openModal, readTokens, signInDialog } from '../support/members';
import { openPage } from '../support/open-page';
import { shortLivedPort } from '../support/ports';
import { expect, test } from '../support/test';

const failure = 'Google login failed. Please try again.';

const googleButton = (page: Page) => signInDialog(page).getByRole('button', { name: 'Continue with Google' });

test('a visitor signs in with Google', async ({ page }) => {
  await standInForGoogle(page.context(), googleTokenThat('good'));
  const dialog = await openModal(page);
  const sent = page.waitForRequest('**/api/social-login/');
  await googleButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ provider: 'google' });
  await expect(dialog).toBeHidden();
  await expectSignedIn(page);
  expect((await readTokens(page)).refresh).toContain('.');
});

test('nothing is asked of Google before the modal is open', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') asked.push(request.url());
  });
  await standInForGoogle(page.context(), googleTokenThat('good'));
  for (const path of ['/', '/blog', '/web-stories', '/nutriai']) await openPage(page, path);
  expect(asked).toEqual([]);
  await openModal(page);
  await expect(googleButton(page)).toBeEnabled();
  expect(asked).toEqual([expect.stringContaining(googleScript)]);
});

for (const behaviour of [
  'wrong-audience',
  'handed-on',
  'unverified',
  'expired',
  'refused',
  'broken',
  'garbage',
]) {
  test(`a Google token that is ${behaviour} signs nobody in and says so`, async ({ page, troubles }) => {
    troubles.allowStatus(400, 401, 503);
    await standInForGoogle(page.context(), googleTokenThat(behaviour));
    const dialog = await openModal(page);
    await googleButton(page).click();
    await expect(dialog.getByRole('alert')).toHaveText(/\S/);
    await expect(googleButton(page)).toBeEnabled();
    await expectSignedOutBehind(page);
  });
}

test('an empty answer of Google is refused before the server is asked', async ({ page }) => {
  await standInForGoogle(page.context(), '');
  const dialog = await openModal(page);
  await googleButton(page).click();
  await expect(dialog.getByRole('alert')).toHaveText('Access token is required');
});

test('when the script of Google does not come, who presses is told and the e-mail still works', async ({
  page,
  troubles,
}) => {
  troubles.allow(/Failed to load resource: net::ERR_FAILED/);
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  const dialog = await openModal(page);
  await expect(googleButton(page)).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await googleButton(page).click();
  await expect(dialog.getByRole('alert')).toHaveText(failure);
  await dialog.getByRole('button', { name: 'Email' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
});

test.describe('on a site without a Google client id', () => {
  test.use({ baseURL: `http://localhost:${shortLivedPort}` });

  test('the button is there, disabled, and says why', async ({ page }) => {
    await openModal(page);
    await expect(googleButton(page)).toBeDisabled();
    await expect(googleButton(page)).toHaveAccessibleDescription(
      'Google sign-in is not set up on this site.',
    );
  });
});

/** The page behind an open modal is out of reach: the modal is closed first. */
async function expectSignedOutBehind(page: Page): Promise<void> {
  expect(await readTokens(page)).toEqual({ access: null, refresh: null });
  await page.keyboard.press('Escape');
  await expectSignedOut(page);
}
