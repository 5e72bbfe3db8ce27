import { Api } from '../api/api-test';
import { follow, readLink, recordedBaby, seenLinks } from '../api/health-links-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { readQrCode } from '../support/read-qr-code';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a parent makes a QR code for the clinic, sees who asked, and revokes it', async ({
  page,
  request,
}, info) => {
  const api = new Api(request);
  const member = await api.newMember();
  const baby = await recordedBaby(api, member);
  await storeTokens(page, member);
  await openPage(page, '/nutriai/report');
  await page.getByRole('button', { name: 'Share by QR code' }).click();
  const section = page.getByRole('region', { name: 'Share by QR code' });
  await section.getByRole('button', { name: 'Create a QR code' }).click();
  await expect(section.getByRole('checkbox', { name: 'Ask for a passcode' })).toBeChecked();
  await expect(section.getByLabel('Passcode', { exact: true })).toHaveValue(/^\d{6}$/);
  const passcode = await section.getByLabel('Passcode', { exact: true }).inputValue();
  await expectNoSidewaysScroll(page);
  await section.screenshot({ path: info.outputPath('making.png') });
  await section.getByRole('button', { name: 'Create QR code' }).click();

  const sheet = page.getByRole('region', { name: 'Page with the QR code' });
  await expect(sheet).toBeFocused();
  await expect(sheet).toContainText(passcode);
  const link = await sheet.getByText(/^shlink:\//).innerText();
  const code = sheet.getByRole('img', { name: 'QR code of the link' });
  expect(await readQrCode(await code.screenshot({ scale: 'device' }))).toBe(link);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.screenshot({ path: info.outputPath('made.png') });

  // What is printed has the code, and not the passcode.
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(sheet.getByText(passcode)).toBeHidden();
  await expect(section).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  expect(page.url()).not.toContain('shlink');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(readLink(link).key);
  const bundle = await follow(api.elsewhere(), link, { passcode });
  expect(bundle.entry[0]?.resource.resourceType).toBe('Patient');

  await page.reload();
  await page.getByRole('button', { name: 'Share by QR code' }).click();
  const row = section.getByRole('listitem').filter({ hasText: 'Growth and feeding record' });
  await expect(row.first()).toContainText('“St Elsewhere” read the record');
  await expect(page.getByText(link)).toHaveCount(0);
  await section.screenshot({ path: info.outputPath('listed.png') });
  await row
    .first()
    .getByRole('button', { name: /Revoke/ })
    .click();
  await expect(row.first()).toContainText('Revoked');
  expect(await seenLinks(api, member, baby)).toMatchObject([{ state: 'revoked' }]);
});
