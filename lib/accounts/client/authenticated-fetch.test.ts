/** @jest-environment jsdom */
import { removeLocks } from './testing/fake-locks';
import {
  answer,
  answerText,
  later,
  noAnswer,
  refusedToken,
  serve,
  type Handler,
} from './testing/fake-server';
import { onceJudged, openTab, reasonOf, resetBrowser, setOnline } from './testing/open-tab';
import { keptTokens, makeToken } from './testing/token';

const REFRESH = 'POST /api/token/refresh/';
const LOGOUT = 'POST /api/auth/logout';
const MEALS = 'GET /api/nutriai/meals';
const PATH = '/api/nutriai/meals';
const ok = () => answer(200, { results: [] });

beforeEach(() => {
  resetBrowser();
  removeLocks();
});

/** A signed-in tab, and a server that refreshes to `fresh` and lets members sign out. */
async function openSignedInTab({
  expiresInSeconds = 900,
  meals = ok,
}: {
  expiresInSeconds?: number;
  meals?: Handler;
}) {
  const access = makeToken({ id: 'first', expiresInSeconds });
  const fresh = makeToken({ id: 'fresh' });
  const server = serve({
    [MEALS]: meals,
    [REFRESH]: () => answer(200, { access: fresh, refresh: makeToken({ id: 'r.2' }) }),
    [LOGOUT]: () => answer(200, {}),
  });
  const tab = await openTab();
  tab.login({ access_token: access, refresh_token: makeToken({ id: 'r.1' }), user: { id: 7 } });
  return { tab, server, access, fresh };
}

it('sends the stored token as a bearer header and leaves the rest of the request alone', async () => {
  const { tab, server, access } = await openSignedInTab({});
  server.routes['POST /api/nutriai/meals'] = ok;
  const init = { method: 'POST', body: '{"kind":"lunch"}', headers: { 'Idempotency-Key': 'k' } };
  const response = await tab.authenticatedFetch(PATH, init);
  expect(response.status).toBe(200);
  expect(server.calls).toMatchObject([{ authorization: `Bearer ${access}`, body: { kind: 'lunch' } }]);
  expect(new Headers(server.calls[0]?.init.headers).get('Idempotency-Key')).toBe('k');
});

it("fails with 'Authentication required' when there is no token, and asks nobody", async () => {
  const server = serve({});
  const tab = await openTab();
  await expect(tab.authenticatedFetch(PATH)).rejects.toThrow('Authentication required');
  expect(server.calls).toHaveLength(0);
  expect(tab.status()).toBe('signed-out');
});

it.each([
  [30, [REFRESH, MEALS]],
  [0, [REFRESH, MEALS]],
  [-3600, [REFRESH, MEALS]],
])('renews a token with %s s left before the call', async (expiresInSeconds, routes) => {
  const { tab, server, fresh } = await openSignedInTab({ expiresInSeconds });
  await tab.authenticatedFetch(PATH);
  expect(server.calls.map(({ route }) => route)).toEqual(routes);
  expect(server.calls[1]?.authorization).toBe(`Bearer ${fresh}`);
});

it('does not wait for a refresh with 31 s left', async () => {
  const { tab, server, access } = await openSignedInTab({ expiresInSeconds: 31 });
  await tab.authenticatedFetch(PATH);
  expect(server.calls[0]).toMatchObject({ route: MEALS, authorization: `Bearer ${access}` });
});

it.each([
  [61, 0],
  [60.001, 0],
  [60, 1],
  [31, 1],
])(
  'after a response with %s s left runs %s refreshes in the background',
  async (expiresInSeconds, refreshes) => {
    const { tab, server } = await openSignedInTab({ expiresInSeconds });
    await tab.authenticatedFetch(PATH);
    await jest.advanceTimersByTimeAsync(0);
    expect(server.calls.map(({ route }) => route)).toEqual([
      MEALS,
      ...Array<string>(refreshes).fill(REFRESH),
    ]);
  },
);

it('looks at the clock after the response, not before the call', async () => {
  const response = later<Response>();
  const { tab, server } = await openSignedInTab({ expiresInSeconds: 100, meals: () => response.promise });
  const call = tab.authenticatedFetch(PATH);
  await jest.advanceTimersByTimeAsync(40_000);
  response.settle(ok());
  await call;
  await jest.advanceTimersByTimeAsync(0);
  expect(server.count(REFRESH)).toBe(1);
});

it('hands the response over before the background refresh is done, and survives its failure', async () => {
  const { tab, server } = await openSignedInTab({ expiresInSeconds: 45 });
  server.routes[REFRESH] = () => answer(401, {});
  expect((await tab.authenticatedFetch(PATH)).status).toBe(200);
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.status()).toBe('signed-out');
});

it('refreshes after a 401 with code token_not_valid and repeats the request once with the new token', async () => {
  const { tab, server, access, fresh } = await openSignedInTab({
    meals: ({ authorization }) => (authorization === `Bearer ${access}` ? refusedToken() : ok()),
  });
  const response = await tab.authenticatedFetch(PATH);
  expect(response.status).toBe(200);
  expect(server.calls.map(({ route, authorization }) => [route, authorization])).toEqual([
    [MEALS, `Bearer ${access}`],
    [REFRESH, null],
    [MEALS, `Bearer ${fresh}`],
  ]);
});

it('repeats a request once and no more: the second refusal goes to the caller', async () => {
  const { tab, server } = await openSignedInTab({ meals: () => refusedToken() });
  expect((await tab.authenticatedFetch(PATH)).status).toBe(401);
  expect(server.count(MEALS)).toBe(2);
  expect(server.count(REFRESH)).toBe(1);
});

it('gives five parallel refusals one refresh', async () => {
  const { tab, server, access } = await openSignedInTab({
    meals: ({ authorization }) => (authorization === `Bearer ${access}` ? refusedToken() : ok()),
  });
  const responses = await Promise.all(Array.from({ length: 5 }, () => tab.authenticatedFetch(PATH)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(server.count(REFRESH)).toBe(1);
});

it('does not refresh again for a refusal that comes after the refresh is over', async () => {
  const slow = later<Response>();
  let calls = 0;
  const { tab, server, access } = await openSignedInTab({
    meals: ({ authorization }) => {
      if (authorization !== `Bearer ${access}`) return ok();
      calls += 1;
      return calls === 1 ? slow.promise : refusedToken();
    },
  });
  const first = tab.authenticatedFetch(PATH);
  await tab.authenticatedFetch(PATH);
  slow.settle(refusedToken());
  expect((await first).status).toBe(200);
  expect(server.count(REFRESH)).toBe(1);
});

it.each([
  ['without a code', answer(401, { detail: 'Authentication credentials were not provided.' })],
  ['with another code', answer(401, { code: 'user_inactive' })],
  ['with another status', answer(403, { code: 'token_not_valid' })],
  ['without JSON', answerText(401, '<html>')],
])('returns a refusal %s as it is', async (_, refusal) => {
  const { tab, server } = await openSignedInTab({ meals: () => refusal });
  await expect(tab.authenticatedFetch(PATH)).resolves.toBe(refusal);
  expect(server.calls).toHaveLength(1);
  expect(tab.status()).toBe('signed-in');
});

it("rejects queued requests with 'Authentication required' when the refresh fails, and is signed out", async () => {
  const { tab, server } = await openSignedInTab({ meals: () => refusedToken() });
  server.routes[REFRESH] = () => answer(401, { code: 'token_not_valid' });
  const reasons = Promise.all([
    reasonOf(tab.authenticatedFetch(PATH)),
    reasonOf(tab.authenticatedFetch(PATH)),
  ]);
  await expect(reasons).resolves.toEqual(['Authentication required', 'Authentication required']);
  expect(tab.status()).toBe('signed-out');
  expect(server.count(LOGOUT)).toBe(0);
});

it("rejects queued requests with 'User logged out' at logout", async () => {
  const { tab, server } = await openSignedInTab({ meals: () => refusedToken() });
  server.routes[REFRESH] = () => later<Response>().promise;
  const reason = reasonOf(tab.authenticatedFetch(PATH));
  await jest.advanceTimersByTimeAsync(0);
  await tab.logout({ redirect: false });
  await expect(reason).resolves.toBe('User logged out');
});

it('logs out without redirect when a request throws, and passes the failure on', async () => {
  const { tab, server } = await openSignedInTab({ meals: () => noAnswer() });
  await expect(onceJudged(tab.authenticatedFetch(PATH))).rejects.toThrow('Failed to fetch');
  expect(server.count(LOGOUT)).toBe(1);
  expect(tab.status()).toBe('signed-out');
  expect(keptTokens()).toEqual({ access: null, refresh: null });
  expect(window.location.pathname).toBe('/');
});

it('does not take an answer with an error status for a throw', async () => {
  const { tab } = await openSignedInTab({ meals: () => answer(500, {}) });
  expect((await tab.authenticatedFetch(PATH)).status).toBe(500);
  expect(tab.status()).toBe('signed-in');
});

it("does not log out for the caller's own abort", async () => {
  const { tab } = await openSignedInTab({});
  const controller = new AbortController();
  controller.abort();
  await expect(tab.authenticatedFetch(PATH, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(tab.status()).toBe('signed-in');
});

it('does not log out for being offline, not even when the token has to be renewed', async () => {
  const { tab, server } = await openSignedInTab({ meals: () => noAnswer() });
  setOnline(false);
  await expect(tab.authenticatedFetch(PATH)).rejects.toThrow('Failed to fetch');
  jest.setSystemTime(Date.now() + 3_600_000);
  server.routes[REFRESH] = () => noAnswer();
  await expect(tab.authenticatedFetch(PATH)).rejects.toThrow('Failed to fetch');
  expect(tab.status()).toBe('signed-in');
  expect(server.count(LOGOUT)).toBe(0);
});

it('does not log out while a network that has just come back lets nothing through yet, but does later', async () => {
  const { tab, server } = await openSignedInTab({ meals: () => noAnswer() });
  window.dispatchEvent(new Event('online'));
  await expect(tab.authenticatedFetch(PATH)).rejects.toThrow('Failed to fetch');
  expect(tab.status()).toBe('signed-in');
  expect(server.count(LOGOUT)).toBe(0);
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(onceJudged(tab.authenticatedFetch(PATH))).rejects.toThrow('Failed to fetch');
  expect(tab.status()).toBe('signed-out');
});

it.each(['beforeunload', 'pagehide'])(
  'does not log out for following a link: requests cancelled after %s are not the session’s',
  async (event) => {
    const { tab } = await openSignedInTab({
      meals: () => {
        window.dispatchEvent(new Event(event));
        return noAnswer();
      },
    });
    await expect(tab.authenticatedFetch(PATH)).rejects.toThrow('Failed to fetch');
    expect(tab.status()).toBe('signed-in');
  },
);

it('does not log out when the page turns out to be left only after its request was cancelled', async () => {
  const { tab, server } = await openSignedInTab({ meals: () => noAnswer() });
  setTimeout(() => window.dispatchEvent(new Event('pagehide')), 150);
  await expect(onceJudged(tab.authenticatedFetch(PATH))).rejects.toThrow('Failed to fetch');
  expect(tab.status()).toBe('signed-in');
  expect(server.count(LOGOUT)).toBe(0);
});

it('does not log out for a page left while the token of its request was being renewed', async () => {
  const { tab, server } = await openSignedInTab({ expiresInSeconds: 10 });
  server.routes[REFRESH] = () => noAnswer();
  setTimeout(() => window.dispatchEvent(new Event('pagehide')), 150);
  await expect(onceJudged(tab.authenticatedFetch(PATH))).rejects.toThrow('Token refresh failed');
  expect(tab.status()).toBe('signed-in');
  expect(keptTokens().refresh).not.toBeNull();
});

it('does not end the next session for a request of the one before, nor repeat it with the next token', async () => {
  const response = later<Response>();
  const { tab, server } = await openSignedInTab({ meals: () => response.promise });
  const reason = reasonOf(tab.authenticatedFetch(PATH));
  await jest.advanceTimersByTimeAsync(0);
  tab.login({ access_token: makeToken({ subject: '8' }), refresh_token: makeToken(), user: { id: 8 } });
  response.settle(refusedToken());
  await expect(reason).resolves.toBe('User logged out');
  expect(server.count(MEALS)).toBe(1);
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: { id: 8 } });
});

it('sends no token anywhere but to the API, and stays signed in when asked to', async () => {
  const { tab, server } = await openSignedInTab({});
  await expect(tab.authenticatedFetch('https://elsewhere.example/')).rejects.toThrow(RangeError);
  expect(server.calls).toHaveLength(0);
  expect(tab.status()).toBe('signed-in');
});

it('waits for the start of the session, which may yet clear the tokens', async () => {
  const { tab, server } = await openSignedInTab({});
  const profile = later<Response>();
  server.routes['GET /api/user-profile'] = () => profile.promise;
  const nextPage = await openTab();
  void nextPage.startSession();
  const call = nextPage.authenticatedFetch(PATH);
  await jest.advanceTimersByTimeAsync(0);
  expect(server.count(MEALS)).toBe(0);
  profile.settle(answer(200, { id: 7 }));
  expect((await call).status).toBe(200);
  expect(tab.status()).toBe('signed-in');
});
