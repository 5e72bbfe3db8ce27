/** @jest-environment jsdom */
import { answer, later, noAnswer, serve } from './testing/fake-server';
import { openTab, reasonOf, resetBrowser } from './testing/open-tab';
import { keptTokens, makeToken } from './testing/token';

const LOGOUT = 'POST /api/auth/logout';
const REFRESH = 'POST /api/token/refresh/';
const loggedOut = () => answer(200, { detail: 'Successfully logged out.' });

beforeEach(resetBrowser);

async function openSignedInTab(expiresInSeconds = 900) {
  const tab = await openTab();
  const [access, refresh] = [makeToken({ expiresInSeconds }), makeToken({ id: 'r' })];
  tab.login({ access_token: access, refresh_token: refresh, user: { id: 7 } });
  return { tab, access, refresh };
}

it('calls the server with the refresh token and the bearer header, then clears and goes to /', async () => {
  const server = serve({ [LOGOUT]: loggedOut });
  const { tab, access, refresh } = await openSignedInTab();
  const navigate = jest.fn();
  await tab.logout({ navigate });
  expect(server.calls).toMatchObject([
    {
      route: LOGOUT,
      authorization: `Bearer ${access}`,
      body: { refresh_token: refresh },
      init: { keepalive: true },
    },
  ]);
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-out', member: null });
  expect(localStorage).toHaveLength(0);
  expect(navigate.mock.calls).toEqual([['/']]);
});

it('can be done without the redirect', async () => {
  serve({ [LOGOUT]: loggedOut });
  const { tab } = await openSignedInTab();
  const navigate = jest.fn();
  await tab.logout({ redirect: false, navigate });
  expect(tab.status()).toBe('signed-out');
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['refuses', () => answer(401, { detail: 'Token is expired' })],
  ['fails', () => answer(500, {})],
  ['does not answer', () => noAnswer()],
])('clears the tokens all the same when the server %s', async (_, refuse) => {
  serve({ [LOGOUT]: refuse });
  const { tab } = await openSignedInTab();
  await tab.logout({ redirect: false });
  expect(tab.status()).toBe('signed-out');
  expect(keptTokens()).toEqual({ access: null, refresh: null });
});

it('waits for a silent server five seconds and no longer', async () => {
  serve({ [LOGOUT]: () => later<Response>().promise });
  const { tab } = await openSignedInTab();
  const done = tab.logout({ redirect: false });
  await jest.advanceTimersByTimeAsync(4_999);
  expect(tab.status()).toBe('signed-in');
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(tab.status()).toBe('signed-out');
});

it("rejects queued requests with 'User logged out'", async () => {
  serve({ [LOGOUT]: loggedOut });
  const { tab } = await openSignedInTab();
  const queued = reasonOf(tab.waitInQueue());
  await tab.logout({ redirect: false });
  await expect(queued).resolves.toBe('User logged out');
});

it('tells the server once when several parts of the page sign out together', async () => {
  const server = serve({ [LOGOUT]: loggedOut });
  const { tab } = await openSignedInTab();
  await Promise.all([tab.logout({ redirect: false }), tab.logout({ redirect: false })]);
  expect(server.count(LOGOUT)).toBe(1);
});

it('renews a spent access token first, so that the server accepts the sign-out', async () => {
  const next = makeToken({ id: 'next' });
  const nextRefresh = makeToken({ id: 'next refresh' });
  const server = serve({
    [LOGOUT]: loggedOut,
    [REFRESH]: () => answer(200, { access: next, refresh: nextRefresh }),
  });
  const { tab } = await openSignedInTab(20);
  await tab.logout({ redirect: false });
  expect(server.calls).toMatchObject([
    { route: REFRESH },
    { route: LOGOUT, authorization: `Bearer ${next}`, body: { refresh_token: nextRefresh } },
  ]);
  expect(keptTokens()).toEqual({ access: null, refresh: null });
});

it('does not end a session that began while the server was silent', async () => {
  serve({ [LOGOUT]: () => later<Response>().promise });
  const { tab } = await openSignedInTab();
  const done = tab.logout({ redirect: false });
  tab.login({ access_token: makeToken(), refresh_token: makeToken(), user: { id: 8 } });
  await jest.advanceTimersByTimeAsync(5_000);
  await done;
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: { id: 8 } });
});

it('asks nobody when there is nothing to sign out of', async () => {
  const server = serve({});
  const tab = await openTab();
  await tab.logout({ redirect: false });
  expect(tab.status()).toBe('signed-out');
  expect(server.calls).toHaveLength(0);
});
