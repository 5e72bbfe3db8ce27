import type { Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf } from '../api/nutriai-test';
import { storeTokens } from '../support/members';
import { openPage, waitForScripts } from '../support/open-page';
import { expect, test } from '../support/test';

/**
 * From now on the site has another version, until a whole document is loaded: files of the build that the tab
 * has not loaded yet are gone, and what Next asks for between pages names another build.
 */
async function bringNewVersion(page: Page) {
  let isOld = true;
  let documents = 0;
  await page.route('**/*', async (route, request) => {
    if (request.isNavigationRequest()) {
      isOld = false;
      documents += 1;
    }
    if (!isOld) return route.fallback();
    if (request.url().includes('/_next/static/')) return route.fulfill({ status: 404 });
    if (request.headers().rsc === undefined) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"b":"[^"]+"/, '"b":"another-build"');
    return route.fulfill({ response: answer, body });
  });
  return { documents: () => documents };
}

/**
 * A page that the browser has got ready is a whole document as well, of which this test, which watches requests,
 * would see nothing.
 */
async function getNothingReady(page: Page) {
  await page.route('**/blog', async (route) => {
    const answer = await route.fetch();
    const { 'speculation-rules': _rules, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
}

test('a link in a tab from before a new version leads to a whole page of the new one', async ({ page }) => {
  await getNothingReady(page);
  await openPage(page, '/blog');
  const version = await bringNewVersion(page);
  const link = page.locator('main a[href^="/blog/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(version.documents()).toBe(1);
});

test('a dialog whose script is gone loads the page anew, once, and opens then', async ({
  page,
  troubles,
}) => {
  troubles.allow(/Failed to load resource/, /load chunk/i);
  await openPage(page, '/blog');
  const version = await bringNewVersion(page);
  const signIn = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' });
  const loaded = page.waitForEvent('load');
  await signIn.click();
  await loaded;
  await waitForScripts(page);
  await signIn.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(version.documents()).toBe(1);
});

test('a part of a member’s screen that is gone loads the screen anew, once', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allow(/Failed to load resource/, /ChunkLoadError|load chunk/i);
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { birth_date: birthDateOf(10) });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/plan');
  const make = page.getByRole('button', { name: 'Plan a week' });
  await expect(make).toBeEnabled();
  const version = await bringNewVersion(page);
  await make.click();
  await expect.poll(version.documents).toBe(1);
  await make.click();
  await expect(page.getByRole('dialog', { name: 'Plan meals' })).toBeVisible();
  expect(version.documents()).toBe(1);
});
