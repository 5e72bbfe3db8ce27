import { randomUUID } from 'node:crypto';
import { Api, expect, freshEmail, required, test } from './api-test';
import { shortLivedOrigin } from '../support/site-under-test';

const path = '/api/social-login/';
const token = (behaviour: string, email: string, subject: string = randomUUID()) =>
  `${behaviour}~${subject}~${email}`;
const google = (accessToken: string) => ({ access_token: accessToken, provider: 'google' });

for (const address of ['/api/social-login/', '/api/social-login']) {
  test(`POST ${address} makes an account at first and finds it again`, async ({ api }) => {
    const [email, subject] = [freshEmail(), randomUUID()];
    const first = await api.post(address, google(token('good', email, subject)));
    expect(first.status()).toBe(200);
    const body = await first.json();
    expect(Object.keys(body)).toEqual(['access_token', 'refresh_token', 'user']);
    expect(body.user).toEqual({
      pk: expect.any(String),
      email,
      first_name: '',
      last_name: '',
      display_name: '',
    });
    const again = await (await api.post(address, google(token('good', email, subject)))).json();
    expect(again.user.pk).toBe(body.user.pk);
    const profile = await (await api.get('/api/user-profile', { token: body.access_token })).json();
    expect(profile.has_password).toBe(false);
  });
}

test('the account goes by Google’s name for it, not by the address', async ({ api }) => {
  const [email, subject] = [freshEmail(), randomUUID()];
  const { user } = await (await api.post(path, google(token('good', email, subject)))).json();
  const moved = await (await api.post(path, google(token('good', freshEmail(), subject)))).json();
  expect(moved.user).toEqual(user);
});

test('joins the account with the same verified address, compared without case', async ({ api }) => {
  const member = await api.newMember();
  const answer = await api.post(path, google(token('good', member.email.toUpperCase())));
  expect(answer.status()).toBe(200);
  expect((await answer.json()).user.pk).toBe(member.pk);
});

test('whoever had registered the address before its owner came is out', async ({ api }) => {
  const squatter = await api.newMember();
  await api.post(path, google(token('good', squatter.email)));
  expect((await api.post('/api/token/refresh/', { refresh: squatter.refresh })).status()).toBe(401);
  const login = await api.post('/api/login', { email: squatter.email, password: squatter.password });
  expect(login.status()).toBe(401);
});

test('an unverified address opens no account, least of all an existing one', async ({ api }) => {
  const member = await api.newMember();
  const answer = await api.post(path, google(token('unverified', member.email)));
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({ non_field_errors: ['Incorrect value'] });
  expect((await api.post('/api/token/refresh/', { refresh: member.refresh })).status()).toBe(200);
});

test('a second Google account with the address of the first is not joined', async ({ api }) => {
  const email = freshEmail();
  await api.post(path, google(token('good', email)));
  const answer = await api.post(path, google(token('good', email)));
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({
    non_field_errors: ['User is already registered with this e-mail address.'],
  });
});

for (const behaviour of ['wrong-audience', 'handed-on', 'expired', 'refused']) {
  test(`a token that is ${behaviour} is an incorrect value`, async ({ api }) => {
    const answer = await api.post(path, google(token(behaviour, freshEmail())));
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ non_field_errors: ['Incorrect value'] });
  });
}

for (const behaviour of ['broken', 'garbage', 'redirect', 'slow']) {
  test(`an outage of Google (${behaviour}) is no wrong token`, async ({ api }) => {
    const answer = await api.post(path, google(token(behaviour, freshEmail())));
    expect(answer.status()).toBe(503);
    expect(answer.headers()['retry-after']).toBe('5');
    expect(await answer.json()).toEqual({
      detail: 'Google cannot be reached at the moment. Please try again.',
    });
  });
}

test('missing and other values', async ({ api }) => {
  const cases: [unknown, unknown][] = [
    [{ provider: 'google' }, { non_field_errors: ['Incorrect input. access_token or code is required.'] }],
    [
      { provider: 'google', access_token: ' ' },
      { non_field_errors: ['Incorrect input. access_token or code is required.'] },
    ],
    [{ access_token: 'x' }, { provider: required }],
    [{ access_token: 'x', provider: 'facebook' }, { provider: ['"facebook" is not a valid choice.'] }],
    [{ access_token: ['x'], provider: 'google' }, { access_token: ['Not a valid string.'] }],
    [{ access_token: 'a b', provider: 'google' }, { non_field_errors: ['Incorrect value'] }],
  ];
  for (const [body, errors] of cases) {
    const answer = await api.post(path, body);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual(errors);
  }
});

test('a site without a Google client id says so', async ({ request }) => {
  const api = new Api(request, shortLivedOrigin());
  const answer = await api.post(path, google(token('good', freshEmail())));
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({
    non_field_errors: ['Sign-in with Google is not set up on this site.'],
  });
});
