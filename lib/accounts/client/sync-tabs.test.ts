/** @jest-environment jsdom */
import { installBroadcastChannel } from './testing/fake-channel';
import { answer, serve } from './testing/fake-server';
import { announceStorageChange, openTab, reasonOf, resetBrowser } from './testing/open-tab';
import { keepTokens, makeToken } from './testing/token';

const PROFILE = 'GET /api/user-profile';
const tokensOf = (subject: string) => ({
  access_token: makeToken({ subject }),
  refresh_token: makeToken({ subject, id: 'r' }),
});

let stops: (() => void)[] = [];

beforeEach(() => {
  resetBrowser();
  installBroadcastChannel();
});

afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
});

async function openListeningTab() {
  const tab = await openTab();
  stops.push(tab.syncTabs());
  await tab.startSession();
  return tab;
}

it('signs the other tabs out with the one that signs out, queue and all, without calling the server again', async () => {
  const server = serve({
    [PROFILE]: () => answer(200, { id: 7 }),
    'POST /api/auth/logout': () => answer(200, {}),
  });
  const first = await openListeningTab();
  first.login({ ...tokensOf('7'), user: { id: 7 } });
  const second = await openListeningTab();
  expect(second.status()).toBe('signed-in');
  const queued = reasonOf(second.waitInQueue());

  await first.logout({ redirect: false });
  announceStorageChange('access_token');
  expect(second.getSnapshot()).toMatchObject({ status: 'signed-out', member: null });
  await expect(queued).resolves.toBe('User logged out');
  expect(server.count('POST /api/auth/logout')).toBe(1);
});

it('signs out when local storage is cleared as a whole', async () => {
  serve({ [PROFILE]: () => answer(200, { id: 7 }) });
  keepTokens(tokensOf('7').access_token, 'r.r');
  const tab = await openListeningTab();
  localStorage.clear();
  announceStorageChange(null);
  expect(tab.status()).toBe('signed-out');
});

it('signs the other tabs in with the one that signs in, also with an unticked Remember me', async () => {
  serve({ [PROFILE]: () => answer(200, { id: 7 }) });
  const first = await openListeningTab();
  const second = await openListeningTab();
  expect(second.status()).toBe('signed-out');
  first.login({ ...tokensOf('7'), user: { id: 7 } }, { remember: false });
  // A tab has a session storage of its own: this one has never seen the mark.
  sessionStorage.clear();
  announceStorageChange('refresh_token');
  await jest.advanceTimersByTimeAsync(0);
  expect(second.getSnapshot()).toMatchObject({ status: 'signed-in', member: { id: 7 } });
});

it('decides nothing while only one of the two tokens is there', async () => {
  const server = serve({});
  const tab = await openListeningTab();
  localStorage.setItem('access_token', makeToken());
  announceStorageChange('access_token');
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.status()).toBe('signed-out');
  expect(localStorage.getItem('access_token')).not.toBeNull();
  expect(server.calls).toHaveLength(0);
});

it('takes a new pair for the same member for a refresh elsewhere, and asks nobody', async () => {
  const server = serve({ [PROFILE]: () => answer(200, { id: 7 }) });
  keepTokens(tokensOf('7').access_token, 'r.1');
  const tab = await openListeningTab();
  keepTokens(makeToken({ subject: '7', id: 'next' }), 'r.2');
  announceStorageChange('access_token');
  await jest.advanceTimersByTimeAsync(0);
  expect(server.count(PROFILE)).toBe(1);
  expect(tab.status()).toBe('signed-in');
});

it('shows nothing of the member before when another one has signed in elsewhere', async () => {
  const server = serve({ [PROFILE]: () => answer(200, { id: 7 }) });
  keepTokens(tokensOf('7').access_token, 'r.1');
  const tab = await openListeningTab();
  server.routes[PROFILE] = () => answer(200, { id: 8 });
  keepTokens(tokensOf('8').access_token, 'r.8');
  announceStorageChange('access_token');
  expect(tab.getSnapshot()).toMatchObject({ status: 'unknown', member: null });
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: { id: 8 } });
});

it('looks again when the page comes back from the back/forward cache, where it was told nothing', async () => {
  serve({ [PROFILE]: () => answer(200, { id: 7 }) });
  keepTokens(tokensOf('7').access_token, 'r.1');
  const tab = await openListeningTab();
  localStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(tab.status()).toBe('signed-in');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(tab.status()).toBe('signed-out');
});

it('ignores what other parts of the site keep in local storage', async () => {
  serve({ [PROFILE]: () => answer(200, { id: 7 }) });
  keepTokens(tokensOf('7').access_token, 'r.1');
  const tab = await openListeningTab();
  localStorage.removeItem('access_token');
  localStorage.removeItem('refresh_token');
  announceStorageChange('theme');
  expect(tab.status()).toBe('signed-in');
});
