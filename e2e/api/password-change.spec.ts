import { challenge, expect, required, test } from './api-test';

const path = '/api/auth/password/change/';
const next = 'Other-River-10';
const wrongOld = ['Your old password was entered incorrectly. Please enter it again.'];

for (const address of [path, '/api/auth/password/change']) {
  test(`POST ${address} saves the new password and signs other devices out`, async ({ api }) => {
    const member = await api.newMember();
    const other = await (
      await api.post('/api/login', { email: member.email, password: member.password })
    ).json();
    const body = { old_password: member.password, new_password1: next, new_password2: next };
    const answer = await api.post(address, body, { token: member.access });
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ detail: 'New password has been saved.' });
    expect((await api.post('/api/token/refresh/', { refresh: other.refresh_token })).status()).toBe(401);
    expect((await api.post('/api/token/refresh/', { refresh: member.refresh })).status()).toBe(200);
    const before = await api.post('/api/login', { email: member.email, password: member.password });
    expect(before.status()).toBe(401);
    expect((await api.post('/api/login', { email: member.email, password: next })).status()).toBe(200);
  });
}

test('needs a member, whatever the body', async ({ api }) => {
  const answer = await api.post(path, Buffer.from('{broken'));
  expect(answer.status()).toBe(401);
  expect(answer.headers()['www-authenticate']).toBe(challenge);
  expect(await answer.json()).toEqual({ detail: 'Authentication credentials were not provided.' });
});

test('reports the fields first, the old password among them', async ({ api }) => {
  const { access: token } = await api.newMember();
  const cases: [unknown, unknown][] = [
    [{}, { old_password: required, new_password1: required, new_password2: required }],
    [
      { old_password: 'Wrong-River-9', new_password1: 'a' },
      { old_password: wrongOld, new_password2: required },
    ],
    [{ old_password: 'Wrong-River-9', new_password1: 'a', new_password2: 'b' }, { old_password: wrongOld }],
    [
      { old_password: ' ', new_password1: 'x'.repeat(129), new_password2: null },
      {
        old_password: ['This field may not be blank.'],
        new_password1: ['Ensure this field has no more than 128 characters.'],
        new_password2: ['This field may not be null.'],
      },
    ],
  ];
  for (const [body, errors] of cases) {
    const answer = await api.post(path, body, { token });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual(errors);
  }
});

test('then what is wrong with the new one, always under new_password2', async ({ api }) => {
  const { access: token, password } = await api.newMember();
  const change = async (new_password1: string, new_password2 = new_password1) =>
    (await api.post(path, { old_password: password, new_password1, new_password2 }, { token })).json();
  expect(await change('a', 'b')).toEqual({ new_password2: ['The two password fields didn’t match.'] });
  expect(await change('123456')).toEqual({
    new_password2: [
      'This password is too short. It must contain at least 8 characters.',
      'This password is entirely numeric.',
      'Password must include both upper and lower case letters.',
      'This password is too common.',
    ],
  });
  expect(await change('Example.Test1')).toEqual({
    new_password2: ['The password is too similar to the email address.'],
  });
});

test('old passwords cannot be guessed at will', async ({ api }) => {
  const { access: token } = await api.newMember();
  const body = { old_password: 'Wrong-River-9', new_password1: next, new_password2: next };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await api.elsewhere().post(path, body, { token })).status()).toBe(400);
  }
  const answer = await api.elsewhere().post(path, body, { token });
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
});
