import { expect, required, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, noBaby, notFound } from './nutriai-test';

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const whole = {
  name: 'Ada',
  birth_date: birthDateOf(8),
  due_date: null,
  sex: 'female',
  feeding: 'mixed',
  diet: 'vegetarian',
  locale: 'uk',
  avoids: ['pork'],
  allergies: ['egg', 'tree_nuts'],
  other_allergies: ['kiwi'],
  dislikes: ['broccoli'],
  introduced_allergens: [{ code: 'peanut', date: birthDateOf(1), reaction: 'mild' }],
  measurements: [
    { date: birthDateOf(8), weight_kg: 3.4, length_cm: 50, head_cm: 34.5 },
    { date: birthDateOf(2), weight_kg: 7.1, length_cm: null, head_cm: null },
  ],
};

for (const path of [babies, `${babies}/`]) {
  test(`POST ${path} enters a baby, GET reads it`, async ({ api }) => {
    const { access: token } = await api.newMember();
    const measurements = whole.measurements.toReversed();
    const made = await api.post(path, { ...whole, measurements }, { token });
    expect(made.status()).toBe(201);
    expect(made.headers()['cache-control']).toBe('no-store');
    expect(made.headers()['allow']).toBe('GET, POST, HEAD, OPTIONS');
    const baby = await made.json();
    expect(baby).toEqual({
      ...whole,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      age_months: 8,
      corrected_age_months: null,
      role: 'parent',
      limited_until: null,
      created_at: timestamp,
      updated_at: timestamp,
    });
    const one = await api.get(`${babies}/${baby.id}`, { token });
    expect(one.headers()['allow']).toBe('GET, PUT, PATCH, DELETE, HEAD, OPTIONS');
    expect([one.status(), await one.json()]).toEqual([200, baby]);
    const list = await api.get(path, { token });
    expect(await list.json()).toEqual({ count: 1, next: null, previous: null, results: [baby] });
  });
}

test('what is not sent is empty, and what is reckoned is never taken', async ({ api }) => {
  const { access: token } = await api.newMember();
  const hostile = { id: noBaby, role: 'carer', age_months: 3, corrected_age_months: 1, created_at: 'x' };
  const made = await api.post(babies, { name: ' Ada ', birth_date: birthDateOf(8), ...hostile }, { token });
  const baby = await made.json();
  expect(baby).toMatchObject({
    name: 'Ada',
    due_date: null,
    sex: 'unspecified',
    feeding: 'breast',
    diet: 'omnivore',
    locale: null,
    avoids: [],
    allergies: [],
    other_allergies: [],
    dislikes: [],
    introduced_allergens: [],
    measurements: [],
    age_months: 8,
    corrected_age_months: null,
    role: 'parent',
  });
  expect(baby.id).not.toBe(noBaby);
});

test('age is corrected for a birth before 37 weeks, until two years', async ({ api }) => {
  const member = await api.newMember();
  const early = { birth_date: birthDateOf(8), due_date: birthDateOf(6) };
  expect(await addBaby(api, member, early)).toMatchObject({ age_months: 8, corrected_age_months: 6 });
  const grown = { birth_date: birthDateOf(26), due_date: birthDateOf(24) };
  expect(await addBaby(api, member, grown)).toMatchObject({ age_months: 26, corrected_age_months: null });
});

test('a birth today counts, wherever today is', async ({ api }) => {
  const member = await api.newMember();
  expect(await addBaby(api, member, { birth_date: dateFromNow(0) })).toMatchObject({ age_months: 0 });
});

test('PATCH changes what is sent, PUT everything', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id } = await addBaby(api, member, whole);
  const path = `${babies}/${id}`;
  const patched = await api.patch(
    path,
    { name: 'Eve', allergies: ['egg', 'egg'], due_date: null },
    { token },
  );
  expect(patched.status()).toBe(200);
  expect(await patched.json()).toMatchObject({ ...whole, id, name: 'Eve', allergies: ['egg'] });
  expect(await (await api.get(path, { token })).json()).toMatchObject({
    name: 'Eve',
    dislikes: ['broccoli'],
  });
  const later = await api.patch(path, { birth_date: birthDateOf(1) }, { token });
  expect([later.status(), await later.json()]).toEqual([
    400,
    {
      measurements: {
        0: { date: ['The date cannot be before the birth date.'] },
        1: { date: ['The date cannot be before the birth date.'] },
      },
    },
  ]);
  const short = await api.call('PUT', path, { body: { name: 'Ada' }, token });
  expect([short.status(), await short.json()]).toEqual([400, { birth_date: required }]);
  const put = await api.call('PUT', path, { body: { name: 'Ada', birth_date: birthDateOf(7) }, token });
  expect(put.status()).toBe(200);
  expect(await put.json()).toMatchObject({
    id,
    age_months: 7,
    diet: 'omnivore',
    dislikes: [],
    measurements: [],
  });
});

test('DELETE deletes', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id } = await addBaby(api, member);
  const answer = await api.delete(`${babies}/${id}`, { token });
  expect([answer.status(), await answer.text()]).toEqual([204, '']);
  expect((await api.get(`${babies}/${id}`, { token })).status()).toBe(404);
  expect((await api.delete(`${babies}/${id}`, { token })).status()).toBe(404);
});

test('somebody else’s baby is not there', async ({ api }) => {
  const [parent, stranger] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  const token = stranger.access;
  const body = { name: 'Eve', birth_date: birthDateOf(8) };
  for (const path of [`${babies}/${id}`, `${babies}/${noBaby}`, `${babies}/x`, `${babies}/1`]) {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await api.call(method, path, { token, body: method === 'GET' ? undefined : body });
      expect([method, path, answer.status(), await answer.json()]).toEqual([method, path, 404, notFound]);
    }
  }
  expect(await (await api.get(babies, { token })).json()).toMatchObject({ count: 0, results: [] });
  expect(await (await api.get(`${babies}/${id}`, { token: parent.access })).json()).toMatchObject({
    name: 'Ada',
  });
});

test('nobody is let in without a token', async ({ api }) => {
  for (const [method, path] of [
    ['GET', babies],
    ['POST', babies],
    ['GET', `${babies}/${noBaby}`],
    ['PUT', `${babies}/${noBaby}`],
    ['PATCH', `${babies}/${noBaby}`],
    ['DELETE', `${babies}/${noBaby}`],
  ] as const) {
    const answer = await api.call(method, path, { body: method === 'GET' ? undefined : {} });
    expect([method, answer.status()]).toEqual([method, 401]);
    expect(answer.headers()['www-authenticate']).toBe('Bearer realm="api"');
  }
});
