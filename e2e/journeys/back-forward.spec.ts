import type { Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { sitePages } from '../support/site-pages';
import { expect, test } from '../support/test';

// Playwright switches off what is tested here.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

const memberScreens = [
  '/nutriai/today',
  '/nutriai/plan',
  '/nutriai/insights',
  '/nutriai/ask',
  '/nutriai/cookbook',
  '/profile',
  '/saved',
];

/** The browser never holds a page that it could not find. */
const held = sitePages.filter((path) => path !== '/no-such-page');

/**
 * Why a page came from the network again, in the browser's words; empty where it came back as it was left, or
 * where nothing in the page was to blame: a browser without a window holds no page at all.
 */
async function reasonsLost(page: Page, path: string, change?: 'unload'): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  let reasons: string[] = ['no reason was given'];
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.flatMap(({ type, reason }) =>
      type === 'Circumstantial' ? [] : [reason],
    );
  });
  await openPage(page, path);
  await page.waitForLoadState('load');
  await page.evaluate((change) => {
    Object.assign(window, { isAsItWasLeft: true });
    if (change === 'unload') window.addEventListener('unload', () => undefined);
  }, change);
  await page.goto('/terms?elsewhere');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'complete');
  const isAsItWasLeft = await page.evaluate(() => 'isAsItWasLeft' in window);
  await devTools.detach();
  return isAsItWasLeft ? [] : reasons;
}

async function pagesLost(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const lost: Record<string, string[]> = {};
  for (const path of paths) {
    const reasons = await reasonsLost(page, path);
    if (reasons.length > 0) lost[path] = reasons;
  }
  return lost;
}

test('Back shows every kind of page as it was left, without loading it again', async ({ page, troubles }) => {
  test.slow();
  troubles.allow(/preloaded using link preload but not used/);
  expect(await pagesLost(page, held)).toEqual({});
});

test('Back shows the screens of a member as they were left', async ({ page, request, troubles }) => {
  test.slow();
  troubles.allow(/preloaded using link preload but not used/);
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { name: 'Ida' });
  await storeTokens(page, member);
  expect(await pagesLost(page, memberScreens)).toEqual({});
});

test('a page that listens for its unloading would be lost', async ({ page, troubles }) => {
  troubles.allow(/preloaded using link preload but not used/);
  expect(await reasonsLost(page, '/blog', 'unload')).toEqual(['UnloadHandlerExistsInMainFrame']);
});
