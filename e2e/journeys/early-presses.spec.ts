import type { Locator, Page } from '@playwright/test';
import { cacheKey } from '../../lib/front/cacheable-request';
import { Api } from '../api/api-test';
import { pauseRequests } from '../support/pause-requests';
import { signInDialog, storeTokens } from '../support/members';
import { siteAddresses } from '../support/site-addresses';
import { slowDown } from '../support/slow-phone';
import { expect, test } from '../support/test';

/** Made for each visitor: pages with a query that they read, who one is, and addresses that nobody serves. */
const uncached = [
  '/search?q=eggs',
  '/nutriai/foods?q=egg',
  '/nutriai/recipes?age=9&without=milk',
  '/nutriai/can-my-baby-eat?age=9&text=whole+grapes',
  '/contact?sent=1',
  '/newsletter?done=confirmed',
  '/profile?from=mail',
  '/sign-in?next=%2Fblog%3Fpage%3D2',
  '/no-such-page?page=x',
];
/** The same for everybody, whatever another site has added to the link. */
const withNamesOfOthers = [
  '/reset-password?from=mail',
  '/confirm-email?from=mail',
  '/nutriai/invite?from=mail',
  ...['today', 'plan', 'insights', 'ask', 'cookbook'].map((tab) => `/nutriai/${tab}?from=mail`),
];
const addresses = [...siteAddresses(), ...uncached, ...withNamesOfOthers];

/** What the front server never answers from what it made for somebody else. */
const isMadeForEach = (address: string) => cacheKey({ method: 'GET', url: address, headers: {} }) === null;

/**
 * A slow processor takes four times as long for each page: these are all that are not cached, and one of each
 * kind that is. With `SLOW_PHONE=every` all addresses are taken, which is too long for each run of all tests.
 */
const slow = addresses.filter(
  (address) =>
    process.env.SLOW_PHONE === 'every' ||
    isMadeForEach(address) ||
    ['/', '/nutriai/foods/egg', '/nutriai/today?from=mail'].includes(address),
);
const quick = addresses.filter((address) => !slow.includes(address));

/** Shared out, so that tests beside one another take them. */
const shared = (all: readonly string[], count: number) =>
  Array.from({ length: count }, (_share, share) => all.filter((_address, index) => index % count === share));

const chunks = '**/_next/static/chunks/*.js';
const theme = (page: Page) => page.getByRole('button', { name: /^Switch to the (?:light|dark) theme$/ });
const signIn = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' });
const menu = (page: Page) => page.locator('header button[aria-expanded]');
const addressOf = (page: Page) => page.url().replace(new URL(page.url()).origin, '');
const shownTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('header button') ?? {}).length > 0);

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Presses at once, without waiting for the page to be ready for it as Playwright's own presses do. */
async function press(page: Page, locator: Locator, how: 'mouse' | 'finger' | 'Enter' | 'Space') {
  await locator.waitFor();
  if (how === 'Enter' || how === 'Space') {
    await locator.evaluate((element: HTMLElement) => element.focus());
    await page.keyboard.press(how);
    return;
  }
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (how === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}

/** Every kind of press on one page while its scripts are on the way. */
async function pressEarly(page: Page, isByKey: boolean): Promise<void> {
  await page.setViewportSize(desk);
  await press(page, theme(page), isByKey ? 'Space' : 'mouse');
  await press(page, signIn(page), isByKey ? 'Enter' : 'mouse');
  await page.setViewportSize(phone);
  // Twice, as one does when nothing seems to happen.
  for (const _time of [1, 2]) await press(page, menu(page), isByKey ? 'Enter' : 'finger');
}

/** What a page needs to wake with a processor at a quarter of its speed. */
const awake = { timeout: 40_000 };

async function expectEarlyPressesCount(page: Page, address: string, isByKey: boolean): Promise<void> {
  const scripts = await pauseRequests(page, chunks);
  await page.goto(address, { waitUntil: 'commit' });
  await theme(page).waitFor();
  const before = await shownTheme(page);
  await pressEarly(page, isByKey);
  expect(await isHydrated(page), address).toBe(false);
  scripts.release();
  await expect(menu(page), address).toHaveAttribute('aria-expanded', 'true', awake);
  await expect(signInDialog(page), address).toBeVisible(awake);
  expect(await shownTheme(page), address).toBe(before === 'dark' ? 'light' : 'dark');
  expect(await storedTheme(page), address).toBe(await shownTheme(page));
  expect(addressOf(page)).toBe(address);
  await page.unroute(chunks);
}

async function expectAllCount(page: Page, own: readonly string[]): Promise<void> {
  for (const [index, address] of own.entries())
    await test.step(address, () => expectEarlyPressesCount(page, address, index % 2 === 1));
}

for (const [share, own] of shared(quick, 3).entries()) {
  test(`what is pressed early counts on every page, part ${share + 1}`, async ({ openContext, troubles }) => {
    test.slow();
    troubles.allowStatus(404);
    const context = await openContext({ hasTouch: true, viewport: desk, serviceWorkers: 'block' });
    await expectAllCount(await context.newPage(), own);
  });
}

for (const [share, own] of shared(slow, 3).entries()) {
  test(`what is pressed early counts on a slow phone, part ${share + 1}`, async ({
    openContext,
    troubles,
  }) => {
    test.setTimeout(own.length * 60_000);
    troubles.allowStatus(404);
    const context = await openContext({ hasTouch: true, viewport: desk, serviceWorkers: 'block' });
    const page = await context.newPage();
    await slowDown(page);
    await expectAllCount(page, own);
  });
}

test('no kind of document that is not cached is left out of those on a slow phone', () => {
  expect(uncached.filter((address) => !isMadeForEach(address))).toEqual([]);
  expect(slow).toEqual(expect.arrayContaining([...uncached, '/profile', '/sign-in']));
});

test('the theme changes at once, and back again, without the runtime', async ({ page, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await page.route(chunks, (route) => route.abort());
  await page.goto('/search?q=eggs');
  await theme(page).click();
  await expect(page.locator('html[data-theme=light]')).toBeAttached();
  expect(await storedTheme(page)).toBe('light');
  await theme(page).click();
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  expect(await storedTheme(page)).toBe('dark');
});

test('what is pressed before the file that wakes the page is there counts too', async ({ page }) => {
  const file = await pauseRequests(page, '**/_next/static/load-runtime-*.js');
  await page.goto('/search?q=eggs', { waitUntil: 'commit' });
  await theme(page).waitFor();
  await press(page, theme(page), 'mouse');
  await press(page, signIn(page), 'Enter');
  expect(await shownTheme(page)).toBe('dark');
  file.release();
  await expect(signInDialog(page)).toBeVisible();
  expect(await storedTheme(page)).toBe('light');
  expect(addressOf(page)).toBe('/search?q=eggs');
});

test.describe('where the runtime never comes', () => {
  test('a press on Sign In leads to the page that does the same, and back', async ({ page, troubles }) => {
    troubles.allow(/Failed to load resource/);
    await page.route(chunks, (route) => route.abort());
    await page.goto('/search?q=eggs&page=1');
    await signIn(page).click();
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fsearch%3Fq%3Deggs%26page%3D1$/);
  });

  test('a press is let go after a while, and a button offers to load the page again', async ({
    page,
    troubles,
  }) => {
    troubles.allow(/Failed to load resource/);
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    // They neither come nor fail; those that are held stay so when the next ones come.
    let isHeld = true;
    await page.route(chunks, (route) => (isHeld ? undefined : route.continue()));
    await page.goto('/nutriai/foods?q=egg');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.locator('[data-waiting]')).toHaveCount(1);
    await page.clock.runFor(14_000);
    await expect(page.getByText('Part of this page could not be loaded.')).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    isHeld = false;
    await page.getByRole('link', { name: 'Load it again' }).click();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible();
  });
});

test('a form sent twice before the runtime is there goes through once, as it was typed', async ({ page }) => {
  await slowDown(page);
  const scripts = await pauseRequests(page, chunks);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact'))
      sent.push(request.postData() ?? '');
  });
  await page.goto('/contact?from=mail', { waitUntil: 'commit' });
  const form = page.locator('main form');
  await form.getByLabel('Your name').fill('Pat');
  await form.getByLabel('Your email address').fill('pat@example.test');
  await form.getByLabel('Subject').fill('Pears');
  await form.getByLabel('Message', { exact: true }).fill('Which pears are ripe?');
  const send = form.getByRole('button', { name: /send/i });
  await send.press('Enter');
  await send.press('Enter');
  await form.getByLabel('Subject').fill('Apples');
  scripts.release();
  await expect(page.getByText('Thank you. We have received your message.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Apples');
});

test('what is typed into the search before the runtime is there stays, and is found', async ({ page }) => {
  await slowDown(page);
  const scripts = await pauseRequests(page, chunks);
  await page.goto('/search?q=pear', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('combobox'));
  await field.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' and egg');
  scripts.release();
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('pear and egg');
  await page.keyboard.type('s');
  await expect(field).toHaveValue('pear and eggs');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=pear\+and\+eggs$/);
});

const expectWayBack = (page: Page, address: string) =>
  expect(page.getByRole('link', { name: 'Sign In', exact: true }).last()).toHaveAttribute(
    'href',
    `/sign-in?next=${encodeURIComponent(address)}`,
  );

test.describe('the screens of members', () => {
  const screens = siteAddresses().filter((address) =>
    /^\/profile|^\/nutriai\/(?:ask|babies|cookbook|insights|plan|report|today)/.test(address),
  );

  test('say without scripts what to do, with a link that comes back', async ({ openContext }) => {
    const page = await (await openContext({ javaScriptEnabled: false })).newPage();
    for (const address of screens) {
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
        'href',
        `/sign-in?next=${encodeURIComponent(address)}`,
      );
      await expect(main.getByText('Loading')).toBeHidden();
      await expectWayBack(page, address);
    }
    await page.goto('/nutriai/recipes?age=9&without=milk');
    await expectWayBack(page, '/nutriai/recipes?age=9&without=milk');
  });

  test('open the dialog by themselves for who is signed out', async ({ page }) => {
    test.slow();
    const tabs = ['today', 'plan', 'insights', 'ask', 'cookbook'].map((tab) => `/nutriai/${tab}`);
    for (const address of [...tabs, '/nutriai/cookbook/1/edit', '/profile']) {
      await page.goto(address);
      await expect(signInDialog(page), address).toBeVisible();
    }
  });

  // What remains is the font that takes the place of the system's own.
  test('never show a member the way in, and nobody a jump', async ({ page, request, troubles }) => {
    troubles.allow(/Failed to load resource/);
    await storeTokens(page, await new Api(request).newMember());
    await page.route(chunks, (route) => route.abort());
    for (const address of screens) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeHidden();
      await expect(page.getByRole('main').getByText(/^Loading/)).toBeAttached();
    }
    await page.evaluate(() => localStorage.clear());
    await page.unroute(chunks);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shift = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift') ?? 0) + shift);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['/nutriai/plan', '/profile']) {
      await page.goto(address);
      await expect(signInDialog(page)).toBeVisible();
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBeLessThan(0.05);
    }
  });
});
