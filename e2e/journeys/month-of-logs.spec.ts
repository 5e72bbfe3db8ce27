import { type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf, dateFromNow } from '../api/nutriai-test';
import { storeTokens } from '../support/members';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: 'Europe/London' });

test.beforeEach(({ troubles }) => {
  troubles.allow(/preloaded using link preload but not used/);
});

/** Feeds and meals of thirty days, as another app exports them: about ten entries a day. */
function monthOfLogs(): string {
  const times = [
    ['03:10', 'breast milk', 'left breast', '', ''],
    ['07:00', 'formula', 'bottle', '150.0', ''],
    ['08:00', 'solid food', 'self fed', '', 'porridge with half a banana'],
    ['10:00', 'breast milk', 'right breast', '', ''],
    ['12:00', 'solid food', 'parent fed', '', '2 tbsp lentils, 3 broccoli florets and toast with butter'],
    ['13:00', 'breast milk', 'both breasts', '', ''],
    ['15:30', 'solid food', 'self fed', '', 'yoghurt with 5 raspberries'],
    ['17:30', 'solid food', 'self fed', '', '2 fish fingers, mash and peas'],
    ['19:00', 'formula', 'bottle', '180.0', ''],
    ['22:30', 'breast milk', 'left breast', '', ''],
  ];
  const rows = Array.from({ length: 30 }, (_, ago) => dateFromNow(-ago - 1)).flatMap((date) =>
    times.map(([time, ...fields]) => [`${date} ${time}:00`, `${date} ${time}:30`, ...fields]),
  );
  const lines = rows.map((fields, index) =>
    [index + 1, 1, ...fields].map((field) => (`${field}`.includes(',') ? `"${field}"` : field)).join(','),
  );
  return ['id,child_id,start,end,type,method,amount,notes', ...lines].join('\n');
}

/** What Today asks the API for when it opens, what it draws and how long the processor works for it. */
async function opened(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (each) => {
    // Live changes stay open; what was answered is what the screen waited for.
    if (new URL(each.url()).pathname.startsWith('/api/nutriai/'))
      sizes.push(each.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto('/nutriai/today');
  await expect(page.getByRole('region', { name: 'The day so far' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Covered so far' })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const { metrics } = await client.send('Performance.getMetrics');
  const taskMs = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Infinity);
  page.removeAllListeners('requestfinished');
  const bytes = await Promise.all(sizes);
  const elements = await page.evaluate(() => document.querySelectorAll('main *').length);
  return { taskMs, answers: bytes.length, bytes: bytes.reduce((sum, each) => sum + each, 0), elements };
}

/** The middle of five openings with the processor four times slower, in milliseconds, as somebody waits for it. */
async function openedSlowly(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const waits: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const from = Date.now();
    await page.goto('/nutriai/today', { waitUntil: 'commit' });
    await expect(page.getByRole('region', { name: 'Covered so far' })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    waits.push(Date.now() - from);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return waits.sort((a, b) => a - b)[2] ?? Infinity;
}

test('thirty days of logs make Today hardly heavier than the first day', async ({ page, request }, info) => {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, { feeding: 'mixed', birth_date: birthDateOf(9) });
  await storeTokens(page, member);
  await opened(page);
  const first = await opened(page);
  const fields = { name: 'feeding.csv', time_zone: 'Europe/London', baby };
  const answer = await api.call('POST', `/api/nutriai/imports?${new URLSearchParams(fields)}`, {
    token: member.access,
    body: Buffer.from(monthOfLogs()),
    headers: { 'content-type': 'text/csv' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await opened(page);
  const later = await opened(page);
  const slowMs = await openedSlowly(page);
  const both = JSON.stringify({ first, later, slowMs });
  info.annotations.push({ type: 'figures', description: both });
  expect(later.answers, both).toBeLessThanOrEqual(first.answers + 2);
  expect(later.bytes, both).toBeLessThanOrEqual(first.bytes + 30_000);
  expect(later.elements, both).toBeLessThanOrEqual(first.elements + 600);
  // The aim of a second is for a machine by itself: `slowMs` and `taskMs` are printed, and no outcome hangs on them,
  // for even the processor's own time grows when other tests push this one out of its caches.
});
