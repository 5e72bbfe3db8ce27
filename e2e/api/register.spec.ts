import { challenge, expect, freshEmail, goodPassword, required, test } from './api-test';

for (const path of ['/api/register', '/api/register/']) {
  test(`POST ${path} makes an account and signs it in`, async ({ api }) => {
    const email = freshEmail();
    const answer = await api.post(path, {
      email,
      password: goodPassword,
      first_name: ' Ana ',
      last_name: 'Béa',
    });
    expect(answer.status()).toBe(201);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const body = await answer.json();
    expect(Object.keys(body)).toEqual(['access_token', 'refresh_token', 'user']);
    expect(body.user).toEqual({
      pk: expect.any(String),
      email,
      first_name: 'Ana',
      last_name: 'Béa',
      display_name: '',
    });
    const profile = await api.get('/api/user-profile', { token: body.access_token });
    expect(profile.status()).toBe(200);
  });
}

test('an e-mail is taken in every spelling', async ({ api }) => {
  const { email } = await api.newMember();
  for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
    const answer = await api.post('/api/register', { email: spelling, password: goodPassword });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ email: ['User is already registered with this e-mail address.'] });
  }
});

test('of parallel registrations of one e-mail one wins', async ({ api }) => {
  const email = freshEmail();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.post('/api/register', { email, password: goodPassword })),
  );
  expect(answers.map((answer) => answer.status()).sort()).toEqual([201, 400, 400, 400, 400]);
});

const short = 'This password is too short. It must contain at least 8 characters.';
const numeric = 'This password is entirely numeric.';
const oneCase = 'Password must include both upper and lower case letters.';
const common = 'This password is too common.';
const badPasswords: [string, string[]][] = [
  ['Xyq1', [short]],
  ['123456', [short, numeric, oneCase, common]],
  ['9184756302', [numeric, oneCase]],
  ['quiet-river-9', [oneCase]],
  ['QUIET-RIVER-9', [oneCase]],
  ['Password123', [common]],
];
for (const [password, problems] of badPasswords) {
  test(`refuses the password ${password}`, async ({ api }) => {
    const answer = await api.post('/api/register', { email: freshEmail(), password });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ password: problems });
  });
}

test('refuses a password that is like the owner, once the fields pass', async ({ api }) => {
  const answer = await api.post('/api/register', {
    email: freshEmail(),
    password: 'Valentina.Lopez1',
    first_name: 'Valentina',
    last_name: 'Lopez',
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({
    non_field_errors: ['The password is too similar to the first name.'],
  });
});

test('takes passwords of 8 to 128 characters and compares all of them', async ({ api }) => {
  const email = freshEmail();
  const password = `Aa${'x'.repeat(126)}`;
  expect((await api.post('/api/register', { email, password })).status()).toBe(201);
  expect((await api.post('/api/login', { email, password })).status()).toBe(200);
  const cut = await api.post('/api/login', { email, password: password.slice(0, -1) });
  expect(cut.status()).toBe(401);
  const longer = await api.post('/api/register', { email: freshEmail(), password: `${password}x` });
  expect(await longer.json()).toEqual({ password: ['Ensure this field has no more than 128 characters.'] });
  const eight = await api.post('/api/register', { email: freshEmail(), password: 'Aq-7xz-9' });
  expect(eight.status()).toBe(201);
});

test('reports missing and bad fields together', async ({ api }) => {
  expect(await (await api.post('/api/register', {})).json()).toEqual({ email: required, password: required });
  const answer = await api.post('/api/register', {
    email: 'x',
    password: 1,
    first_name: 'a'.repeat(81),
    last_name: [],
  });
  expect(await answer.json()).toEqual({
    email: ['Enter a valid email address.'],
    password: ['Not a valid string.'],
    first_name: ['Ensure this field has no more than 80 characters.'],
    last_name: ['Not a valid string.'],
  });
});

test('a bad bearer token is refused', async ({ api }) => {
  const answer = await api.post(
    '/api/register',
    { email: freshEmail(), password: goodPassword },
    { token: 'x' },
  );
  expect(answer.status()).toBe(401);
  expect(answer.headers()['www-authenticate']).toBe(challenge);
});

test('what a member may not set is ignored', async ({ api }) => {
  const email = freshEmail();
  const answer = await api.post('/api/register', {
    email,
    password: goodPassword,
    id: 'mine',
    pk: 'mine',
    status: 'disabled',
    passwordHash: 'x',
    googleSubject: '1',
    display_name: 'x',
  });
  expect(answer.status()).toBe(201);
  const { user } = await answer.json();
  expect(user.pk).not.toBe('mine');
  expect((await api.post('/api/login', { email, password: goodPassword })).status()).toBe(200);
});
