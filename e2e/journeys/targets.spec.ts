import type { APIRequestContext, Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf, dateFromNow } from '../api/nutriai-test';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { sitePages } from '../support/site-pages';
import { filledButtons, smallTargets } from '../support/targets';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const publicPages = [
  ...sitePages,
  '/nutriai/foods',
  '/nutriai/recipes',
  '/nutriai/foods/honey',
  '/blog/tag/newborn',
  '/authors',
  '/how-we-work',
  '/saved',
  '/offline',
  '/api/docs',
];

/** Every screen of a member that is about a baby, and the account. */
const screensOf = (baby: string) => [
  '/nutriai/today',
  '/nutriai/plan',
  '/nutriai/cookbook',
  '/nutriai/cookbook/generate',
  '/nutriai/cookbook/new',
  '/nutriai/insights',
  '/nutriai/ask',
  '/nutriai/reminders',
  '/nutriai/report',
  '/nutriai/babies',
  `/nutriai/babies/${baby}`,
];

/** A member with two babies, of whom one has eaten, drunk and grown. */
async function startFamily(page: Page, request: APIRequestContext): Promise<string> {
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { name: 'Max', birth_date: birthDateOf(30) });
  const { id: baby } = await addBaby(api, member, {
    name: 'Ida',
    birth_date: birthDateOf(9),
    sex: 'female',
    measurements: [{ date: dateFromNow(-1), weight_kg: 8.4 }],
  });
  const items = ['oats', 'egg', 'carrot'].map((food) => ({ food, grams: 30 }));
  for (const day of [0, -1]) {
    const meal = { baby, kind: 'breakfast', eaten_at: `${dateFromNow(day)}T00:00:30Z`, items };
    const logged = await api.post('/api/nutriai/meals', meal, { token: member.access });
    expect(logged.status(), await logged.text()).toBe(201);
  }
  await storeTokens(page, member);
  await page.evaluate((id) => localStorage.setItem('nutriai_baby', id), baby);
  return baby;
}

async function openScreen(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** To the end of the screen itself, above the site's footer. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    scrollTo({ top: scrollY + main.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
}

test('every link and control of a public page is 44 px high on a phone', async ({ page, troubles }) => {
  test.slow();
  troubles.allowStatus(404);
  troubles.allow(/preloaded using link preload but not used/);
  const small: string[] = [];
  for (const path of publicPages) {
    await openPage(page, path);
    small.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
  }
  expect(small).toEqual([]);
});

test('a member’s screens have targets of 44 px, one filled button and the choice of the baby in sight', async ({
  page,
  request,
  troubles,
}) => {
  test.slow();
  troubles.allow(/preloaded using link preload but not used/);
  const baby = await startFamily(page, request);
  const switcher = page.locator('details[data-several]');
  const found: string[] = [];
  for (const path of screensOf(baby)) {
    await openScreen(page, path);
    await scrollToEnd(page);
    await expect(switcher, path).toBeInViewport({ ratio: 1 });
    const filled = await filledButtons(page);
    if (filled.length > 1) found.push(`${path}: filled: ${filled.join(', ')}`);
    found.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
  }
  for (const path of ['/profile', '/nutriai/recipes/red-lentil-sweet-potato-dal', '/nutriai/babies/new']) {
    await openScreen(page, path);
    const filled = await filledButtons(page);
    if (filled.length > 1) found.push(`${path}: filled: ${filled.join(', ')}`);
    found.push(...(await smallTargets(page)).map((target) => `${path}: ${target}`));
  }
  expect(found).toEqual([]);
});
