import { randomUUID } from 'node:crypto';
import { testStaff } from '../support/staff';
import { blank, expect, noString, notNull, required, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, noBaby, notFound, share } from './nutriai-test';

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

const refusals: readonly [string, object, object][] = [
  ['nothing', {}, { name: required, birth_date: required }],
  ['nulls', { name: null, birth_date: null }, { name: notNull, birth_date: notNull }],
  ['a blank name', { name: '  ' }, { name: blank }],
  ['a long name', { name: 'x'.repeat(81) }, { name: ['Ensure this field has no more than 80 characters.'] }],
  [
    'a name of two lines',
    { name: 'a\nb' },
    { name: ['Line breaks and control characters are not allowed.'] },
  ],
  ['a name that is none', { name: [] }, { name: noString }],
  [
    'a date in another form',
    { birth_date: '01.03.2026' },
    { birth_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
  ],
  [
    'a date that does not exist',
    { birth_date: '2026-02-30' },
    { birth_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
  ],
  [
    'a birth to come',
    { birth_date: dateFromNow(2) },
    { birth_date: ['The birth date cannot be in the future.'] },
  ],
  [
    'a child of five',
    { birth_date: birthDateOf(60) },
    { birth_date: ['NutriAI is for children under five years.'] },
  ],
  [
    'an impossible due date',
    { birth_date: '2026-01-01', due_date: '2026-10-01' },
    {
      due_date: [
        'A baby born on 2026-01-01 was not due on 2026-10-01: a birth is at most 18 weeks before and 4 weeks after its due date.',
      ],
    },
  ],
  ['an unknown sex', { sex: 'x' }, { sex: ['"x" is not a valid choice.'] }],
  ['an unknown feeding', { feeding: 'tea' }, { feeding: ['"tea" is not a valid choice.'] }],
  ['an unknown diet', { diet: 'keto' }, { diet: ['"keto" is not a valid choice.'] }],
  ['an unknown place', { locale: 'fr' }, { locale: ['"fr" is not a valid choice.'] }],
  ['an unknown allergen', { allergies: ['kiwi'] }, { allergies: { 0: ['"kiwi" is not a valid choice.'] } }],
  ['no list', { avoids: 'pork' }, { avoids: ['Expected a list of items but got type "str".'] }],
  ['a blank dislike', { dislikes: ['peas', ''] }, { dislikes: { 1: blank } }],
  [
    'too many dislikes',
    { dislikes: Array.from({ length: 51 }, (_, index) => `food ${index}`) },
    { dislikes: ['Ensure this field has no more than 50 elements.'] },
  ],
  [
    'an allergen before birth',
    { introduced_allergens: [{ code: 'egg', date: birthDateOf(9) }] },
    { introduced_allergens: { 0: { date: ['The date cannot be before the birth date.'] } } },
  ],
  [
    'an allergen to come',
    { introduced_allergens: [{ code: 'egg', date: dateFromNow(2) }] },
    { introduced_allergens: { 0: { date: ['The date cannot be in the future.'] } } },
  ],
  [
    'an unknown reaction',
    { introduced_allergens: [{ code: 'egg', date: birthDateOf(1), reaction: 'x' }] },
    { introduced_allergens: { 0: { reaction: ['"x" is not a valid choice.'] } } },
  ],
  [
    'a measurement of nothing',
    { measurements: [{ date: birthDateOf(1) }] },
    { measurements: { 0: { non_field_errors: ['Give weight_kg, length_cm or head_cm.'] } } },
  ],
  [
    'a weight in grams',
    { measurements: [{ date: birthDateOf(1), weight_kg: 7100 }] },
    {
      measurements: {
        0: { weight_kg: ['Weight is given in kilograms, from 0.3 to 60; 7100 is not possible.'] },
      },
    },
  ],
  [
    'a weight in words',
    { measurements: [{ date: birthDateOf(1), weight_kg: 'seven' }] },
    { measurements: { 0: { weight_kg: ['A valid number is required.'] } } },
  ],
  [
    'two measurements of a day',
    {
      measurements: [
        { date: birthDateOf(1), weight_kg: 7 },
        { date: birthDateOf(1), weight_kg: 8 },
      ],
    },
    { measurements: { 1: { date: ['There is a measurement of this day already.'] } } },
  ],
];

for (const [name, fields, messages] of refusals) {
  test(`POST refuses ${name}`, async ({ api }) => {
    const { access: token } = await api.newMember();
    const body = name === 'nothing' ? {} : { name: 'Ada', birth_date: birthDateOf(8), ...fields };
    const answer = await api.post(babies, body, { token });
    expect([answer.status(), await answer.json()]).toEqual([400, messages]);
    expect(await (await api.get(babies, { token })).json()).toMatchObject({ count: 0 });
  });
}

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

test('a member looks after at most 20 babies, also when they come at the same moment', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      api.post(babies, { name: `Baby ${index}`, birth_date: birthDateOf(3) }, { token }),
    ),
  );
  const refused = answers.filter((answer) => answer.status() !== 201);
  expect(refused).toHaveLength(4);
  for (const answer of refused) {
    const text = 'A member can look after at most 20 babies.';
    expect([answer.status(), await answer.json()]).toEqual([400, { non_field_errors: [text] }]);
  }
  const first = await (await api.get(`${babies}?page_size=15&ordering=-name`, { token })).json();
  expect(first).toMatchObject({ count: 20, previous: null });
  expect(first.next).toMatch(/\/api\/nutriai\/baby-profiles\?page_size=15&ordering=-name&page=2$/);
  const last = await (await api.get(`${babies}?page_size=15&ordering=-name&page=2`, { token })).json();
  const names = [...first.results, ...last.results].map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted().toReversed());
  expect(new Set(names).size).toBe(20);
  const none = await api.get(`${babies}?page=3&page_size=15`, { token });
  expect([none.status(), await none.json()]).toEqual([404, { detail: 'Invalid page.' }]);
});

test('the same key makes one baby, from two calls at the same moment too', async ({ api }) => {
  const { access: token } = await api.newMember();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'Ada', birth_date: birthDateOf(3) };
  const answers = await Promise.all([
    api.post(babies, body, { token, headers }),
    api.post(babies, body, { token, headers }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([201, 201]);
  const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
  expect(one).toEqual(two);
  const other = await api.post(babies, { ...body, name: 'Eve' }, { token, headers });
  expect(other.status()).toBe(409);
  expect(await (await api.get(babies, { token })).json()).toMatchObject({ count: 1 });
});

test('changes at the same moment lose nothing', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id } = await addBaby(api, member);
  const patches = [
    { name: 'Eve' },
    { sex: 'female' },
    { diet: 'vegan' },
    { avoids: ['pork'] },
    { allergies: ['egg'] },
  ];
  await Promise.all(patches.map((patch) => api.patch(`${babies}/${id}`, patch, { token })));
  expect(await (await api.get(`${babies}/${id}`, { token })).json()).toMatchObject(
    Object.assign({}, ...patches),
  );
});

test('measurements and first tastes of two parents at the same moment all stay', async ({ api }) => {
  const [parent, partner] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  await share(api, { parent, babyId: id, guest: partner, role: 'parent' });
  const day = (index: number) => dateFromNow(-index - 1);
  const days = Array.from({ length: 8 }, (_, index) => day(index));
  const answers = await Promise.all(
    days.map((date, index) =>
      api.patch(
        `${babies}/${id}`,
        {
          change_measurements: { put: [{ date, weight_kg: 8 + index / 10 }] },
          change_introduced_allergens: { add: [{ code: 'egg', date }] },
        },
        { token: (index % 2 === 0 ? parent : partner).access },
      ),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual(days.map(() => 200));
  const read = async () => (await api.get(`${babies}/${id}`, { token: parent.access })).json();
  const { measurements, introduced_allergens } = await read();
  expect(measurements.map(({ date }: { date: string }) => date)).toEqual(days.toReversed());
  expect(introduced_allergens).toHaveLength(8);
  // A length joins the weight of its day; one that is moved leaves its day.
  const change_measurements = {
    remove: [day(1)],
    put: [
      { date: day(0), length_cm: 70 },
      { date: day(9), weight_kg: 7 },
    ],
  };
  await api.patch(`${babies}/${id}`, { change_measurements }, { token: partner.access });
  const after = (await read()).measurements;
  expect(after).toHaveLength(8);
  expect([after[0], after.at(-1)]).toMatchObject([
    { date: day(9), weight_kg: 7 },
    { date: day(0), weight_kg: 8, length_cm: 70 },
  ]);
  const bad = await api.patch(
    `${babies}/${id}`,
    { change_measurements: { put: [{ date: dateFromNow(3), weight_kg: 8 }] } },
    { token: parent.access },
  );
  expect([bad.status(), await bad.json()]).toEqual([
    400,
    { measurements: { 8: { date: ['The date cannot be in the future.'] } } },
  ]);
});

test('deleting a member erases the babies of which nobody else is a parent', async ({ api }) => {
  const [parent, partner, carer] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const [own, shared] = [await addBaby(api, parent), await addBaby(api, parent)];
  await share(api, { parent, babyId: own.id, guest: carer, role: 'carer' });
  await share(api, { parent, babyId: shared.id, guest: partner, role: 'parent' });
  const { token } = await (await api.post('/cms-api/staff/login', testStaff('admin'))).json();
  const headers = { authorization: `JWT ${token}` };
  const deleted = await api.delete(`/cms-api/members/${parent.pk}`, { headers });
  expect(deleted.status()).toBe(200);
  expect((await api.get(`${babies}/${own.id}`, { token: carer.access })).status()).toBe(404);
  const left = await api.get(`${babies}/${shared.id}/carers`, { token: partner.access });
  expect(await left.json()).toMatchObject({ count: 1, results: [{ id: partner.pk, role: 'parent' }] });
});
