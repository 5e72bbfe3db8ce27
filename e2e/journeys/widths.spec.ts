import { expectNoSidewaysScroll } from '../support/accessibility';
import { openForm, registerMember, storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

const widths = [360, 390, 768, 1440];

for (const path of [...sitePages, '/blog/fever-when-to-call']) {
  test(`${path} never scrolls sideways, from 360 to 1440 px`, async ({ page, troubles }) => {
    if (path === '/no-such-page') troubles.allowStatus(404);
    await openPage(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
    }
  });
}

test('the profile of a member never scrolls sideways, from 360 to 1440 px', async ({ page, request }) => {
  await storeTokens(page, await registerMember(request));
  await openPage(page, '/profile');
  await expect(page.getByText('This device')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
  }
});

test('the modal fits into a small phone', async ({ page }) => {
  const dialog = await openForm(page, 'Sign Up');
  await page.setViewportSize({ width: 360, height: 640 });
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(360);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
