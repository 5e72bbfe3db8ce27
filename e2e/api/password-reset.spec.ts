import { mailsTo, mailTo, secretsIn } from '../support/mails';
import { type Api, blank, expect, freshEmail, notNull, required, test } from './api-test';

const path = '/api/auth/password/reset/';
const confirmPath = `${path}confirm/`;
const next = 'Other-River-10';
const sent = { detail: 'Password reset e-mail has been sent.' };
const invalid = ['Invalid value'];

/** Asks for a link and takes it out of the mail. */
async function askForLink(api: Api, email: string): Promise<{ uid: string; token: string }> {
  const before = (await mailsTo(email)).length;
  expect((await api.elsewhere().post(path, { email })).status()).toBe(200);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
  const { uid = '', token = '' } = secretsIn(await mailTo(email, /Set a new password/));
  return { uid, token };
}

const passwords = (password: string, repeated = password) => ({
  new_password1: password,
  new_password2: repeated,
});

for (const address of [path, path.slice(0, -1)]) {
  test(`POST ${address} mails a link that sets a new password once and signs every device out`, async ({
    api,
  }) => {
    const { email, password, refresh } = await api.newMember();
    const answer = await api.post(address, { email: ` ${email.toUpperCase()} ` });
    expect([answer.status(), await answer.json()]).toEqual([200, sent]);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const mail = await mailTo(email, /Set a new password/);
    expect(mail.text).toContain('/reset-password#');
    const { uid, token } = secretsIn(mail);
    const confirmed = await api.post(confirmPath, { uid, token, ...passwords(next) });
    expect([confirmed.status(), await confirmed.json()]).toEqual([
      200,
      { detail: 'Password has been reset with the new password.' },
    ]);
    expect((await api.post('/api/token/refresh/', { refresh })).status()).toBe(401);
    expect((await api.post('/api/login', { email, password })).status()).toBe(401);
    expect((await api.post('/api/login', { email, password: next })).status()).toBe(200);
    const again = await api.post(confirmPath, { uid, token, ...passwords('Third-River-11') });
    expect([again.status(), await again.json()]).toEqual([400, { token: invalid }]);
    await mailTo(email, /Your new password/);
  });
}

test('answers the same for an address that nobody has, and sends nothing', async ({ api }) => {
  const email = freshEmail();
  const answer = await api.post(path, { email });
  expect([answer.status(), await answer.json()]).toEqual([200, sent]);
  const { email: known } = await api.newMember();
  await askForLink(api, known);
  expect(await mailsTo(email)).toEqual([]);
});

test('reports a bad address', async ({ api }) => {
  for (const [body, errors] of [
    [{}, required],
    [{ email: ' ' }, blank],
    [{ email: null }, notNull],
    [{ email: 'nobody' }, ['Enter a valid email address.']],
  ] as const) {
    const answer = await api.post(path, body);
    expect([answer.status(), await answer.json()]).toEqual([400, { email: errors }]);
  }
});

test('reports the fields, then uid, then token, then the passwords', async ({ api }) => {
  const { email, pk } = await api.newMember();
  const { uid, token } = await askForLink(api, email);
  const other = await api.newMember();
  const confirm = async (body: unknown) => {
    const answer = await api.elsewhere().post(confirmPath, body);
    return [answer.status(), await answer.json()];
  };
  expect(Buffer.from(uid, 'base64url').toString()).toBe(pk);
  expect(await confirm({})).toEqual([
    400,
    { uid: required, token: required, new_password1: required, new_password2: required },
  ]);
  for (const bad of ['x', 'AA', Buffer.from(crypto.randomUUID()).toString('base64url')]) {
    expect(await confirm({ uid: bad, token: 'x', ...passwords('a', 'b') })).toEqual([400, { uid: invalid }]);
  }
  expect(await confirm({ uid, token: 'x', ...passwords('a', 'b') })).toEqual([400, { token: invalid }]);
  const others = Buffer.from(other.pk).toString('base64url');
  expect(await confirm({ uid: others, token, ...passwords(next) })).toEqual([400, { token: invalid }]);
  expect(await confirm({ uid, token, ...passwords('a', 'b') })).toEqual([
    400,
    { new_password2: ['The two password fields didn’t match.'] },
  ]);
  expect(await confirm({ uid, token, ...passwords('12345678') })).toEqual([
    400,
    {
      new_password2: [
        'This password is entirely numeric.',
        'Password must include both upper and lower case letters.',
        'This password is too common.',
      ],
    },
  ]);
  // None of this has used the link up.
  expect((await confirm({ uid, token, ...passwords(next) }))[0]).toBe(200);
});

test('a changed password makes the link worthless', async ({ api }) => {
  const { email, password, access: token } = await api.newMember();
  const link = await askForLink(api, email);
  const change = { old_password: password, ...passwords(next) };
  expect((await api.post('/api/auth/password/change/', change, { token })).status()).toBe(200);
  const answer = await api.post(confirmPath, { ...link, ...passwords('Third-River-11') });
  expect([answer.status(), await answer.json()]).toEqual([400, { token: invalid }]);
});

test('a newer link ends the older one', async ({ api }) => {
  const { email } = await api.newMember();
  const first = await askForLink(api, email);
  const second = await askForLink(api, email);
  const old = await api.post(confirmPath, { ...first, ...passwords(next) });
  expect([old.status(), await old.json()]).toEqual([400, { token: invalid }]);
  expect((await api.post(confirmPath, { ...second, ...passwords(next) })).status()).toBe(200);
});

test('who asks on and on is answered as ever, sends three mails, and the owner has a link that works', async ({
  api,
  newBrowser,
}) => {
  const { email } = await api.newMember();
  const attacker = await newBrowser();
  const answers = [];
  for (let time = 0; time < 12; time += 1) answers.push(await attacker.post(path, { email }));
  for (let time = 0; time < 6; time += 1) answers.push(await (await newBrowser()).post(path, { email }));
  const owner = await newBrowser();
  answers.push(await owner.post(path, { email }));
  for (const answer of answers) expect([answer.status(), await answer.json()]).toEqual([200, sent]);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(3);
  // Others' mails go out meanwhile: nothing of this one's is still on its way.
  await askForLink(api, (await api.newMember()).email);
  expect(await mailsTo(email)).toHaveLength(3);
  const { uid = '', token = '' } = secretsIn(await mailTo(email, /Set a new password/));
  expect((await owner.post(confirmPath, { uid, token, ...passwords(next) })).status()).toBe(200);
  // It has been used: the next request gets another.
  expect((await owner.post(path, { email })).status()).toBe(200);
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(3);
});

test('wrong links are counted by address, and never stand in the way of a right one', async ({ api }) => {
  const { email, pk } = await api.newMember();
  const uid = Buffer.from(pk).toString('base64url');
  const guess = () => api.post(confirmPath, { uid, token: 'guessed', ...passwords(next) });
  for (let time = 0; time < 10; time += 1) expect((await guess()).status()).toBe(400);
  expect((await guess()).status()).toBe(429);
  const link = await askForLink(api, email);
  expect((await api.post(confirmPath, { ...link, ...passwords(next) })).status()).toBe(200);
});

test('an address has three people mailed an hour: the next is answered as ever and mailed from elsewhere', async ({
  api,
  newBrowser,
}) => {
  const { email } = await api.newMember();
  const known = await api.newMember();
  const stranger = await newBrowser();
  for (let time = 0; time < 4; time += 1) {
    expect((await stranger.post(path, { email: 'mistyped' })).status()).toBe(400);
  }
  for (const asked of [freshEmail(), freshEmail(), freshEmail(), email]) {
    const answer = await stranger.post(path, { email: asked });
    expect([answer.status(), await answer.json()]).toEqual([200, sent]);
  }
  // A mail that was asked for later has come: none of the refused one's is still on its way.
  await askForLink(api, known.email);
  expect(await mailsTo(email)).toEqual([]);
  await askForLink(api, email);
});

test('a known browser is mailed from an address whose three are used up', async ({ api }) => {
  const { email } = await api.newMember();
  for (let time = 0; time < 4; time += 1) {
    expect((await api.post(path, { email: freshEmail() })).status()).toBe(200);
  }
  expect((await api.post(path, { email })).status()).toBe(200);
  await mailTo(email, /Set a new password/);
});

test('only POST', async ({ api }) => {
  for (const address of [path, confirmPath]) {
    const answer = await api.get(address);
    expect([answer.status(), answer.headers()['allow']]).toEqual([405, 'POST, OPTIONS']);
  }
});
