/** @jest-environment jsdom */
import { installLocks, removeLocks } from './testing/fake-locks';
import { answer, answerText, later, noAnswer, serve, type Handler } from './testing/fake-server';
import { onceJudged, openTab, reasonOf, resetBrowser, setOnline } from './testing/open-tab';
import { keepTokens, keptTokens, makeToken } from './testing/token';

const REFRESH = 'POST /api/token/refresh/';

beforeEach(() => {
  resetBrowser();
  removeLocks();
});

const worn = () => makeToken({ id: 'worn', expiresInSeconds: 10 });
const fresh = () => makeToken({ id: 'fresh' });

async function openTabWith(access: string, refresh: string | null, handler: Handler) {
  const server = serve({ [REFRESH]: handler });
  localStorage.setItem('access_token', access);
  if (refresh !== null) localStorage.setItem('refresh_token', refresh);
  const tab = await openTab();
  return { server, tab };
}

it('posts the refresh token and stores the new pair', async () => {
  const { server, tab } = await openTabWith(worn(), 'r.1', () =>
    answer(200, { access: fresh(), refresh: 'r.2' }),
  );
  await expect(tab.refreshTokens(worn())).resolves.toBe(fresh());
  expect(server.calls).toMatchObject([{ route: REFRESH, authorization: null, body: { refresh: 'r.1' } }]);
  expect(keptTokens()).toEqual({ access: fresh(), refresh: 'r.2' });
});

it('runs once for any number of callers, who look every 100 ms', async () => {
  const response = later<Response>();
  const renewed = fresh();
  const { server, tab } = await openTabWith(worn(), 'r.1', () => response.promise);
  const first = tab.refreshTokens(worn());
  const outcome = jest.fn();
  void tab.refreshTokens(worn()).then(outcome);
  void tab.refreshTokens(worn()).then(outcome);
  await jest.advanceTimersByTimeAsync(250);
  response.settle(answer(200, { access: renewed, refresh: 'r.2' }));
  await expect(first).resolves.toBe(renewed);
  // 250 ms have passed: the next look is at 300.
  await jest.advanceTimersByTimeAsync(49);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls).toEqual([[renewed], [renewed]]);
  expect(server.count(REFRESH)).toBe(1);
});

it('retries the queue with the new access token', async () => {
  const { tab } = await openTabWith(worn(), 'r.1', () => answer(200, { access: fresh(), refresh: 'r.2' }));
  const queued = Promise.all([tab.waitInQueue(), tab.waitInQueue()]);
  await tab.refreshTokens(worn());
  await expect(queued).resolves.toEqual([fresh(), fresh()]);
});

it.each<[string, string, string | null, Handler]>([
  ['No refresh token available', 'there is none', null, () => answer(200, {})],
  ['Token refresh failed', 'the server refuses', 'r.1', () => answer(401, { code: 'token_not_valid' })],
  ['Token refresh failed', 'the server breaks', 'r.1', () => answerText(502, '<html>')],
  ['Token refresh failed', 'no answer comes', 'r.1', () => noAnswer()],
  ['Invalid token refresh response', 'access is missing', 'r.1', () => answer(200, { refresh: 'r.2' })],
  ['Invalid token refresh response', 'refresh is missing', 'r.1', () => answer(200, { access: fresh() })],
  [
    'Invalid token refresh response',
    'refresh is empty',
    'r.1',
    () => answer(200, { access: fresh(), refresh: '' }),
  ],
  ['Invalid token refresh response', 'the answer is null', 'r.1', () => answer(200, null)],
  ['Invalid token refresh response', 'the answer is no JSON', 'r.1', () => answerText(200, 'ok')],
  [
    'Invalid token structure',
    'the new token is unreadable',
    'r.1',
    () => answer(200, { access: 'x', refresh: 'r.2' }),
  ],
])(
  "fails with '%s' when %s: tokens cleared, signed out, queue told",
  async (message, _, refresh, handler) => {
    const { tab } = await openTabWith(worn(), refresh, handler);
    const queued = reasonOf(tab.waitInQueue());
    await expect(onceJudged(tab.refreshTokens(worn()))).rejects.toThrow(message);
    await expect(queued).resolves.toBe('Authentication required');
    expect(tab.status()).toBe('signed-out');
    expect(keptTokens()).toEqual({ access: null, refresh: null });
  },
);

it("tells who waited for a failed refresh 'Authentication required'", async () => {
  const response = later<Response>();
  const { tab } = await openTabWith(worn(), 'r.1', () => response.promise);
  const first = reasonOf(tab.refreshTokens(worn()));
  const second = reasonOf(tab.refreshTokens(worn()));
  response.settle(answer(401, {}));
  await jest.advanceTimersByTimeAsync(100);
  await expect(first).resolves.toBe('Token refresh failed');
  await expect(second).resolves.toBe('Authentication required');
});

it('keeps the session when the device is offline, and passes the failure on', async () => {
  const { tab } = await openTabWith(worn(), 'r.1', () => {
    setOnline(false);
    return noAnswer();
  });
  const queued = reasonOf(tab.waitInQueue());
  await expect(tab.refreshTokens(worn())).rejects.toThrow(TypeError);
  await expect(queued).resolves.toBe('Failed to fetch');
  expect(tab.status()).toBe('unknown');
  expect(keptTokens().refresh).toBe('r.1');
});

it('keeps the session when the network has only just come back', async () => {
  const { tab } = await openTabWith(worn(), 'r.1', () => noAnswer());
  window.dispatchEvent(new Event('online'));
  await expect(tab.refreshTokens(worn())).rejects.toThrow(TypeError);
  expect(keptTokens().refresh).toBe('r.1');
  await jest.advanceTimersByTimeAsync(10_000);
  await expect(onceJudged(tab.refreshTokens(worn()))).rejects.toThrow('Token refresh failed');
  expect(keptTokens().refresh).toBeNull();
});

it('can be tried again after a failure', async () => {
  const { server, tab } = await openTabWith(worn(), 'r.1', () => answer(500, {}));
  await reasonOf(tab.refreshTokens(worn()));
  keepTokens(worn(), 'r.9');
  server.routes[REFRESH] = () => answer(200, { access: fresh(), refresh: 'r.10' });
  await expect(tab.refreshTokens(worn())).resolves.toBe(fresh());
});

it('does not bring back tokens that a sign-out has cleared while the answer was on its way', async () => {
  const response = later<Response>();
  const { tab } = await openTabWith(worn(), 'r.1', () => response.promise);
  const refreshed = reasonOf(tab.refreshTokens(worn()));
  await jest.advanceTimersByTimeAsync(0);
  tab.leaveSession('User logged out');
  response.settle(answer(200, { access: fresh(), refresh: 'r.2' }));
  await expect(refreshed).resolves.toBe('User logged out');
  expect(keptTokens()).toEqual({ access: null, refresh: null });
});

it('does not clear what another tab has stored while its own refresh was refused', async () => {
  const { tab } = await openTabWith(worn(), 'r.1', () => {
    keepTokens(fresh(), 'r.2');
    return answer(401, { detail: 'Token is blacklisted', code: 'token_not_valid' });
  });
  await expect(tab.refreshTokens(worn())).resolves.toBe(fresh());
  expect(keptTokens()).toEqual({ access: fresh(), refresh: 'r.2' });
});

it('refreshes once for two tabs that find the same token spent: the second uses what the first has stored', async () => {
  const { held } = installLocks();
  const response = later<Response>();
  const { server, tab: first } = await openTabWith(worn(), 'r.1', () => response.promise);
  const second = await openTab();
  const both = Promise.all([first.refreshTokens(worn()), second.refreshTokens(worn())]);
  await jest.advanceTimersByTimeAsync(0);
  expect(held).toEqual(['session-refresh']);
  response.settle(answer(200, { access: fresh(), refresh: 'r.2' }));
  await expect(both).resolves.toEqual([fresh(), fresh()]);
  expect(held).toHaveLength(2);
  expect(server.count(REFRESH)).toBe(1);
});

it('does refresh when what another tab has stored is nearly spent as well', async () => {
  const stored = makeToken({ id: 'stored', expiresInSeconds: 30 });
  const { server, tab } = await openTabWith(stored, 'r.2', () =>
    answer(200, { access: fresh(), refresh: 'r.3' }),
  );
  await expect(tab.refreshTokens(worn())).resolves.toBe(fresh());
  expect(server.count(REFRESH)).toBe(1);
});

it.each(['beforeunload', 'pagehide'])(
  'keeps the tokens when the browser calls the refresh off because the page is left (%s)',
  async (event) => {
    const { tab } = await openTabWith(worn(), 'r.1', () => {
      window.dispatchEvent(new Event(event));
      return noAnswer();
    });
    await expect(tab.refreshTokens(worn())).rejects.toThrow('Token refresh failed');
    expect(keptTokens()).toEqual({ access: worn(), refresh: 'r.1' });
  },
);

it('keeps the tokens when the page turns out to be left only after the refresh was cancelled', async () => {
  const { tab } = await openTabWith(worn(), 'r.1', () => noAnswer());
  const before = keptTokens();
  setTimeout(() => window.dispatchEvent(new Event('pagehide')), 150);
  await expect(onceJudged(tab.refreshTokens(worn()))).rejects.toThrow('Token refresh failed');
  expect(keptTokens()).toEqual(before);
});

it('keeps the tokens when the page is left between the head of the answer and its body', async () => {
  const { tab } = await openTabWith(worn(), 'r.1', () => {
    window.dispatchEvent(new Event('pagehide'));
    return answerText(200, '{"access":');
  });
  await expect(tab.refreshTokens(worn())).rejects.toThrow('Token refresh failed');
  expect(keptTokens()).toEqual({ access: worn(), refresh: 'r.1' });
});
