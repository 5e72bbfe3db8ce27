import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { linkIn, mailTo } from '../support/mails';
import { newMember, readTokens, registerMember, storeTokens } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const theme of themes) {
  test(`the whole profile can be used by all, ${theme}`, async ({ page, request }) => {
    await chooseTheme(page, theme);
    await storeTokens(page, await registerMember(request));
    await openPage(page, '/profile');
    await expect(page.getByText(/^None yet. What you write/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add a baby' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Delete account' }).click();
    const button = page.getByRole('button', { name: 'Delete my account…' });
    await expect(button).toBeInViewport();
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(button).toBeFocused();
  });
}

test('units are kept, and all data comes as one file', async ({ page, request }) => {
  const member = await registerMember(request);
  await storeTokens(page, member);
  await openPage(page, '/profile');
  await page.getByRole('radio', { name: 'US' }).check();
  await expect(page.getByText('Your units are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^little-pear-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile).toMatchObject({ email: member.email, preferences: { units: 'us' } });
  await expect(page.getByText('Your file has been downloaded.')).toBeVisible();
});

test('a new email address is used once the link in its mailbox is pressed', async ({ page, request }) => {
  const member = await registerMember(request);
  const { email } = newMember();
  await storeTokens(page, member);
  await openPage(page, '/profile');
  const section = page.getByRole('region', { name: 'Email address' });
  await section.getByLabel('New email address').fill(email);
  await section.getByLabel('Your password').fill(member.password);
  await section.getByRole('button', { name: 'Send a link there' }).click();
  await expect(section.getByText(`A link is on its way to ${email}`)).toBeVisible();
  await expect(section.getByText(member.email)).toBeVisible();
  await openPage(page, linkIn(await mailTo(email, /Confirm your new email address/)));
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email address is changed' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
  await expect(section.getByText(email)).toBeVisible();
});

test('deleting the account signs out, and the address can register again', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allowStatus(400);
  const member = await registerMember(request);
  await storeTokens(page, member);
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill('Not-the-password-1');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('Your password was entered incorrectly.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused();
  expect(await readTokens(page)).toEqual({ access: null, refresh: null });
  await mailTo(member.email, /is deleted/);
  const { email, password } = member;
  expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(401);
  expect((await request.post('/api/register', { data: { email, password } })).status()).toBe(201);
});
