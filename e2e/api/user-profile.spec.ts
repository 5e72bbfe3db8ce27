import { expect, test } from './api-test';

const sessions = '/api/user-profile/sessions';

for (const path of ['/api/user-profile', '/api/user-profile/']) {
  test(`GET ${path} answers the member without secrets`, async ({ api }) => {
    const member = await api.newMember();
    const answer = await api.get(path, { token: member.access });
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['allow']).toBe('GET, PATCH, DELETE, HEAD, OPTIONS');
    expect(await answer.json()).toEqual({
      pk: member.pk,
      email: member.email,
      first_name: '',
      last_name: '',
      display_name: '',
      preferences: {},
      date_joined: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      has_password: true,
    });
  });
}

test('PATCH changes what was sent and nothing else', async ({ api }) => {
  const { access: token, email, pk } = await api.newMember();
  const preferences = { units: 'metric', week_starts: 1, list: [true, null] };
  const first = await api.patch('/api/user-profile', { first_name: ' Ana ', preferences }, { token });
  expect(first.status()).toBe(200);
  const second = await api.patch('/api/user-profile/', { display_name: 'Mum 😀', last_name: '' }, { token });
  const expected = { pk, email, first_name: 'Ana', last_name: '', display_name: 'Mum 😀', preferences };
  expect(await second.json()).toMatchObject(expected);
  expect(await (await api.get('/api/user-profile', { token })).json()).toMatchObject(expected);
  const replaced = await api.patch('/api/user-profile', { preferences: { units: 'us' } }, { token });
  expect((await replaced.json()).preferences).toEqual({ units: 'us' });
});

test('PATCH ignores what a member may not change', async ({ api }) => {
  const { access: token, email, pk } = await api.newMember();
  const hostile = {
    pk: 'x',
    id: 'x',
    email: 'new@example.test',
    status: 'disabled',
    has_password: false,
    passwordHash: 'x',
    password_hash: 'x',
    googleSubject: '1',
    date_joined: '2000-01-01T00:00:00Z',
    createdAt: '2000-01-01T00:00:00Z',
  };
  const before = await (await api.get('/api/user-profile', { token })).json();
  const answer = await api.patch('/api/user-profile', hostile, { token });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual(before);
  expect(before).toMatchObject({ pk, email });
});

test('PATCH reports bad fields', async ({ api }) => {
  const { access: token } = await api.newMember();
  const answer = await api.patch(
    '/api/user-profile',
    { first_name: null, last_name: 'x'.repeat(81), display_name: 'a\u202eb', preferences: [] },
    { token },
  );
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual({
    first_name: ['This field may not be null.'],
    last_name: ['Ensure this field has no more than 80 characters.'],
    display_name: ['Line breaks and control characters are not allowed.'],
    preferences: ['Expected a dictionary of items but got type "list".'],
  });
  const language = await api.patch('/api/user-profile', { preferences: { language: 'de' } }, { token });
  expect(await language.json()).toEqual({ preferences: { language: ['"de" is not a valid choice.'] } });
  const unknown = { preferences: { units: 'miles', analytics: 'granted' } };
  const choice = await api.patch('/api/user-profile', unknown, { token });
  expect(await choice.json()).toEqual({ preferences: { units: ['"miles" is not a valid choice.'] } });
  const large = await api.patch('/api/user-profile', { preferences: { text: 'x'.repeat(9_000) } }, { token });
  expect(large.status()).toBe(400);
});

test('a name with markup stays text', async ({ api }) => {
  const { access: token } = await api.newMember();
  const name = '<img src=x onerror=alert(1)>';
  const answer = await api.patch('/api/user-profile', { display_name: name }, { token });
  expect(answer.headers()['content-type']).toBe('application/json');
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  expect((await answer.json()).display_name).toBe(name);
});

test('HEAD answers as GET without a body', async ({ api }) => {
  const { access: token } = await api.newMember();
  const answer = await api.call('HEAD', '/api/user-profile', { token });
  expect(answer.status()).toBe(200);
  expect((await answer.body()).length).toBe(0);
  expect((await api.call('HEAD', '/api/user-profile')).status()).toBe(401);
});

test('lists the devices that are signed in and signs one out', async ({ api }) => {
  const member = await api.newMember();
  const phone = {
    'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604.1',
  };
  const credentials = { email: member.email, password: member.password };
  const other = await (await api.post('/api/login', credentials, { headers: phone })).json();
  const answer = await api.get(`${sessions}/`, { token: member.access });
  expect(answer.headers()['cache-control']).toBe('no-store');
  const list = await answer.json();
  expect(list).toMatchObject({ count: 2, next: null, previous: null });
  const found = list.results.find(
    (device: { device_name: string }) => device.device_name === 'Safari on iPhone',
  );
  expect(found).toEqual({
    id: expect.any(String),
    device_name: 'Safari on iPhone',
    is_current: false,
    created_at: expect.any(String),
    last_used_at: expect.any(String),
    expires_at: expect.any(String),
  });
  const removed = await api.delete(`${sessions}/${found.id}`, { token: member.access });
  expect([removed.status(), (await removed.body()).length]).toEqual([204, 0]);
  expect((await api.post('/api/token/refresh/', { refresh: other.refresh_token })).status()).toBe(401);
  expect((await api.post('/api/token/refresh/', { refresh: member.refresh })).status()).toBe(200);
});

test('another member’s device looks like one that never was', async ({ api }) => {
  const [owner, stranger] = [await api.newMember(), await api.newMember()];
  const { results } = await (await api.get(sessions, { token: owner.access })).json();
  for (const id of [results[0].id, crypto.randomUUID(), 'abc', '1']) {
    const answer = await api.delete(`${sessions}/${id}`, { token: stranger.access });
    expect([id, answer.status(), await answer.json()]).toEqual([id, 404, { detail: 'Not found.' }]);
  }
  expect((await api.post('/api/token/refresh/', { refresh: owner.refresh })).status()).toBe(200);
});

test('the list has pages', async ({ api }) => {
  const member = await api.newMember();
  await api.post('/api/login', { email: member.email, password: member.password });
  const { access: token } = member;
  const first = await (await api.get(`${sessions}?page_size=1`, { token })).json();
  expect(first).toMatchObject({
    count: 2,
    previous: null,
    next: expect.stringMatching(/page_size=1&page=2$/),
  });
  const last = await (await api.get(`${sessions}?page_size=1&page=2`, { token })).json();
  expect(last).toMatchObject({ count: 2, next: null });
  expect(last.results[0].id).not.toBe(first.results[0].id);
  for (const page of ['3', '0', '-1', 'x', '1e9']) {
    const answer = await api.get(`${sessions}?page_size=1&page=${page}`, { token });
    expect([answer.status(), await answer.json()]).toEqual([404, { detail: 'Invalid page.' }]);
  }
});
