/** @jest-environment jsdom */
import { installLocks, removeLocks } from '../../../accounts/client/testing/fake-locks';
import { answer, later, noAnswer, serve } from '../../../accounts/client/testing/fake-server';
import { openTab, resetBrowser, setOnline } from '../../../accounts/client/testing/open-tab';
import { makeToken } from '../../../accounts/client/testing/token';

const POST = 'POST /api/nutriai/meals';
const baby = '9a1f';
const lunch = { eaten_at: '2026-11-21T08:00:00.123Z', kind: 'lunch', items: [{ food: 'egg', grams: 30 }] };
const meal = { baby, log: 'meals' as const, body: lunch, names: ['Egg'] };

let stops: (() => void)[] = [];

beforeEach(() => {
  resetBrowser();
  installLocks();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** A tab of the signed-in member with the queue at work. */
async function openLog(subject = '7') {
  const session = await openTab();
  const queue = await import('./log-queue');
  const store = await import('./log-store');
  const replay = await import('./replay-log');
  const items = await import('../../../accounts/client/member-items');
  session.login({
    access_token: makeToken({ subject }),
    refresh_token: makeToken({ subject, id: 'r' }),
    user: { id: subject },
  });
  stops.push(replay.startReplaying());
  return { ...session, ...queue, ...store, ...replay, ...items };
}

const settled = () => jest.advanceTimersByTimeAsync(0);
const keyOf = ({ init }: { init: RequestInit }) => new Headers(init.headers).get('Idempotency-Key');
const saved = (id: string) => () => answer(201, { id });
const goOnline = () => {
  setOnline(true);
  window.dispatchEvent(new Event('online'));
};

it('sends what is logged at once, with a key, and tells the answer before it forgets the write', async () => {
  const server = serve({ [POST]: saved('m1') });
  const tab = await openLog();
  const heard: unknown[] = [];
  tab.onSettled((write, entry) => heard.push([write?.id, entry, tab.getWrites().length]));
  const write = tab.addEntry(meal);
  expect(tab.getWrites()).toHaveLength(1);
  await settled();
  expect(heard).toEqual([[write.id, { id: 'm1' }, 1]]);
  expect(tab.getWrites()).toEqual([]);
  expect(server.calls[0]).toMatchObject({ route: POST, body: { baby, ...lunch } });
  expect(keyOf(server.calls[0] ?? { init: {} })).toBe(write.idempotencyKey);
});

it('keeps what is logged offline over a reload, and sends it in order, once, when the network is back', async () => {
  const server = serve({ [POST]: () => noAnswer(), 'POST /api/nutriai/water-intake': saved('w1') });
  setOnline(false);
  const tab = await openLog();
  const keys = [tab.addEntry(meal), tab.addEntry({ ...meal, body: { ...lunch, kind: 'snack' } })];
  tab.addEntry({ baby, log: 'water-intake', body: { drunk_at: lunch.eaten_at, amount_ml: 60 } });
  await settled();
  stops.forEach((stop) => stop());
  const reloaded = await openLog();
  expect(reloaded.getWrites()).toHaveLength(3);
  await settled();
  expect(server.count('POST /api/nutriai/water-intake')).toBe(0);
  server.calls.length = 0;
  server.routes[POST] = saved('m1');
  goOnline();
  await settled();
  expect(server.calls.map(({ body }) => body)).toMatchObject([
    { kind: 'lunch' },
    { kind: 'snack' },
    { amount_ml: 60 },
  ]);
  expect(server.calls.slice(0, 2).map(keyOf)).toEqual(keys.map((write) => write.idempotencyKey));
  expect(reloaded.getWrites()).toEqual([]);
});

it('repeats with the same key what may have arrived without an answer', async () => {
  const server = serve({ [POST]: () => noAnswer() });
  const tab = await openLog();
  tab.addEntry(meal);
  await settled();
  expect(tab.status()).toBe('signed-in');
  server.routes[POST] = saved('m1');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(new Set(server.calls.map(keyOf)).size).toBe(1);
  expect(server.count(POST)).toBe(2);
  expect(tab.getWrites()).toEqual([]);
});

it('looks for an entry whose answer was lost longer ago than the server keeps keys', async () => {
  const list = `GET /api/nutriai/meals?baby=${baby}&from=2026-11-20&to=2026-11-22&page_size=100`;
  const server = serve({ [POST]: () => noAnswer() });
  const tab = await openLog();
  setOnline(false);
  tab.addEntry(meal);
  await settled();
  jest.setSystemTime(Date.now() + 25 * 3_600_000);
  server.routes['POST /api/token/refresh/'] = () =>
    answer(200, { access: makeToken(), refresh: makeToken({ id: 'r2' }) });
  server.routes[list] = () =>
    answer(200, { results: [{ id: 'm1', eaten_at: lunch.eaten_at, made_by: { is_me: true } }] });
  goOnline();
  await settled();
  expect(server.count(list)).toBe(1);
  expect(server.count(POST)).toBe(1);
  expect(tab.getWrites()).toEqual([]);
});

it('lets one tab send at a time, and the other find nothing left', async () => {
  const first = later<Response>();
  const server = serve({ [POST]: () => first.promise });
  const one = await openLog();
  one.addEntry(meal);
  await settled();
  const other = await openLog();
  await settled();
  expect(server.count(POST)).toBe(1);
  first.settle(answer(201, { id: 'm1' }));
  await settled();
  await settled();
  expect(server.count(POST)).toBe(1);
  expect(other.getWrites()).toEqual([]);
});

it('shows a refusal with what was typed; mended it goes again under another key, dropped it is gone', async () => {
  const text = '"zzyx" is not a known food. Did you mean Egg?';
  const server = serve({ [POST]: () => answer(400, { items: { 0: { text: [text] } } }) });
  const tab = await openLog();
  const { id, idempotencyKey } = tab.addEntry(meal);
  tab.addEntry({ ...meal, body: { ...lunch, kind: 'snack' } });
  await settled();
  expect(tab.getWrites().map(({ refusal }) => refusal)).toEqual([
    { status: 400, message: text },
    { status: 400, message: text },
  ]);
  server.routes[POST] = saved('m1');
  tab.changeEntry({ baby, log: 'meals', id }, { body: { items: [{ food: 'egg', grams: 20 }] } });
  await settled();
  const last = server.calls.at(-1);
  expect(last?.body).toMatchObject({ kind: 'lunch', items: [{ grams: 20 }] });
  expect(last && keyOf(last)).not.toBe(idempotencyKey);
  const [left] = tab.getWrites();
  tab.dropWrite(left?.id ?? '');
  expect(tab.getWrites()).toEqual([]);
});

it.each([
  [503, undefined, 1_900, 2_000],
  [429, '30', 29_900, 30_000],
  [429, 'Sat, 21 Nov 2026 08:01:00 GMT', 59_900, 60_000],
])('waits after %d, as long as Retry-After says (%s)', async (status, header, tooEarlyMs, laterMs) => {
  const refusal = () =>
    Object.assign(answer(status, {}), { headers: new Headers(header ? { 'Retry-After': header } : {}) });
  const server = serve({ [POST]: refusal });
  const tab = await openLog();
  tab.addEntry(meal);
  await jest.advanceTimersByTimeAsync(tooEarlyMs);
  if (header) window.dispatchEvent(new Event('focus'));
  await settled();
  expect(server.count(POST)).toBe(1);
  server.routes[POST] = saved('m1');
  await jest.advanceTimersByTimeAsync(laterMs - tooEarlyMs);
  expect(tab.getWrites()).toEqual([]);
});

it('sends the change and the deletion of an entry that was not saved yet after it, under its id', async () => {
  const first = later<Response>();
  const server = serve({
    [POST]: () => first.promise,
    'PATCH /api/nutriai/meals/m1': () => answer(200, { id: 'm1' }),
    'DELETE /api/nutriai/meals/m1': () => answer(404, {}),
  });
  const tab = await openLog();
  const { id } = tab.addEntry(meal);
  await settled();
  const entry = { baby, log: 'meals' as const, id };
  tab.changeEntry(entry, { body: { eaten_share: 0.5 } });
  tab.changeEntry(entry, { body: { kind: 'dinner' } });
  await settled();
  expect(server.calls).toHaveLength(1);
  first.settle(answer(201, { id: 'm1' }));
  await settled();
  expect(server.calls[1]).toMatchObject({
    route: 'PATCH /api/nutriai/meals/m1',
    body: { eaten_share: 0.5, kind: 'dinner' },
  });
  tab.deleteEntry({ ...entry, id: 'm1' });
  await settled();
  // Already gone is as good as deleted.
  expect(tab.getWrites()).toEqual([]);
});

it('changes and forgets where it waits what was never sent', async () => {
  const held = later<Response>();
  const server = serve({ [POST]: () => held.promise });
  const tab = await openLog();
  tab.addEntry(meal);
  await settled();
  const { id } = tab.addEntry({ ...meal, body: { ...lunch, kind: 'snack' } });
  tab.changeEntry({ baby, log: 'meals', id }, { body: { eaten_share: 0 } });
  expect(tab.getWrites()[1]?.body).toMatchObject({ kind: 'snack', eaten_share: 0 });
  tab.deleteEntry({ baby, log: 'meals', id });
  held.settle(answer(201, { id: 'm1' }));
  await settled();
  expect(server.count(POST)).toBe(1);
});

it('holds a deletion for as long as it can be undone', async () => {
  const server = serve({ 'DELETE /api/nutriai/meals/m1': () => answer(204, null) });
  const tab = await openLog();
  const entry = { baby, log: 'meals' as const, id: 'm1' };
  tab.deleteEntry(entry, 8_000);
  await jest.advanceTimersByTimeAsync(7_000);
  tab.restoreEntry(entry);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(server.calls).toEqual([]);
  tab.deleteEntry(entry, 8_000);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(server.count('DELETE /api/nutriai/meals/m1')).toBe(1);
  expect(tab.getWrites()).toEqual([]);
});

it('never sends one member’s entries for another, and forgets them when another comes', async () => {
  const server = serve({ [POST]: () => noAnswer() });
  setOnline(false);
  const first = await openLog('7');
  first.addEntry(meal);
  await settled();
  server.calls.length = 0;
  server.routes[POST] = saved('m1');
  const second = await openLog('8');
  goOnline();
  await settled();
  expect(server.calls).toEqual([]);
  expect(second.getWrites()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('member:'))).toEqual([]);
});

it('keeps entries when a session breaks off, for the same member’s next sign-in', async () => {
  const server = serve({ [POST]: () => noAnswer() });
  const tab = await openLog();
  tab.addEntry(meal);
  await settled();
  tab.leaveSession('Authentication required');
  expect(tab.getWrites()).toEqual([]);
  server.routes[POST] = saved('m1');
  await openLog();
  await settled();
  expect(server.count(POST)).toBe(2);
});

it('works without Web Locks', async () => {
  removeLocks();
  serve({ [POST]: saved('m1') });
  const tab = await openLog();
  tab.addEntry(meal);
  await settled();
  expect(tab.getWrites()).toEqual([]);
});
