import { expect, type Page } from '@playwright/test';
import { birthDateOf } from '../api/nutriai-test';
import { registerMember, storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { test } from '../support/test';

/** What no American says, on any of these screens. */
const british =
  /\b(?:favourites?|centiles?|courgettes?|yoghurt|molluscs|soya|sulphites|health visitor|grey)\b/i;
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const britishDate = new RegExp(String.raw`\b\d{1,2} (?:${months})\b`);

const read = (page: Page) => page.getByRole('main').innerText();

test('a member who reads American English has it on every screen, dates and clocks as well', async ({
  page,
  request,
}) => {
  const member = await registerMember(request);
  const headers = { authorization: `Bearer ${member.access}` };
  const data = { name: 'Ada', birth_date: birthDateOf(8), allergies: ['soy'], sex: 'female' };
  const made = await request.post('/api/nutriai/baby-profiles', { data, headers });
  expect(made.status(), await made.text()).toBe(201);
  const { id: baby } = await made.json();
  const eatenAt = new Date(Date.now() - 60_000).toISOString();
  const meal = { baby, eaten_at: eatenAt, kind: 'lunch', items: [{ food: 'courgette', grams: 40 }] };
  const logged = await request.post('/api/nutriai/meals', { data: meal, headers });
  expect(logged.status(), await logged.text()).toBe(201);
  await storeTokens(page, member);

  await openPage(page, '/profile');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().endsWith('/api/user-profile'),
  );
  await page.getByRole('radio', { name: 'American' }).check();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Favorite recipes' })).toBeVisible();

  await openPage(page, '/nutriai/today');
  await expect(
    page
      .getByRole('main')
      .getByText(/\d{1,2}:\d\d\s[AP]M/)
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/Zucchini/)
      .first(),
  ).toBeVisible();
  await openPage(page, '/nutriai/cookbook');
  await expect(page.getByRole('button', { name: 'Favorites', exact: true })).toBeVisible();
  await openPage(page, `/nutriai/babies/${baby}`);
  await expect(page.getByText('Soy', { exact: true }).first()).toBeVisible();
  for (const path of [
    '/nutriai/today',
    '/nutriai/insights',
    '/nutriai/cookbook',
    `/nutriai/babies/${baby}`,
  ]) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What comes with the figures comes later; the stream of changes never ends.
    await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
    const text = await read(page);
    expect([path, british.exec(text)?.[0]]).toEqual([path, undefined]);
    expect([path, britishDate.exec(text)?.[0]]).toEqual([path, undefined]);
  }
});

test('a visitor who chose American English reads NutriAI, questions, search and dates in it', async ({
  page,
}) => {
  await page.goto('/blog/nappy-rash-and-eczema');
  await page.getByRole('button', { name: 'Switch to US words, °F and ounces' }).click();
  await expect(page.locator('html[data-english=en-US]')).toBeAttached();
  await expect(page.locator('time').first()).toContainText(new RegExp(`(?:${months}) \\d`));
  for (const path of ['/nutriai', '/faq', '/search?q=zucchini', '/sitemaps']) {
    await page.goto(path);
    const text = await read(page);
    expect([path, british.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  await page.goto('/search?q=zucchini');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /zucchini/i })
      .first(),
  ).toBeVisible();
});
