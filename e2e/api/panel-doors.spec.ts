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

test('odd calls of who is signed in are refused, not failed at', async ({ api }) => {
  const headers = await signInStaff(api, 'editor');
  const json = { ...headers, 'content-type': 'application/json' };
  const odd: [method: string, path: string, body: Buffer | undefined, status: number][] = [
    ['GET', '/cms-api/__proto__', undefined, 404],
    ['GET', '/cms-api/constructor/1', undefined, 404],
    ['GET', '/cms-api/posts/abc', undefined, 400],
    ['GET', '/cms-api/posts/%00', undefined, 400],
    ['GET', '/cms-api/posts/99999999999999999999', undefined, 404],
    ['GET', '/cms-api/posts?limit=1&limit=2', undefined, 400],
    ['GET', '/cms-api/posts?limit[]=1', undefined, 400],
    ['GET', '/cms-api/posts?limit=-1', undefined, 400],
    ['GET', '/cms-api/posts?depth=1e9', undefined, 400],
    ['GET', '/cms-api/posts?where={', undefined, 400],
    ['GET', '/cms-api/posts?where[password][like]=a', undefined, 400],
    ['GET', '/cms-api/images/file/nothing.webp', undefined, 404],
    ['GET', '/cms-api/images/file/..%2f..%2fsecrets.json', undefined, 403],
    ['PATCH', '/cms-api/posts/1', undefined, 415],
    ['PATCH', '/cms-api/posts/1', Buffer.from('null'), 400],
    ['POST', '/cms-api/posts', Buffer.from('[]'), 400],
    ['POST', '/cms-api/posts', Buffer.from('{'), 400],
    ['POST', '/cms-api/posts', Buffer.alloc(5 * 1024 * 1024, 0x20), 413],
  ];
  for (const [method, path, body, status] of odd) {
    const answer = await api.call(method, path, body ? { body, headers: json } : { headers });
    expect([method, path, answer.status(), await answer.text()]).toEqual([
      method,
      path,
      status,
      expect.stringContaining('"message"'),
    ]);
  }
});

test('what does not fit its field is said by field, and nothing is stored', async ({ api }) => {
  const headers = await signInStaff(api, 'editor');
  const made = await api.post(
    '/cms-api/posts?draft=true',
    { title: 'Of one test', _status: 'draft' },
    { headers },
  );
  const { doc } = await made.json();
  const address = `/cms-api/posts/${doc.id}?draft=true`;
  for (const [field, value] of [
    ['title', {}],
    ['tags', [null]],
    ['seo', null],
    ['sources', null],
    ['cover', 'x'],
    ['publishedAt', 'soon'],
    ['_status', 'gone'],
    ['body', { root: { children: [{ type: 'text', text: 1 }] } }],
  ] as const) {
    const answer = await api.patch(address, { [field]: value }, { headers });
    expect([field, answer.status(), await answer.json()]).toEqual([
      field,
      400,
      {
        errors: [
          expect.objectContaining({
            data: expect.objectContaining({ errors: [expect.objectContaining({ path: field })] }),
          }),
        ],
      },
    ]);
  }
  const unknown = await api.patch(address, { cover: 999_999 }, { headers });
  expect([unknown.status(), await unknown.json()]).toEqual([
    400,
    { errors: [{ message: 'It names something that is not there.' }] },
  ]);
  const stored = await (await api.get(`${address}&depth=0`, { headers })).json();
  expect(stored).toMatchObject({ title: 'Of one test', sources: [], cover: null });
  await api.delete(`/cms-api/posts/${doc.id}`, { headers });
});

test('what a stored file is, nobody says but the file', async ({ api }) => {
  const headers = await signInStaff(api, 'editor');
  const { docs } = await (await api.get('/cms-api/images?limit=1&depth=0', { headers })).json();
  const [before] = docs;
  const address = `/cms-api/images/${before.id}?depth=0`;
  const facts = {
    width: 1.5,
    height: 1,
    filename: 'x.webp',
    mimeType: 'text/html',
    filesize: 1,
    sizes: {},
  };
  const saved = await api.patch(address, { ...before, ...facts, credit: before.credit ?? '' }, { headers });
  expect(saved.status(), await saved.text()).toBe(200);
  const after = await (await api.get(address, { headers })).json();
  expect({ ...after, updatedAt: before.updatedAt, credit: before.credit }).toEqual(before);
});

test('an address is made of what an address may have, or refused', async ({ api }) => {
  const headers = await signInStaff(api, 'admin');
  const { docs } = await (await api.get('/cms-api/categories?limit=1&depth=0', { headers })).json();
  const address = `/cms-api/categories/${docs[0].id}`;
  const refused = await api.patch(address, { slug: '\u202e' }, { headers });
  expect([refused.status(), await refused.json()]).toEqual([
    400,
    {
      errors: [
        expect.objectContaining({
          data: expect.objectContaining({ errors: [expect.objectContaining({ path: 'slug' })] }),
        }),
      ],
    },
  ]);
  const { slug } = await (await api.get(`${address}?depth=0`, { headers })).json();
  expect(slug).toBe(docs[0].slug);
});

test('nobody but an admin lifts a lock or sees the staff', async ({ api }) => {
  const editor = await signInStaff(api, 'editor');
  const lifted = await api.post(
    '/cms-api/staff/unlock',
    { email: testStaff('admin').email },
    { headers: editor },
  );
  expect(lifted.status()).toBe(403);
  const { docs } = await (await api.get('/cms-api/staff?limit=100', { headers: editor })).json();
  expect(docs).toHaveLength(1);
  expect(JSON.stringify(docs)).not.toMatch(/"hash"|"salt"|resetPasswordToken/);
});
