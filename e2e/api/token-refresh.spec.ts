import { type Api, blank, challenge, claimsOf, expect, noString, notNull, required, test } from './api-test';
import { forge, forgeries } from './forge-token';

const path = '/api/token/refresh/';
const refused = (detail: string) => ({ detail, code: 'token_not_valid' });

async function expectRefused(api: Api, refresh: unknown, body: unknown): Promise<void> {
  const answer = await api.post(path, { refresh });
  expect(answer.status()).toBe(401);
  expect(answer.headers()['www-authenticate']).toBe(challenge);
  expect(await answer.json()).toEqual(body);
}

for (const address of ['/api/token/refresh/', '/api/token/refresh']) {
  test(`POST ${address} answers a new pair`, async ({ api }) => {
    const member = await api.newMember();
    const answer = await api.post(address, { refresh: member.refresh });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const body = await answer.json();
    expect(Object.keys(body)).toEqual(['access', 'refresh']);
    expect(body.refresh).not.toBe(member.refresh);
    expect(claimsOf(body.refresh).jti).not.toBe(claimsOf(member.refresh).jti);
    expect((await api.get('/api/user-profile', { token: body.access })).status()).toBe(200);
    expect((await api.post(address, { refresh: body.refresh })).status()).toBe(200);
  });
}

const badBodies: [string, unknown, unknown][] = [
  ['missing', {}, { refresh: required }],
  ['blank', { refresh: '' }, { refresh: blank }],
  ['null', { refresh: null }, { refresh: notNull }],
  ['a number', { refresh: 123 }, { refresh: noString }],
  ['a boolean', { refresh: true }, { refresh: noString }],
  ['a list', { refresh: [] }, { refresh: noString }],
];
for (const [what, body, errors] of badBodies) {
  test(`a token that is ${what}`, async ({ api }) => {
    const answer = await api.post(path, body);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual(errors);
  });
}

test('forged tokens are invalid', async ({ api }) => {
  const { refresh } = await api.newMember();
  for (const token of Object.values(forgeries(refresh)))
    await expectRefused(api, token, refused('Token is invalid'));
  expect((await api.post(path, { refresh })).status()).toBe(200);
});

test('an access token has the wrong type', async ({ api }) => {
  const { access } = await api.newMember();
  await expectRefused(api, access, refused('Token has wrong type'));
});

test('what a rightly signed token lacks is named', async ({ api }) => {
  const { refresh } = await api.newMember();
  const cases: [Record<string, unknown>, unknown][] = [
    [{ exp: Math.floor(Date.now() / 1000) - 1 }, refused('Token is expired')],
    [{ token_type: undefined }, refused('Token has no type')],
    [{ exp: undefined }, refused("Token has no 'exp' claim")],
    [{ jti: undefined }, refused('Token has no id')],
    [{ aud: 'somebody-else' }, refused('Token is invalid')],
    [{ iss: 'https://evil.example' }, refused('Token is invalid')],
    [{ user_id: crypto.randomUUID() }, { detail: 'No active account found for the given token.' }],
    [{ family: 'unknown' }, refused('Token is blacklisted')],
  ];
  for (const [changes, body] of cases) await expectRefused(api, forge(refresh, changes), body);
});

test('twenty parallel refreshes of one token get one successor', async ({ api }) => {
  const { refresh } = await api.newMember();
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(path, { refresh })));
  expect(answers.map((answer) => answer.status())).toEqual(Array.from({ length: 20 }, () => 200));
  const successors = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).refresh)));
  expect(successors.size).toBe(1);
  const [successor] = successors;
  expect((await api.post(path, { refresh: successor })).status()).toBe(200);
});

test('the grandparent, even at once, ends the family', async ({ api }) => {
  const { refresh: first } = await api.newMember();
  const { refresh: second } = await (await api.post(path, { refresh: first })).json();
  const { refresh: third } = await (await api.post(path, { refresh: second })).json();
  await expectRefused(api, first, refused('Token is blacklisted'));
  await expectRefused(api, third, refused('Token is blacklisted'));
});

test('the parent after more than ten seconds ends the family', async ({ api }) => {
  const { refresh: first } = await api.newMember();
  const { refresh: second } = await (await api.post(path, { refresh: first })).json();
  await new Promise((later) => setTimeout(later, 11_000));
  await expectRefused(api, first, refused('Token is blacklisted'));
  await expectRefused(api, second, refused('Token is blacklisted'));
});

test('the bearer header is not looked at', async ({ api }) => {
  const { refresh } = await api.newMember();
  const answer = await api.post(path, { refresh }, { token: 'garbage' });
  expect(answer.status()).toBe(200);
});
