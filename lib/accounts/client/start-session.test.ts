/** @jest-environment jsdom */
import { installBroadcastChannel } from './testing/fake-channel';
import { answer, answerText, later, noAnswer, refusedToken, serve } from './testing/fake-server';
import { onceJudged, openTab, resetBrowser, setOnline } from './testing/open-tab';
import { keepTokens, keptTokens, makeToken } from './testing/token';

const PROFILE = 'GET /api/user-profile';
const REFRESH = 'POST /api/token/refresh/';
const MEMBER = { id: 7, email: 'ann@example.org' };

beforeEach(() => {
  resetBrowser();
  installBroadcastChannel();
});

it('is unknown until it has started', async () => {
  const tab = await openTab();
  expect(tab.getSnapshot()).toMatchObject({ status: 'unknown', member: null });
  expect(tab.getServerSnapshot()).toMatchObject({ status: 'unknown', member: null });
});

it('is signed out at start with no stored tokens, and asks nobody', async () => {
  const server = serve({});
  const tab = await openTab();
  await tab.startSession();
  expect(tab.status()).toBe('signed-out');
  expect(server.calls).toHaveLength(0);
});

it.each([
  ['access', 'nodot', 'r.r.r'],
  ['refresh', 'a.a.a', 'nodot'],
])('clears the tokens and is signed out when the %s token lacks a dot', async (_, access, refresh) => {
  const server = serve({});
  keepTokens(access, refresh);
  const tab = await openTab();
  await tab.startSession();
  expect(tab.status()).toBe('signed-out');
  expect(keptTokens()).toEqual({ access: null, refresh: null });
  expect(server.calls).toHaveLength(0);
});

it('takes one token without the other for no session', async () => {
  localStorage.setItem('access_token', makeToken());
  const tab = await openTab();
  await tab.startSession();
  expect(tab.status()).toBe('signed-out');
  expect(keptTokens().access).toBeNull();
});

it('is signed in, with the member, when the user-profile endpoint takes the stored token', async () => {
  const access = makeToken();
  const server = serve({ [PROFILE]: () => answer(200, MEMBER) });
  keepTokens(access, 'r.r.r');
  const tab = await openTab();
  await tab.startSession();
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: MEMBER });
  expect(server.calls).toMatchObject([{ route: PROFILE, authorization: `Bearer ${access}` }]);
});

it.each([
  ['refuses the token', () => refusedToken()],
  ['fails', () => answer(500, { detail: 'Server error.' })],
  ['does not answer', () => noAnswer()],
])('tries a refresh when the profile endpoint %s, and is signed in with the new pair', async (_, refuse) => {
  const next = makeToken({ id: 'next' });
  const server = serve({
    [PROFILE]: ({ authorization }) => (authorization === `Bearer ${next}` ? answer(200, MEMBER) : refuse()),
    [REFRESH]: () => answer(200, { access: next, refresh: 'r.2' }),
  });
  keepTokens(makeToken(), 'r.1');
  const tab = await openTab();
  await tab.startSession();
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: MEMBER });
  expect(keptTokens()).toEqual({ access: next, refresh: 'r.2' });
  expect(server.calls.map(({ route }) => route)).toEqual([PROFILE, REFRESH, PROFILE]);
  expect(server.calls[1]?.body).toEqual({ refresh: 'r.1' });
});

it.each([
  ['is refused', () => answer(401, { detail: 'Token is blacklisted', code: 'token_not_valid' })],
  ['fails', () => answer(503, { detail: 'Not now.' })],
  ['gets no answer', () => noAnswer()],
])('clears the tokens and is signed out when that refresh %s', async (_, refuse) => {
  serve({ [PROFILE]: () => refusedToken(), [REFRESH]: refuse });
  keepTokens(makeToken(), 'r.1');
  const tab = await openTab();
  await onceJudged(tab.startSession());
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-out', member: null });
  expect(keptTokens()).toEqual({ access: null, refresh: null });
});

it('renews a spent access token before the call instead of asking with it', async () => {
  const next = makeToken({ id: 'next' });
  const server = serve({
    [PROFILE]: () => answer(200, MEMBER),
    [REFRESH]: () => answer(200, { access: next, refresh: 'r.2' }),
  });
  keepTokens(makeToken({ expiresInSeconds: 30 }), 'r.1');
  const tab = await openTab();
  await tab.startSession();
  expect(server.calls.map(({ route }) => route)).toEqual([REFRESH, PROFILE]);
  expect(tab.status()).toBe('signed-in');
});

it('asks the profile with a token whose end cannot be read, and is signed in when it is taken', async () => {
  const server = serve({ [PROFILE]: () => answer(200, MEMBER) });
  keepTokens('a.b.c', 'd.e.f');
  const tab = await openTab();
  await tab.startSession();
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: MEMBER });
  expect(server.calls).toMatchObject([{ route: PROFILE, authorization: 'Bearer a.b.c' }]);
});

it.each([
  [60, 1],
  [61, 0],
])(
  'after the profile of a token with %d seconds left, refreshes %d times in the background',
  async (seconds, times) => {
    const next = makeToken({ id: 'next' });
    const server = serve({
      [PROFILE]: () => answer(200, MEMBER),
      [REFRESH]: () => answer(200, { access: next, refresh: 'r.2' }),
    });
    keepTokens(makeToken({ expiresInSeconds: seconds }), 'r.1');
    const tab = await openTab();
    await tab.startSession();
    await jest.advanceTimersByTimeAsync(0);
    expect(tab.status()).toBe('signed-in');
    expect(server.calls[0]?.route).toBe(PROFILE);
    expect(server.count(REFRESH)).toBe(times);
  },
);

it('is signed in when the profile answers something that is no member', async () => {
  serve({ [PROFILE]: () => answerText(200, '<html>') });
  keepTokens(makeToken(), 'r.1');
  const tab = await openTab();
  await tab.startSession();
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: null });
});

it('stays unknown while offline, keeps the tokens, and tries again when the network is back', async () => {
  const server = serve({ [PROFILE]: () => noAnswer() });
  keepTokens(makeToken(), 'r.1');
  setOnline(false);
  const tab = await openTab();
  await tab.startSession();
  expect(tab.status()).toBe('unknown');
  expect(keptTokens().refresh).toBe('r.1');
  expect(server.count(REFRESH)).toBe(0);

  server.routes[PROFILE] = () => answer(200, MEMBER);
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.status()).toBe('signed-in');
});

it('keeps the tokens when the network is said to be back before it is, and tries until it is', async () => {
  const server = serve({ [PROFILE]: () => noAnswer() });
  keepTokens(makeToken(), 'r.1');
  setOnline(false);
  const tab = await openTab();
  await tab.startSession();
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(tab.status()).toBe('unknown');
  expect(keptTokens().refresh).toBe('r.1');
  server.routes[PROFILE] = () => answer(200, MEMBER);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(tab.status()).toBe('signed-in');
});

it('stays unknown when the network goes away during the refresh', async () => {
  serve({
    [PROFILE]: () => refusedToken(),
    [REFRESH]: () => {
      setOnline(false);
      return noAnswer();
    },
  });
  keepTokens(makeToken(), 'r.1');
  const tab = await openTab();
  await tab.startSession();
  expect(tab.status()).toBe('unknown');
  expect(keptTokens().refresh).toBe('r.1');
});

it('stays unknown, with its tokens, when the page turns out to be left after its requests were cancelled', async () => {
  serve({ [PROFILE]: () => noAnswer(), [REFRESH]: () => noAnswer() });
  keepTokens(makeToken(), 'r.1');
  const tab = await openTab();
  setTimeout(() => window.dispatchEvent(new Event('pagehide')), 150);
  await onceJudged(tab.startSession());
  expect(tab.status()).toBe('unknown');
  expect(keptTokens().refresh).toBe('r.1');
});

it('starts once however often it is asked to while it runs', async () => {
  const server = serve({ [PROFILE]: () => answer(200, MEMBER) });
  keepTokens(makeToken(), 'r.1');
  const tab = await openTab();
  await Promise.all([tab.startSession(), tab.startSession()]);
  expect(server.count(PROFILE)).toBe(1);
});

it('does not undo a sign-in that happens while it runs', async () => {
  const profile = later<Response>();
  serve({ [PROFILE]: () => profile.promise });
  keepTokens(makeToken(), 'r.1');
  const tab = await openTab();
  const started = tab.startSession();
  await jest.advanceTimersByTimeAsync(0);
  const user = { id: 8, email: 'ben@example.org' };
  tab.login({ access_token: makeToken({ subject: '8' }), refresh_token: makeToken(), user });
  profile.settle(answer(200, MEMBER));
  await started;
  expect(tab.getSnapshot().member).toEqual(user);
});

it('clears the tokens of an unticked session in a new run of the browser', async () => {
  const server = serve({});
  keepTokens(makeToken(), 'r.1');
  localStorage.setItem('remember_me', 'false');
  const tab = await openTab();
  const started = tab.startSession();
  await jest.advanceTimersByTimeAsync(149);
  expect(tab.status()).toBe('unknown');
  await jest.advanceTimersByTimeAsync(1);
  await started;
  expect(tab.status()).toBe('signed-out');
  expect(localStorage).toHaveLength(0);
  expect(server.calls).toHaveLength(0);
});
