/** @jest-environment jsdom */
import { answer, later, serve } from './testing/fake-server';
import { openTab, resetBrowser } from './testing/open-tab';
import { keepTokens, keptTokens, makeToken } from './testing/token';

const PROFILE = 'GET /api/user-profile';
const MEMBER = { id: 7, email: 'ann@example.org' };

beforeEach(resetBrowser);

it('stores both tokens and is signed in with the member of the answer', async () => {
  const server = serve({});
  const tab = await openTab();
  const [access, refresh] = [makeToken(), makeToken({ id: 'r' })];
  tab.login({ access_token: access, refresh_token: refresh, user: MEMBER });
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: MEMBER });
  expect(keptTokens()).toEqual({ access, refresh });
  expect(server.calls).toHaveLength(0);
});

it.each([
  ['the access token', { refresh_token: makeToken() }],
  ['the refresh token', { access_token: makeToken() }],
  ['both', {}],
  ['a refresh token that is not empty', { access_token: makeToken(), refresh_token: '' }],
])(
  "clears, signs out and says 'Both access and refresh tokens are required' without %s",
  async (_, tokens) => {
    keepTokens(makeToken(), makeToken());
    const tab = await openTab();
    expect(() => tab.login(tokens)).toThrow('Both access and refresh tokens are required');
    expect(tab.status()).toBe('signed-out');
    expect(keptTokens()).toEqual({ access: null, refresh: null });
  },
);

it.each([
  ['access', { access_token: 'a.b.c', refresh_token: makeToken() }],
  ['refresh', { access_token: makeToken(), refresh_token: 'nodot' }],
])("clears, signs out and says 'Invalid token structure' for an undecodable %s token", async (_, tokens) => {
  keepTokens(makeToken(), makeToken());
  const tab = await openTab();
  expect(() => tab.login(tokens)).toThrow('Invalid token structure');
  expect(tab.status()).toBe('signed-out');
  expect(keptTokens()).toEqual({ access: null, refresh: null });
});

it('loads the member when the answer holds none', async () => {
  serve({ [PROFILE]: () => answer(200, MEMBER) });
  const tab = await openTab();
  tab.login({ access_token: makeToken(), refresh_token: makeToken() });
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: null });
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.getSnapshot().member).toEqual(MEMBER);
});

it('drops a member that is answered after somebody else has signed in', async () => {
  const profile = later<Response>();
  serve({ [PROFILE]: () => profile.promise });
  const tab = await openTab();
  tab.login({ access_token: makeToken(), refresh_token: makeToken() });
  await jest.advanceTimersByTimeAsync(0);
  tab.login({ access_token: makeToken(), refresh_token: makeToken(), user: { id: 8 } });
  profile.settle(answer(200, MEMBER));
  await jest.advanceTimersByTimeAsync(0);
  expect(tab.getSnapshot().member).toEqual({ id: 8 });
});

it('leaves the member as known when the profile refuses', async () => {
  serve({ [PROFILE]: () => answer(500, {}) });
  const tab = await openTab();
  tab.login({ access_token: makeToken(), refresh_token: makeToken(), user: MEMBER });
  await tab.reloadMember();
  expect(tab.getSnapshot()).toMatchObject({ status: 'signed-in', member: MEMBER });
});

it.each([
  [true, 'true'],
  [false, 'false'],
  [undefined, 'false'],
])('keeps the choice of Remember me: %s', async (remember, kept) => {
  const tab = await openTab();
  tab.login({ access_token: makeToken(), refresh_token: makeToken(), user: MEMBER }, { remember });
  expect(localStorage.getItem('remember_me')).toBe(kept);
});
