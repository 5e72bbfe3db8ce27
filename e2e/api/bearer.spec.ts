import { Api, challenge, expect, goodPassword, test } from './api-test';
import { forge, forgeries } from './forge-token';
import { shortLivedOrigin } from '../support/site-under-test';

const path = '/api/user-profile';

const notValid = (message: string) => ({
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
});
const missing = { detail: 'Authentication credentials were not provided.' };
const malformed = {
  detail: 'Authorization header must contain two space-delimited values',
  code: 'bad_authorization_header',
};

async function expectRefused(api: Api, authorization: string | null, body: unknown): Promise<void> {
  const answer = await api.get(path, { headers: authorization === null ? {} : { authorization } });
  expect(answer.status()).toBe(401);
  expect(answer.headers()['www-authenticate']).toBe(challenge);
  expect(await answer.json()).toEqual(body);
}

const headers: [string | null, unknown][] = [
  [null, missing],
  ['Token x', missing],
  ['bearer x', missing],
  ['Basic eDp5', missing],
  ['Bearer', malformed],
  ['Bearer a b', malformed],
  ['Bearer garbage', notValid('Token is invalid')],
];
for (const [header, body] of headers) {
  test(`Authorization: ${header ?? '(none)'}`, async ({ api }) => {
    await expectRefused(api, header, body);
  });
}

test('a good token is taken', async ({ api }) => {
  const { access } = await api.newMember();
  expect((await api.get(path, { token: access })).status()).toBe(200);
});

test('forged tokens are invalid', async ({ api }) => {
  const { access } = await api.newMember();
  for (const token of Object.values(forgeries(access))) {
    await expectRefused(api, `Bearer ${token}`, notValid('Token is invalid'));
  }
});

test('a refresh token has the wrong type', async ({ api }) => {
  const { refresh } = await api.newMember();
  await expectRefused(api, `Bearer ${refresh}`, notValid('Token has wrong type'));
});

test('what a rightly signed token lacks is named', async ({ api }) => {
  const { access } = await api.newMember();
  const cases: [Record<string, unknown>, unknown][] = [
    [{ exp: Math.floor(Date.now() / 1000) - 1 }, notValid('Token is expired')],
    [{ token_type: undefined }, notValid('Token has no type')],
    [{ exp: undefined }, notValid("Token has no 'exp' claim")],
    [{ jti: undefined }, notValid('Token has no id')],
    [
      { user_id: undefined },
      { detail: 'Token contained no recognizable user identification', code: 'token_not_valid' },
    ],
    [{ user_id: crypto.randomUUID() }, { detail: 'User not found', code: 'user_not_found' }],
  ];
  for (const [changes, body] of cases) await expectRefused(api, `Bearer ${forge(access, changes)}`, body);
});

test('an access token expires, and the client can still refresh', async ({ request }) => {
  const api = new Api(request, shortLivedOrigin());
  const member = await api.newMember();
  await new Promise((later) => setTimeout(later, 41_000));
  await expectRefused(api, `Bearer ${member.access}`, notValid('Token is expired'));
  const credentials = { email: member.email, password: goodPassword };
  expect((await api.post('/api/login', credentials, { token: member.access })).status()).toBe(401);
  const body = { refresh: member.refresh };
  expect((await api.post('/api/token/refresh/', body, { token: member.access })).status()).toBe(200);
});

test('another token of the same kind never opens another member’s profile', async ({ api }) => {
  const [one, other] = [await api.newMember(), await api.newMember()];
  const profile = await (await api.get(`${path}?pk=${other.pk}`, { token: one.access })).json();
  expect(profile.pk).toBe(one.pk);
});
