import { mailsTo } from '../support/mails';
import { testStaff } from '../support/staff';
import { type Api, expect, freshEmail, test } from './api-test';
import { signInStaff } from './staff-session';

const login = '/cms-api/staff/login';

const forgot = '/cms-api/staff/forgot-password';

const wrong = { errors: [{ message: 'The email or password provided is incorrect.' }] };

/** Somebody of the staff of this test alone. */
async function hire(api: Api) {
  const person = { email: freshEmail(), password: 'Own-password-editor-1' };
  const data = { ...person, name: 'Of one test', role: 'editor' };
  const hired = await api.post('/cms-api/staff', data, { headers: await signInStaff(api, 'admin') });
  expect(hired.status(), await hired.text()).toBe(201);
  return person;
}

test('a wrong password says the same for whoever is on the staff and whoever is not', async ({ api }) => {
  const { email } = testStaff('editor');
  for (const address of [email, email.toUpperCase(), freshEmail()]) {
    const answer = await api.elsewhere().post(login, { email: address, password: 'Wrong-River-9' });
    expect([answer.status(), await answer.json()]).toEqual([401, wrong]);
  }
});

test('a forgotten password says the same at once, and mails whoever is on the staff', async ({ api }) => {
  const { email } = await hire(api);
  const nobody = freshEmail();
  for (const address of [nobody, email]) {
    const answer = await api.elsewhere().post(forgot, { email: address });
    expect([answer.status(), await answer.json()]).toEqual([200, { message: 'Success' }]);
  }
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  const token = /\/admin\/reset\/([0-9a-f]+)/.exec(mail?.text ?? '')?.[1];
  const tooShort = 'This password is too short. It must contain at least 12 characters.';
  const short = await api.elsewhere().post('/cms-api/staff/reset-password', { token, password: 'Short-9' });
  expect([short.status(), await short.json()]).toEqual([
    400,
    // As Payload's own refusals, so that the form shows it at the field.
    {
      errors: [
        {
          name: 'ValidationError',
          message: tooShort,
          data: { errors: [{ path: 'password', message: tooShort }] },
        },
      ],
    },
  ]);
  const set = await api
    .elsewhere()
    .post('/cms-api/staff/reset-password', { token, password: 'Another-River-9' });
  expect(set.status(), await set.text()).toBe(200);
  const again = await api
    .elsewhere()
    .post('/cms-api/staff/reset-password', { token, password: 'Another-River-9' });
  expect(again.status()).toBe(403);
  expect((await api.elsewhere().post(login, { email, password: 'Another-River-9' })).status()).toBe(200);
  expect(await mailsTo(nobody)).toEqual([]);
});

test('a question for a forgotten password holds nobody else up', async ({ api }) => {
  const { access: token } = await api.newMember();
  const asked = api.elsewhere().post(forgot, { email: freshEmail() });
  const started = Date.now();
  const saved = await api.patch('/api/user-profile', { first_name: 'Ana' }, { token });
  expect(saved.status()).toBe(200);
  expect(Date.now() - started).toBeLessThan(5_000);
  expect((await asked).status()).toBe(200);
});

test('strangers who guess lock nobody out: a known browser comes in at once, a new one after a wait', async ({
  api,
  newBrowser,
}) => {
  const person = await hire(api);
  const home = await newBrowser();
  const signedIn = await home.post(login, person);
  expect(signedIn.status()).toBe(200);
  const cookies = signedIn.headersArray().filter(({ value }) => value.startsWith('lp_device='));
  expect(cookies.map(({ value }) => value)).toEqual([
    expect.stringMatching(/; Path=\/cms-api; Max-Age=34560000; HttpOnly; SameSite=Strict$/),
  ]);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 13; attempt += 1) {
    const stranger = await newBrowser();
    statuses.push((await stranger.post(login, { ...person, password: 'Wrong-River-9' })).status());
  }
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(statuses.slice(11)).toEqual([429, 429]);
  expect((await home.elsewhere().post(login, person)).status()).toBe(200);
  const owner = await newBrowser();
  const first = await owner.post(login, person);
  const seconds = Number(first.headers()['retry-after']);
  expect([first.status(), await first.json()]).toEqual([
    429,
    { errors: [{ message: `Too many attempts. Please wait ${seconds} seconds, then try again.` }] },
  ]);
  expect(seconds).toBeLessThanOrEqual(30);
  await new Promise((done) => setTimeout(done, seconds * 1_000));
  expect((await owner.elsewhere().post(login, person)).status()).toBe(200);
});

test('who asks for a new password of the staff on and on sends three mails, and the last link works', async ({
  api,
  newBrowser,
}) => {
  const { email } = await hire(api);
  for (let time = 0; time < 12; time += 1) {
    const answer = await api.post(forgot, { email });
    expect([answer.status(), await answer.json()]).toEqual([200, { message: 'Success' }]);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(Math.min(time + 1, 3));
  }
  const tokens = (await mailsTo(email)).map(({ text }) => /\/admin\/reset\/([0-9a-f]+)/.exec(text)?.[1]);
  const owner = await newBrowser();
  const set = (token: unknown) =>
    owner.post('/cms-api/staff/reset-password', { token, password: 'Another-River-9' });
  expect((await set(tokens[0])).status()).toBe(403);
  expect((await set(tokens[2])).status()).toBe(200);
  for (let attempt = 0; attempt < 12; attempt += 1)
    await (await newBrowser()).post(login, { email, password: 'Wrong-River-9' });
  expect((await owner.post(login, { email, password: 'Another-River-9' })).status()).toBe(200);
});

test('what is no sign-in is refused before Payload sees it', async ({ api }) => {
  const tries: [body: unknown, type: string, status: number][] = [
    [Buffer.from('{'), 'application/json', 400],
    [Buffer.from('null'), 'application/json', 400],
    [{ email: { $gt: '' }, password: 'x' }, 'application/json', 400],
    [{ email: ['a@b.example'], password: 'x' }, 'application/json', 400],
    [{ email: 'x'.repeat(255), password: 'x' }, 'application/json', 400],
    [Buffer.from('{"__proto__":{"email":"a"}}'), 'application/json', 400],
    [{ email: 'x'.repeat(20_000), password: 'x' }, 'application/json', 413],
    [Buffer.from('email=a&password=b'), 'application/x-www-form-urlencoded', 415],
    [Buffer.from('--x'), 'multipart/form-data; boundary=x', 400],
    [Buffer.from('x'), 'multipart/form-data', 415],
  ];
  for (const [body, type, status] of tries) {
    const answer = await api.elsewhere().post(login, body, { headers: { 'content-type': type } });
    expect([type, String(body).slice(0, 30), answer.status()]).toEqual([
      type,
      String(body).slice(0, 30),
      status,
    ]);
    expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String) }] });
  }
});

test('everything else is for who is signed in', async ({ api }) => {
  const { access } = await api.newMember();
  for (const [method, path] of [
    ['GET', '/cms-api/staff?limit=-1'],
    ['GET', '/cms-api/members?where[email][like]=a'],
    ['GET', '/cms-api/posts?depth=10'],
    ['POST', '/cms-api/staff/first-register'],
    ['POST', '/cms-api/staff/unlock'],
    ['POST', '/cms-api/graphql'],
    ['GET', '/cms-api/payload-jobs/run'],
    ['GET', '/cms-api/access'],
    ['PATCH', '/cms-api/staff/login'],
    ['GET', '/cms-api/staff/login'],
    ['GET', '/cms-api'],
  ] as const) {
    for (const options of [{}, { token: access }, { headers: { 'x-http-method-override': 'GET' } }]) {
      const answer = await api.elsewhere().call(method, path, options);
      expect([method, path, answer.status()]).toEqual([method, path, 401]);
    }
  }
});

test('a short or common password is taken from nobody on the staff', async ({ api }) => {
  const headers = await signInStaff(api, 'admin');
  const data = { email: freshEmail(), name: 'Of one test', role: 'editor' };
  for (const password of ['Short-9', 'passwordpassword', data.email]) {
    const hired = await api.post('/cms-api/staff', { ...data, password }, { headers });
    expect([password, hired.status()]).toEqual([password, 400]);
    expect(await hired.json()).toMatchObject({ errors: [{ data: { errors: [{ path: 'password' }] } }] });
  }
  const person = await hire(api);
  const { token } = await (await api.elsewhere().post(login, person)).json();
  const own = { headers: { authorization: `JWT ${token}` } };
  const { user } = await (await api.get('/cms-api/staff/me', own)).json();
  const changed = await api.patch(`/cms-api/staff/${user.id}`, { password: 'Short-9' }, own);
  expect([changed.status(), JSON.stringify(await changed.json())]).toEqual([
    400,
    expect.stringContaining('at least 12 characters'),
  ]);
});

test('a password that changes ends all other sessions of the person', async ({ api }) => {
  const person = await hire(api);
  const signedIn = async () => {
    const { token } = await (await api.elsewhere().post(login, person)).json();
    return { headers: { authorization: `JWT ${token}` } };
  };
  const [here, there] = [await signedIn(), await signedIn()];
  const { user } = await (await api.get('/cms-api/staff/me', here)).json();
  const changed = await api.patch(`/cms-api/staff/${user.id}`, { password: 'Another-River-9' }, here);
  expect(changed.status(), await changed.text()).toBe(200);
  expect((await (await api.get('/cms-api/staff/me', here)).json()).user).not.toBeNull();
  expect((await (await api.get('/cms-api/staff/me', there)).json()).user).toBeNull();
});
