import { expect, test } from './api-test';
import { forge } from './forge-token';

const done = { detail: 'Successfully logged out.' };
const refreshPath = '/api/token/refresh/';

for (const path of ['/api/logout', '/api/logout/', '/api/auth/logout', '/api/auth/logout/']) {
  test(`POST ${path} ends the family`, async ({ api }) => {
    const { access, refresh } = await api.newMember();
    const answer = await api.post(path, { refresh_token: refresh }, { token: access });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual(done);
    const after = await api.post(refreshPath, { refresh });
    expect(after.status()).toBe(401);
    expect(await after.json()).toEqual({ detail: 'Token is blacklisted', code: 'token_not_valid' });
  });
}

test('takes the token under dj-rest-auth’s name too, and needs no bearer', async ({ api }) => {
  const { refresh } = await api.newMember();
  expect((await api.post('/api/logout', { refresh })).status()).toBe(200);
});

test('ends this family only, also by an earlier token of it', async ({ api }) => {
  const member = await api.newMember();
  const other = await (
    await api.post('/api/login', { email: member.email, password: member.password })
  ).json();
  const { refresh: second } = await (await api.post(refreshPath, { refresh: member.refresh })).json();
  expect((await api.post('/api/logout', { refresh: member.refresh })).status()).toBe(200);
  expect((await api.post(refreshPath, { refresh: second })).status()).toBe(401);
  expect((await api.post(refreshPath, { refresh: other.refresh_token })).status()).toBe(200);
});

test('ends the access token too', async ({ api }) => {
  const { access, refresh } = await api.newMember();
  await api.post('/api/logout', { refresh });
  const answer = await api.get('/api/user-profile', { token: access });
  expect([answer.status(), (await answer.json()).code]).toEqual([401, 'token_not_valid']);
});

test('refusals have neither a code nor a challenge', async ({ api }) => {
  const { access, refresh } = await api.newMember();
  await api.post('/api/logout', { refresh });
  const cases: [unknown, string][] = [
    [undefined, 'Refresh token was not included in request data.'],
    [{}, 'Refresh token was not included in request data.'],
    [{ refresh: null }, 'Refresh token was not included in request data.'],
    [{ refresh: 'garbage' }, 'Token is invalid'],
    [{ refresh: access }, 'Token has wrong type'],
    [{ refresh }, 'Token is blacklisted'],
    [{ refresh: forge(refresh, { exp: 1 }) }, 'Token is expired'],
  ];
  for (const [body, detail] of cases) {
    const answer = await api.post('/api/logout', body);
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toEqual({ detail });
    expect(answer.headers()['www-authenticate']).toBeUndefined();
  }
});

test('a broken bearer header is refused as everywhere', async ({ api }) => {
  const { refresh } = await api.newMember();
  const answer = await api.post('/api/logout', { refresh }, { token: 'garbage' });
  expect(answer.status()).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'token_not_valid' });
  expect((await api.post(refreshPath, { refresh })).status()).toBe(200);
});
