import { mailTo, secretsIn } from '../support/mails';
import { type Api, challenge, expect, freshEmail, required, test } from './api-test';

const path = '/api/user-profile/email/';
const confirmPath = `${path}confirm/`;
const taken = 'User is already registered with this e-mail address.';
const invalid = { token: ['Invalid value'] };

type Member = Awaited<ReturnType<Api['newMember']>>;

function ask(api: Api, { access: token, password }: Member, email: string) {
  return api.post(path, { new_email: email, password }, { token });
}

async function tokenIn(email: string): Promise<string> {
  return secretsIn(await mailTo(email, /Confirm your new email address/)).token ?? '';
}

for (const address of [path, path.slice(0, -1)]) {
  test(`POST ${address} changes nothing until the link in the new mailbox is used`, async ({ api }) => {
    const member = await api.newMember();
    const { email: old, password, access: token, refresh } = member;
    const email = freshEmail();
    const body = { new_email: ` ${email.toUpperCase()}`, password };
    const answer = await api.post(address, body, { token });
    expect([answer.status(), await answer.json()]).toEqual([
      200,
      { detail: 'An email has been sent to the new address.' },
    ]);
    const notice = await mailTo(old, /A new email address/);
    expect(notice.text).toContain(email);
    expect(notice.text).not.toContain('#');
    expect((await (await api.get('/api/user-profile', { token })).json()).email).toBe(old);

    const link = await tokenIn(email);
    const confirmed = await api.post(confirmPath, { token: link });
    expect([confirmed.status(), await confirmed.json()]).toEqual([
      200,
      { detail: 'Your email address has been changed.', email },
    ]);
    await mailTo(old, /has changed/);
    expect((await (await api.get('/api/user-profile', { token })).json()).email).toBe(email);
    expect((await api.post('/api/token/refresh/', { refresh })).status()).toBe(200);
    expect((await api.post('/api/login', { email, password })).status()).toBe(200);
    expect((await api.post('/api/login', { email: old, password })).status()).toBe(401);
    const again = await api.post(confirmPath, { token: link });
    expect([again.status(), await again.json()]).toEqual([400, invalid]);
    // The old address is free for others.
    await api.newMember(old);
  });
}

test('needs a member and their password', async ({ api }) => {
  const answer = await api.post(path, { new_email: freshEmail(), password: 'x' });
  expect([answer.status(), answer.headers()['www-authenticate']]).toEqual([401, challenge]);
  const member = await api.newMember();
  const { access: token } = member;
  const missing = await api.post(path, {}, { token });
  expect([missing.status(), await missing.json()]).toEqual([
    400,
    { new_email: required, password: required },
  ]);
  const wrong = await ask(api, { ...member, password: 'Wrong-River-9' }, freshEmail());
  expect([wrong.status(), await wrong.json()]).toEqual([
    400,
    { password: ['Your password was entered incorrectly. Please enter it again.'] },
  ]);
});

test('refuses the address that one has, and one that others have, also at the end', async ({ api }) => {
  const member = await api.newMember();
  const own = await ask(api, member, member.email);
  expect([own.status(), await own.json()]).toEqual([
    400,
    { new_email: ['This is already your email address.'] },
  ]);
  const other = await api.newMember();
  const others = await ask(api, member, other.email);
  expect([others.status(), await others.json()]).toEqual([400, { new_email: [taken] }]);

  const wanted = freshEmail();
  expect((await ask(api, member, wanted)).status()).toBe(200);
  const token = await tokenIn(wanted);
  await api.newMember(wanted);
  const late = await api.post(confirmPath, { token });
  expect([late.status(), await late.json()]).toEqual([400, { non_field_errors: [taken] }]);
});

test('only the address asked for last counts, and a new password ends all', async ({ api }) => {
  const member = await api.newMember();
  const [first, second] = [freshEmail(), freshEmail()];
  await ask(api, member, first);
  const firstToken = await tokenIn(first);
  await ask(api, member, second);
  const secondToken = await tokenIn(second);
  expect(await (await api.post(confirmPath, { token: firstToken })).json()).toEqual(invalid);
  const { password, access: token } = member;
  const next = 'Other-River-10';
  await api.post(
    '/api/auth/password/change/',
    { old_password: password, new_password1: next, new_password2: next },
    { token },
  );
  expect(await (await api.post(confirmPath, { token: secondToken })).json()).toEqual(invalid);
});

test('a member sends five mails an hour to new addresses', async ({ api }) => {
  const member = await api.newMember();
  for (let time = 0; time < 5; time += 1) {
    expect((await ask(api.elsewhere(), member, freshEmail())).status()).toBe(200);
  }
  const refused = await ask(api.elsewhere(), member, freshEmail());
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(3_000);
});

test('a link that never was is told as one that was used', async ({ api }) => {
  for (const [body, errors] of [
    [{}, { token: required }],
    [{ token: 'x' }, invalid],
    [{ token: 'x'.repeat(43) }, invalid],
  ]) {
    const answer = await api.post(confirmPath, body);
    expect([answer.status(), await answer.json()]).toEqual([400, errors]);
  }
  expect((await api.get(confirmPath)).status()).toBe(405);
});
