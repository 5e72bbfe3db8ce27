import {
  blank,
  challenge,
  claimsOf,
  expect,
  freshEmail,
  noString,
  notNull,
  required,
  test,
} from './api-test';

const noAccount = {
  detail: 'No active account found with the given credentials',
  code: 'no_active_account',
};

for (const path of ['/api/login', '/api/login/', '/api/auth/login', '/api/auth/login/']) {
  test(`POST ${path} answers the pair and the member`, async ({ api }) => {
    const member = await api.newMember();
    const answer = await api.post(path, { email: member.email, password: member.password });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const body = await answer.json();
    expect(Object.keys(body)).toEqual(['access_token', 'refresh_token', 'user']);
    expect(body.user).toEqual({
      pk: member.pk,
      email: member.email,
      first_name: '',
      last_name: '',
      display_name: '',
    });
    expect(claimsOf(body.access_token)).toMatchObject({ token_type: 'access', user_id: member.pk });
    expect(claimsOf(body.refresh_token)).toMatchObject({ token_type: 'refresh', user_id: member.pk });
    expect(claimsOf(body.refresh_token).exp).toBeGreaterThan(Date.now() / 1000);
  });
}

test('a wrong password and an unknown e-mail look the same', async ({ api }) => {
  const { email } = await api.newMember();
  for (const tried of [email, freshEmail()]) {
    const answer = await api.post('/api/login', { email: tried, password: 'Wrong-River-9' });
    expect(answer.status()).toBe(401);
    expect(answer.headers()['www-authenticate']).toBe(challenge);
    expect(await answer.json()).toEqual(noAccount);
  }
});

test('the e-mail is compared without case, text is trimmed', async ({ api }) => {
  const { email, password } = await api.newMember();
  const answer = await api.post('/api/login', {
    email: `  ${email.toUpperCase()} `,
    password: ` ${password} `,
  });
  expect(answer.status()).toBe(200);
});

test('the password is compared with case', async ({ api }) => {
  const { email, password } = await api.newMember();
  const answer = await api.post('/api/login', { email, password: password.toLowerCase() });
  expect(answer.status()).toBe(401);
});

const badBodies: [string, unknown, unknown][] = [
  ['nothing', {}, { email: required, password: required }],
  ['null', { email: null, password: null }, { email: notNull, password: notNull }],
  ['blanks', { email: ' ', password: '  ' }, { email: blank, password: blank }],
  ['a number', { email: 'a@b.example', password: 123 }, { password: noString }],
  ['other types', { email: [], password: true }, { email: noString, password: noString }],
  ['no email', { email: 'nobody', password: 'x' }, { email: ['Enter a valid email address.'] }],
  [
    'a long password',
    { email: 'a@b.example', password: 'x'.repeat(129) },
    { password: ['Ensure this field has no more than 128 characters.'] },
  ],
];
for (const [what, body, errors] of badBodies) {
  test(`refuses ${what}, naming every field`, async ({ api }) => {
    const answer = await api.post('/api/login', body);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual(errors);
  });
}

test('a broken Authorization header is refused before anything else', async ({ api }) => {
  const { email, password } = await api.newMember();
  const bad = await api.post('/api/login', { email, password }, { token: 'garbage' });
  expect(bad.status()).toBe(401);
  expect(await bad.json()).toMatchObject({ code: 'token_not_valid' });
  const malformed = await api.post(
    '/api/login',
    { email, password },
    { headers: { authorization: 'Bearer' } },
  );
  expect(await malformed.json()).toMatchObject({ code: 'bad_authorization_header' });
  const other = await api.post('/api/login', { email, password }, { headers: { authorization: 'Token x' } });
  expect(other.status()).toBe(200);
});

test('unknown fields are ignored', async ({ api }) => {
  const { email, password } = await api.newMember();
  const answer = await api.post('/api/login', { email, password, username: 'x', role: 'admin' });
  expect(answer.status()).toBe(200);
});
