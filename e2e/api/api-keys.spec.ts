import { expect, test } from './api-test';
import { addBaby, babies, birthDateOf } from './nutriai-test';
import { mailsTo, mailTo } from '../support/mails';
import { keys, water, makeKey, statusOf } from './api-keys-test';

test('a key is shown once, works within its scopes, and ends when it is revoked', async ({ api }) => {
  const member = await api.newMember();
  const baby = await addBaby(api, member);
  const { id, key, hint } = await makeKey(api, member, { scopes: ['log:write', 'babies:read'] });
  expect(key).toMatch(/^lp_[\w-]{43}$/);
  expect(key.endsWith(hint)).toBe(true);
  const added = await api.post('/api/nutriai/water-intake', water(baby.id), { token: key });
  expect([added.status(), await added.json()]).toEqual([201, expect.objectContaining({ baby: baby.id })]);
  const denied = await api.get('/api/nutriai/water-intake', { token: key });
  expect([denied.status(), await denied.json()]).toEqual([
    403,
    { detail: 'This takes an API key with the scope log:read.', code: 'key_not_allowed' },
  ]);
  const list = await (await api.get(keys, { token: member.access })).json();
  expect(list).toMatchObject({
    count: 1,
    results: [
      { id, name: 'Kitchen button', scopes: ['babies:read', 'log:write'], babies: null, is_expired: false },
    ],
  });
  expect(list.results[0]).toMatchObject({ calls: 2, refused: 1, last_used_at: expect.any(String) });
  expect(JSON.stringify(list)).not.toContain(key);
  const exported = await (await api.post('/api/user-profile/export', {}, { token: member.access })).json();
  expect(exported.api_keys).toMatchObject([
    {
      name: 'Kitchen button',
      uses: expect.arrayContaining([
        expect.objectContaining({ operation: 'addWater', calls: 1, refused: 0 }),
      ]),
    },
  ]);
  expect(JSON.stringify(exported)).not.toContain(key);
  expect(await statusOf(api, 'DELETE', `${keys}/${id}`, member.access)).toBe(204);
  const after = await api.post('/api/nutriai/water-intake', water(baby.id), { token: key });
  expect([after.status(), await after.json()]).toEqual([
    401,
    { detail: 'This API key is not valid.', code: 'key_not_valid' },
  ]);
});

test('a member is told by mail, and a call that is sent again makes one key', async ({ api }) => {
  const member = await api.newMember();
  const body = { name: 'Told', scopes: ['log:read'], expires_in_days: 1 };
  const headers = { 'idempotency-key': 'again' };
  const [first, second] = [
    await api.post(keys, body, { token: member.access, headers }),
    await api.post(keys, body, { token: member.access, headers }),
  ];
  expect(await second.json()).toEqual(await first.json());
  const { key } = await first.json();
  const mail = await mailTo(member.email, /new API key/);
  expect(mail.text).toContain('Told');
  const mails = await mailsTo(member.email);
  expect(mails.filter(({ subject }) => /new API key/.test(subject))).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain(key);
});

test('an answer to the member is not repeated to a key under the same Idempotency-Key', async ({ api }) => {
  const member = await api.newMember();
  const [ada, ben] = [await addBaby(api, member), await addBaby(api, member, { name: 'Ben' })];
  const { key } = await makeKey(api, member, { babies: [ada.id] });
  const headers = { 'idempotency-key': 'same' };
  const body = water(ben.id);
  const own = await api.post('/api/nutriai/water-intake', body, { token: member.access, headers });
  const asked = await api.post('/api/nutriai/water-intake', body, { token: key, headers });
  expect([own.status(), asked.status()]).toEqual([201, 404]);
});

test.describe('what is no good key is refused', () => {
  const wrong = {
    'one letter changed': (key: string) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    'in capitals': (key: string) => key.toUpperCase(),
    'cut off': (key: string) => key.slice(0, -1),
    'with more behind it': (key: string) => `${key}=`,
    'the prefix alone': () => 'lp_',
    'its hash': () => `lp_${'0'.repeat(64)}`,
    'a statement': () => "lp_'OR'1'='1",
  };
  for (const [what, change] of Object.entries(wrong)) {
    test(what, async ({ api }) => {
      const { key } = await makeKey(api, await api.newMember());
      expect(await statusOf(api, 'GET', babies, change(key))).toBe(401);
    });
  }

  test('in the address, in a cookie, as Basic', async ({ api }) => {
    const { key } = await makeKey(api, await api.newMember());
    for (const name of ['access_token', 'api_key', 'key', 'token']) {
      expect((await api.get(`${babies}?${name}=${key}`)).status()).toBe(401);
    }
    const basic = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    const others: Record<string, string>[] = [
      { 'x-api-key': key },
      { cookie: `key=${key}` },
      { authorization: basic },
    ];
    for (const headers of others) {
      expect((await api.get(babies, { headers })).status()).toBe(401);
    }
  });

  test('where a token of another kind is due', async ({ api }) => {
    const { key } = await makeKey(api, await api.newMember());
    expect((await api.post('/api/token/refresh/', { refresh: key })).status()).toBe(401);
    expect((await api.get('/admin/api/main/pages/', { token: key })).status()).toBe(403);
  });
});

test.describe('a key ends with', () => {
  test('a new password', async ({ api }) => {
    const member = await api.newMember();
    const { key } = await makeKey(api, member);
    const body = {
      old_password: member.password,
      new_password1: 'Other-River-10',
      new_password2: 'Other-River-10',
    };
    const changed = await api.post('/api/auth/password/change/', body, { token: member.access });
    expect([changed.status(), await statusOf(api, 'GET', babies, key)]).toEqual([200, 401]);
  });

  test('the account', async ({ api }) => {
    const member = await api.newMember();
    const { key } = await makeKey(api, member);
    const { password } = member;
    expect(await statusOf(api, 'DELETE', '/api/user-profile', member.access, { password })).toBe(204);
    expect(await statusOf(api, 'GET', babies, key)).toBe(401);
  });
});

test('what cannot be is refused, and there is an end to their number', async ({ api }) => {
  const member = await api.newMember();
  const good = { name: 'A', scopes: ['log:read'], expires_in_days: 30 };
  const bad: [object, string][] = [
    [{ ...good, name: ' ' }, 'name'],
    [{ ...good, name: 'a'.repeat(61) }, 'name'],
    [{ ...good, name: 'a\nb' }, 'name'],
    [{ ...good, scopes: [] }, 'scopes'],
    [{ ...good, scopes: ['account:write'] }, 'scopes'],
    [{ ...good, scopes: 'log:read' }, 'scopes'],
    [{ ...good, babies: [] }, 'babies'],
    [{ ...good, babies: ['x'] }, 'babies'],
    [{ ...good, expires_in_days: 0 }, 'expires_in_days'],
    [{ ...good, expires_in_days: 367 }, 'expires_in_days'],
    [{ name: 'A', scopes: ['log:read'] }, 'expires_in_days'],
  ];
  for (const [body, field] of bad) {
    const answer = await api.post(keys, body, { token: member.access });
    expect([body, answer.status(), Object.keys(await answer.json())]).toEqual([body, 400, [field]]);
  }
  expect((await api.post(keys, good)).status()).toBe(401);
  const list = await (await api.get(keys, { token: member.access })).json();
  expect(list.count).toBe(0);
});

test('a key that makes too many calls waits, and the member does not', async ({ api }) => {
  const member = await api.newMember();
  const { key } = await makeKey(api, member, { scopes: ['babies:read'] });
  const statuses = await Promise.all(Array.from({ length: 121 }, () => statusOf(api, 'GET', babies, key)));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  expect(await statusOf(api, 'GET', babies, member.access)).toBe(200);
});

test('a key loses a baby with the member', async ({ api }) => {
  const parent = await api.newMember();
  const baby = await addBaby(api, parent, { birth_date: birthDateOf(10) });
  const { key } = await makeKey(api, parent);
  expect(await statusOf(api, 'GET', `${babies}/${baby.id}/today`, key)).toBe(200);
  expect(await statusOf(api, 'DELETE', `${babies}/${baby.id}`, parent.access)).toBe(204);
  expect(await statusOf(api, 'GET', `${babies}/${baby.id}/today`, key)).toBe(404);
});
