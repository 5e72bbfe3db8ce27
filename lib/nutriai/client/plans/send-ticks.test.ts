/** @jest-environment jsdom */
import { answer, later, noAnswer, serve } from '../../../accounts/client/testing/fake-server';
import { openTab, resetBrowser, setOnline } from '../../../accounts/client/testing/open-tab';
import { makeToken } from '../../../accounts/client/testing/token';

const PLAN = 'PATCH /api/nutriai/meal-plans/p1';
const OTHER = 'PATCH /api/nutriai/meal-plans/p2';
const eggs = { plan: 'p1', food: 'egg', isChecked: true };
const saved = () => answer(200, { id: 'p1' });

let stops: (() => void)[] = [];

beforeEach(resetBrowser);
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

async function openList(subject = '7') {
  const session = await openTab();
  const store = await import('./tick-store');
  const { startSendingTicks, onTicksSettled, sendTicks } = await import('./send-ticks');
  const { followLogStore } = await import('../log/log-store');
  session.login({
    access_token: makeToken({ subject }),
    refresh_token: makeToken({ subject, id: 'r' }),
    user: { id: subject },
  });
  stops.push(
    startSendingTicks(),
    followLogStore(() => undefined),
  );
  const tick = (given: typeof eggs) => {
    store.putTick(given);
    void sendTicks();
  };
  return { ...session, ...store, onTicksSettled, tick };
}

const settled = () => jest.advanceTimersByTimeAsync(0);

it('keeps what is ticked offline over a reload, and sends the last of it when the network is back', async () => {
  const server = serve({ [PLAN]: () => noAnswer(), [OTHER]: saved });
  setOnline(false);
  const tab = await openList();
  tab.tick(eggs);
  tab.tick({ ...eggs, food: 'red lentils: split' });
  tab.tick({ ...eggs, isChecked: false });
  tab.tick({ ...eggs, plan: 'p2' });
  await settled();
  stops.forEach((stop) => stop());

  const reloaded = await openList();
  const heard: unknown[] = [];
  reloaded.onTicksSettled((plan, outcome) => heard.push([plan, outcome, reloaded.getTicks().length]));
  await settled();
  expect(reloaded.status()).toBe('signed-in');
  expect(reloaded.getTicks()).toEqual([
    { ...eggs, isChecked: false },
    { ...eggs, food: 'red lentils: split' },
    { ...eggs, plan: 'p2' },
  ]);
  expect(reloaded.getTicks()).toBe(reloaded.getTicks());
  server.calls.length = 0;
  server.routes[PLAN] = saved;
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(server.calls.map(({ route, body }) => [route, body])).toEqual([
    [
      PLAN,
      {
        checked: [
          { food: 'egg', checked: false },
          { food: 'red lentils: split', checked: true },
        ],
      },
    ],
    [OTHER, { checked: [{ food: 'egg', checked: true }] }],
  ]);
  // Told before it is forgotten, so that no tick goes out for a moment.
  expect(heard).toEqual([
    ['p1', { answer: { id: 'p1' } }, 3],
    ['p2', { answer: { id: 'p1' } }, 1],
  ]);
  expect(reloaded.getTicks()).toEqual([]);
});

it('sends what was pressed again while it was on its way', async () => {
  const first = later<Response>();
  const server = serve({ [PLAN]: () => first.promise });
  const tab = await openList();
  tab.tick(eggs);
  await settled();
  tab.tick({ ...eggs, isChecked: false });
  server.routes[PLAN] = saved;
  first.settle(saved());
  await settled();
  expect(server.calls.map(({ body }) => body)).toMatchObject([
    { checked: [{ checked: true }] },
    { checked: [{ checked: false }] },
  ]);
  expect(tab.getTicks()).toEqual([]);
});

it('says what a refusal says and forgets those ticks; what may pass later waits', async () => {
  const server = serve({
    [PLAN]: () => answer(404, { detail: 'Not found.' }),
    [OTHER]: () => answer(503, {}),
  });
  const tab = await openList();
  const heard: unknown[] = [];
  tab.onTicksSettled((plan, outcome) => heard.push([plan, outcome]));
  tab.tick(eggs);
  tab.tick({ ...eggs, plan: 'p2' });
  await settled();
  expect(heard).toEqual([['p1', { problem: 'Not found.' }]]);
  expect(tab.getTicks()).toEqual([{ ...eggs, plan: 'p2' }]);
  expect(server.count(OTHER)).toBe(1);
});

it('leaves nothing of one member to the next', async () => {
  const server = serve({ [PLAN]: () => noAnswer() });
  setOnline(false);
  const first = await openList('7');
  first.tick(eggs);
  await settled();
  server.calls.length = 0;
  const second = await openList('8');
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(server.calls).toEqual([]);
  expect(second.getTicks()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('member:'))).toEqual([]);
});
