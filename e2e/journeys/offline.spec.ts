import { type APIRequestContext, type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf, dateFromNow } from '../api/nutriai-test';
import { makePlan } from '../api/nutriai-plan-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { goOffline } from '../support/go-offline';
import { mainMenu, storeTokens } from '../support/members';
import { middayDate, middayZone } from '../support/midday';
import { openPage, waitForScripts } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: middayZone,
});

test.beforeEach(({ troubles }) => {
  // What the browser and Next say of a dead network, and Chromium of styles that wait for who is here.
  troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|preloaded using link preload/);
  troubles.allow(/Failed to fetch RSC payload/);
});

const article = '/blog/safe-sleep';
const offlineNote = (page: Page) => page.getByText('You are offline.');
const day = (page: Page) => page.getByRole('region', { name: 'The day so far' });

/** Paths of the pages on the device. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths = await Promise.all(
      ['pages-1', 'screens-1'].map(async (name) =>
        (await caches.has(name)) ? (await caches.open(name)).keys() : [],
      ),
    );
    return paths.flat().map(({ url }) => new URL(url).pathname);
  });

async function waitUntilKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(paths));
}

/** Whether a word is in anything that this browser stores for the site. */
const storedWith = (page: Page, words: readonly string[]) =>
  page.evaluate(async (wanted) => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return {
      found: wanted.filter((word) => texts.some((text) => text.includes(word))),
      databases,
    };
  }, words);

async function begin(page: Page, request: APIRequestContext, name = 'Ida') {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, {
    name,
    birth_date: birthDateOf(10),
    introduced_allergens: ['milk', 'egg', 'wheat'].map((code) => ({ code, date: dateFromNow(-30) })),
  });
  await storeTokens(page, member);
  return { api, member, baby };
}

test('an article that was read opens again without a network, its picture too; another page says what can be read', async ({
  page,
  context,
}) => {
  await openPage(page, article);
  await waitUntilKept(page, article, '/offline');
  // A food that was reached by a link inside of the page.
  await openPage(page, '/nutriai/foods');
  const eggs = page.getByRole('region', { name: 'Eggs' });
  await eggs.getByRole('link', { name: 'Egg', exact: true }).click();
  await expect(page).toHaveURL(/\/nutriai\/foods\/egg$/);
  await waitUntilKept(page, '/nutriai/foods/egg');

  await goOffline(page);
  await openPage(page, article);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pictures = await page.locator('article img, main img').evaluateAll((images) =>
    images
      .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
      .filter(({ loading }) => loading !== 'lazy')
      .map(({ naturalWidth }) => naturalWidth),
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(Math.min(...pictures)).toBeGreaterThan(0);
  await openPage(page, '/nutriai/foods/egg?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Can babies eat eggs?' })).toBeVisible();

  await openPage(page, '/blog/starting-solids-not-read');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /eat eggs/ })).toHaveAttribute(
    'href',
    '/nutriai/foods/egg',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('offline-page.png') });
  await page.getByRole('main').getByRole('link', { name: /sleep/i }).first().click();
  await expect(page).toHaveURL(article);

  // Back online the page itself comes, unasked.
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0);
});

test('plan, shopping list, today, recipe and profile open without a network; what is logged there is saved once', async ({
  page,
  request,
  context,
}) => {
  test.slow();
  const { api, member, baby } = await begin(page, request);
  const plan = await makePlan(api, member, baby, { start_date: middayDate() });
  const eaten_at = new Date(Date.now() - 60_000).toISOString();
  const lunch = { baby, eaten_at, kind: 'lunch', items: [{ food: 'lentils', grams: 40 }] };
  await api.post('/api/nutriai/meals', lunch, { token: member.access });
  const found = await api.get('/api/nutriai/recipes?q=red+lentil+sweet+potato+dal', { token: member.access });
  const saved = String((await found.json()).results[0].id);
  const heart = await api.post('/api/nutriai/recipes/favorites', { recipe: saved }, { token: member.access });
  expect(heart.status(), await heart.text()).toBeLessThan(300);
  await openPage(page, '/nutriai/today');
  await expect(day(page).getByText('Lentils')).toBeVisible();
  await waitUntilKept(
    page,
    '/nutriai/today',
    '/nutriai/plan',
    '/nutriai/cookbook',
    `/nutriai/babies/${baby}`,
  );
  const menu = page.getByRole('navigation', { name: 'NutriAI' });
  await menu.getByRole('link', { name: 'Plan' }).click();
  const dish = page.getByRole('group', { name: 'Lunch' }).locator('visible=true').first().getByRole('link');
  const title = await dish.innerText();
  const dishPage = String(await dish.getAttribute('href'));
  // Never opened: the dishes of a plan, and what was given a heart.
  await waitUntilKept(page, dishPage, `/nutriai/recipes/${saved}`);
  await openPage(page, `/nutriai/babies/${baby}`);
  await expect(page.getByRole('heading', { name: 'Ida' }).first()).toBeVisible();
  // What the member changes is kept as it is shown.
  await openPage(page, '/nutriai/today');
  await page.getByRole('button', { name: 'Log 60 ml of water' }).click();
  const water = page.getByRole('region', { name: 'Water' }).getByRole('paragraph');
  await expect(water.getByText('60 ml', { exact: true })).toBeVisible();
  await expect(day(page).getByText('Not yet saved')).toHaveCount(0);

  await goOffline(page);
  await openPage(page, '/nutriai/today');
  await expect(offlineNote(page)).toContainText('Last updated at');
  await expect(day(page).getByText('Lentils')).toBeVisible();
  await expect(water.getByText('60 ml', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Log 90 ml of water' }).click();
  await expect(water.getByText('150 ml', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath('today.png') });

  // By a link inside of the page, whose own request fails.
  await menu.getByRole('link', { name: 'Plan' }).click();
  await expect(dish).toHaveText(title);
  await page.screenshot({ path: test.info().outputPath('plan.png') });
  await page.getByRole('button', { name: /^Shopping/ }).click();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText(/last ticks will be saved when you are back online/)).toBeVisible();
  await openPage(page, dishPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true });
  await openPage(page, `/nutriai/recipes/${saved}?servings=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red lentil and sweet potato dal');
  await expect(page.getByRole('region', { name: 'You need' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('recipe.png') });
  await openPage(page, `/nutriai/babies/${baby}`);
  await expect(page.getByRole('heading', { name: 'Ida' }).first()).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('baby.png') });
  await openPage(page, '/nutriai/insights');
  await page.screenshot({ path: test.info().outputPath('insights.png') });

  await openPage(page, '/nutriai/today');
  await expect(day(page).getByText('Not yet saved')).toHaveCount(1);
  await context.setOffline(false);
  await expect(day(page).getByText('Not yet saved')).toHaveCount(0);
  await page.reload();
  await expect(water.getByText('150 ml', { exact: true })).toBeVisible();
  const list = await api.get(`/api/nutriai/water-intake?baby=${baby}`, { token: member.access });
  expect((await list.json()).results).toHaveLength(2);
  await expect
    .poll(async () => {
      const answer = await api.get(`/api/nutriai/meal-plans/${plan.id}`, { token: member.access });
      return (await answer.json()).checked;
    })
    .toHaveLength(1);
});

test('a sign-out leaves nothing of the member on the device, and the next one sees nothing of the first', async ({
  page,
  request,
  context,
}) => {
  const { member, baby } = await begin(page, request, 'Quendolin');
  await openPage(page, '/nutriai/today');
  await waitUntilKept(page, '/nutriai/today', `/nutriai/babies/${baby}`);
  const traces = ['Quendolin', baby, member.email, member.access, member.refresh, `member:${member.pk}`];
  expect((await storedWith(page, traces)).found).toEqual(traces);
  await page.evaluate((id) => localStorage.setItem('nutriai_baby', id), baby);
  await openPage(page, '/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => storedWith(page, traces)).toEqual({ found: [], databases: [] });
  expect((await keptPaths(page)).filter((path) => path.startsWith('/nutriai/'))).toEqual([]);
  await goOffline(page);
  await page.goto('/nutriai/today');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  // It loads itself, which must not come between the next ones.
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0);

  // One after the other without a sign-out between: the second member's tokens take the place of the first's.
  const first = await begin(page, request, 'Quendolin');
  await openPage(page, '/nutriai/today');
  await expect(page.getByText('Quendolin').first()).toBeVisible();
  await begin(page, request, 'Otto');
  await openPage(page, '/nutriai/today');
  await expect(page.getByText('Otto').first()).toBeVisible();
  await waitUntilKept(page, '/nutriai/today');
  await goOffline(page);
  await openPage(page, '/nutriai/today');
  await expect(page.getByText('Otto').first()).toBeVisible();
  await expect(page.getByText('Quendolin')).toHaveCount(0);
  await openPage(page, `/nutriai/babies/${first.baby}`);
  await expect(page.getByText('Quendolin')).toHaveCount(0);
  const found = await storedWith(page, ['Quendolin', `member:${first.member.pk}`, first.member.email]);
  expect(found.found).toEqual([]);
});

test('a page is never missing while it is kept anew, and then counts as the newest', async ({ page }) => {
  await openPage(page, article);
  await waitUntilKept(page, article, '/offline');
  await openPage(page, '/about-us');
  await waitUntilKept(page, '/about-us');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const looks = await page.evaluate(async (path) => {
    const worker = navigator.serviceWorker.controller;
    const seen = { here: 0, missing: 0, last: '' };
    const isNewest = async () => {
      const keys = await (await caches.open('pages-1')).keys();
      seen.last = new URL(keys.at(-1)?.url ?? location.href).pathname;
      return seen.last === path;
    };
    for (let look = 0; look < 400 || !(await isNewest()); look++) {
      if (look % 10 === 0) worker?.postMessage({ keep: [path] });
      seen[(await caches.match(path)) ? 'here' : 'missing'] += 1;
    }
    return seen;
  }, article);
  expect(looks.here).toBeGreaterThan(0);
  expect(looks).toMatchObject({ missing: 0, last: article });
});

test('a new build takes over without a reload, keeps what can be read and drops what nothing needs', async ({
  page,
}) => {
  await openPage(page, article);
  await waitUntilKept(page, article);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.evaluate(async () => {
    await (await caches.open('pages-0')).put('/old', new Response('old'));
    await (await caches.open('assets-1')).put('/_next/static/chunks/old.js', new Response('old'));
    Object.assign(window, { isSame: true });
    if (!navigator.serviceWorker.controller) throw new Error('no worker yet');
    // Another address is another script, as another build's is.
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    await navigator.serviceWorker.register('/sw.js?build=next');
    await taken;
  });
  const state = () =>
    page.evaluate(async () => ({
      isSame: 'isSame' in window,
      names: (await caches.keys()).includes('pages-0'),
      old: (await (await caches.open('assets-1')).match('/_next/static/chunks/old.js')) !== undefined,
    }));
  await expect.poll(state).toEqual({ isSame: true, names: false, old: false });
  await goOffline(page);
  await openPage(page, article);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing that belongs to one person or to the panel is kept', async ({ page, request, troubles }) => {
  troubles.allowStatus(404);
  const { member } = await begin(page, request);
  for (const path of [
    '/profile',
    '/search?q=eggs',
    '/admin',
    '/no-such-page',
    '/api/docs',
    '/sign-in',
    article,
  ]) {
    await page.goto(path);
  }
  await waitUntilKept(page, article);
  expect((await keptPaths(page)).sort()).toEqual([article, '/offline'].sort());
  const urls = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(urls.filter((url) => /^\/(?:admin|api|cms-)/.test(url))).toEqual([]);
  expect((await storedWith(page, [member.email])).found).toEqual([member.email]);
  const script = await request.get('/sw.js');
  expect(script.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/',
    'cache-control': expect.stringContaining('no-cache'),
  });
  const same = await request.get('/sw.js', { headers: { 'If-None-Match': String(script.headers().etag) } });
  expect(same.status()).toBe(304);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 800 } });

  test('a page that misses a file of an older build is loaded anew once, and not again', async ({
    page,
    troubles,
  }) => {
    troubles.allowStatus(404);
    troubles.allow(/ChunkLoadError|Failed to load chunk/);
    await openPage(page, '/about-us');
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    const reload = page.waitForEvent('load');
    // The runtime is asked for a moment after the press: until it has been missed, the files stay away.
    const missed = page.waitForResponse((response) => response.status() === 404);
    await mainMenuLink(page).click();
    await missed;
    await page.unrouteAll();
    await reload;
    await waitForScripts(page);
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await mainMenuLink(page).click();
    await expect(page).toHaveURL(/\/sign-in/);
    expect(loads.filter((url) => url.endsWith('/about-us'))).toHaveLength(1);
  });
});

const mainMenuLink = (page: Page) => mainMenu(page).getByRole('link', { name: 'Sign In' });
