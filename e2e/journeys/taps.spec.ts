import { readFileSync } from 'node:fs';
import { type APIRequestContext, type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf } from '../api/nutriai-test';
import { storeTokens } from '../support/members';
import { middayZone } from '../support/midday';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, timezoneId: middayZone });

test.beforeEach(({ troubles }) => {
  troubles.allow(/preloaded using link preload but not used/);
});

const day = (page: Page) => page.getByRole('region', { name: 'The day so far' });
/** What opens an entry names its time; its estimates are a list in the list. */
const entries = (page: Page) => day(page).getByRole('button', { name: /\d\d:\d\d$/ });
const sheet = (page: Page) => page.getByRole('dialog');

async function begin(page: Page, request: APIRequestContext) {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { feeding: 'mixed', birth_date: birthDateOf(9) });
  await storeTokens(page, member);
  return { api, member, baby };
}

/** Counts what a finger does: presses on the screen, and the key that ends a line of the phone's keyboard. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = Object.assign(window, { taps: 0 });
    document.addEventListener('pointerdown', () => (counted.taps += 1), true);
    document.addEventListener('keydown', ({ key }) => key === 'Enter' && (counted.taps += 1), true);
  });
  return () =>
    page.evaluate(() => {
      const counted = window as unknown as { taps: number };
      const { taps } = counted;
      counted.taps = 0;
      return taps;
    });
}

/** Rows of the table in docs/taps.md: what is done, and with how many taps. */
const documented = Object.fromEntries(
  readFileSync('docs/taps.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , taps = '']) => /^\d+$/u.test(taps))
    .map(([, what = '', taps]) => [what, Number(taps)]),
);

test('what is logged most takes as many taps as the documentation says', async ({ page, request }) => {
  const { api, member, baby } = await begin(page, request);
  const meal = {
    baby,
    eaten_at: new Date(Date.now() - 86_400_000).toISOString(),
    kind: 'lunch',
    items: [{ food: 'lentils', grams: 40 }],
  };
  await api.post('/api/nutriai/meals', meal, { token: member.access });
  await openPage(page, '/nutriai/today');
  await expect(day(page).getByText('Nothing yet.')).toBeVisible();
  const taps = await countTaps(page);
  const counted: Record<string, number> = {};

  await page.getByRole('button', { name: 'Log a meal' }).tap();
  await sheet(page).getByRole('textbox').tap();
  await page.keyboard.type('half a banana and 2 spoons of yoghurt');
  await sheet(page).getByRole('button', { name: /^Log / }).tap();
  await expect(entries(page)).toHaveCount(1);
  counted['A new meal in words'] = await taps();

  await day(page).getByRole('radio', { name: 'half eaten' }).check();
  counted['How much of it was eaten'] = await taps();

  await page.getByRole('button', { name: 'Log a meal' }).tap();
  await sheet(page)
    .getByRole('button', { name: /^Lentils/ })
    .tap();
  await expect(entries(page)).toHaveCount(2);
  counted['A meal as before'] = await taps();

  await page.getByRole('button', { name: 'Log a feed: Formula, 120 ml' }).tap();
  await expect(entries(page)).toHaveCount(3);
  counted['A milk feed as usual'] = await taps();

  await page.getByRole('button', { name: 'Log 60 ml of water' }).tap();
  await expect(entries(page)).toHaveCount(4);
  counted['Water'] = await taps();

  expect(counted).toEqual(documented);
});
