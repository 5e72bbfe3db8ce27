import { randomUUID } from 'node:crypto';
import { expect, required, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, noBaby, notFound, share } from './nutriai-test';

const water = '/api/nutriai/water-intake';
const at = (days: number, time = '08:00:00Z') => `${dateFromNow(days)}T${time}`;
const notTheirs = { detail: 'A carer can only change what they logged themselves.' };

test('POST logs a drink, GET reads it, and the list says who made it', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const body = { baby, drunk_at: at(-1, '10:00:00+02:00'), amount_ml: 60, source: ' open cup ' };
  const made = await api.post(`${water}/`, body, { token });
  expect(made.status()).toBe(201);
  expect(made.headers()['allow']).toBe('GET, POST, HEAD, OPTIONS');
  const drink = await made.json();
  expect(drink).toEqual({
    id: expect.any(String),
    baby,
    drunk_at: at(-1, '08:00:00.000Z'),
    amount_ml: 60,
    source: 'open cup',
    made_by: { id: member.pk, name: '', role: 'parent', is_me: true },
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const one = await api.get(`${water}/${drink.id}`, { token });
  expect([one.status(), one.headers()['cache-control'], await one.json()]).toEqual([200, 'no-store', drink]);
  expect(await (await api.get(water, { token })).json()).toMatchObject({ count: 1, results: [drink] });
});

const refusals: readonly [string, object, object][] = [
  ['no amount', { amount_ml: undefined }, { amount_ml: required }],
  ['no time', { drunk_at: undefined }, { drunk_at: required }],
  ['nothing', { amount_ml: 0 }, { amount_ml: ['Ensure this value is greater than or equal to 1.'] }],
  ['a flood', { amount_ml: 1001 }, { amount_ml: ['Ensure this value is less than or equal to 1000.'] }],
  ['half a millilitre', { amount_ml: 1.5 }, { amount_ml: ['A valid integer is required.'] }],
  ['words', { amount_ml: 'much' }, { amount_ml: ['A valid integer is required.'] }],
  [
    'a day for a time',
    { drunk_at: dateFromNow(-1) },
    {
      drunk_at: [
        'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
      ],
    },
  ],
  ['a drink to come', { drunk_at: at(1) }, { drunk_at: ['This time is in the future.'] }],
  [
    'a drink before birth',
    { drunk_at: `${birthDateOf(9)}T08:00:00Z` },
    { drunk_at: ['This time is before the birth date.'] },
  ],
  [
    'a long source',
    { source: 'x'.repeat(61) },
    { source: ['Ensure this field has no more than 60 characters.'] },
  ],
  ['no id', { baby: '1' }, { baby: ['Must be a valid UUID.'] }],
  ['no such baby', { baby: noBaby }, { baby: [`Invalid pk "${noBaby}" - object does not exist.`] }],
];

test('POST refuses what cannot be', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  for (const [name, fields, messages] of refusals) {
    const body = { baby, drunk_at: at(-1), amount_ml: 60, ...fields };
    const answer = await api.post(water, body, { token });
    expect([name, answer.status(), await answer.json()]).toEqual([name, 400, messages]);
  }
  expect(await (await api.get(water, { token })).json()).toMatchObject({ count: 0 });
});

test('PATCH and PUT change, DELETE deletes, and the baby stays', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const body = { baby, drunk_at: at(-1), amount_ml: 60, source: 'cup' };
  const { id } = await (await api.post(water, body, { token })).json();
  const path = `${water}/${id}`;
  const patched = await api.patch(path, { amount_ml: 80, baby: noBaby, made_by: null }, { token });
  expect([patched.status(), await patched.json()]).toMatchObject([
    200,
    { ...body, amount_ml: 80, drunk_at: at(-1, '08:00:00.000Z') },
  ]);
  const bad = await api.patch(path, { amount_ml: 0, drunk_at: at(1) }, { token });
  expect([bad.status(), await bad.json()]).toEqual([
    400,
    { amount_ml: ['Ensure this value is greater than or equal to 1.'] },
  ]);
  const put = await api.call('PUT', path, { body: { drunk_at: at(-2), amount_ml: 90 }, token });
  expect(await put.json()).toMatchObject({
    id,
    baby,
    amount_ml: 90,
    source: '',
    drunk_at: at(-2, '08:00:00.000Z'),
  });
  const deleted = await api.delete(path, { token });
  expect([deleted.status(), await deleted.text()]).toEqual([204, '']);
  expect((await api.get(path, { token })).status()).toBe(404);
});

test('the list filters by baby and days of the family’s time zone, in pages and in order', async ({
  api,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const [{ id: baby }, { id: other }] = [await addBaby(api, member), await addBaby(api, member)];
  for (const [id, drunk_at, amount_ml] of [
    [baby, at(-2, '23:30:00Z'), 10],
    [baby, at(-1, '09:00:00Z'), 20],
    [baby, at(-3, '09:00:00Z'), 30],
    [other, at(-1, '09:00:00Z'), 40],
  ]) {
    expect((await api.post(water, { baby: id, drunk_at, amount_ml }, { token })).status()).toBe(201);
  }
  const amounts = async (query: string) => {
    const { results } = await (await api.get(`${water}?${query}`, { token })).json();
    return results.map((drink: { amount_ml: number }) => drink.amount_ml);
  };
  expect(await amounts(`baby=${baby}`)).toEqual([20, 10, 30]);
  expect(await amounts(`baby=${baby}&ordering=amount_ml`)).toEqual([10, 20, 30]);
  expect(await amounts(`baby=${baby}&ordering=nothing,-amount_ml`)).toEqual([30, 20, 10]);
  expect(await amounts(`baby=${baby}&page_size=2&page=2`)).toEqual([30]);
  const day = dateFromNow(-1);
  expect(await amounts(`baby=${baby}&from=${day}&to=${day}`)).toEqual([20]);
  expect(await amounts(`baby=${baby}&from=0000-01-01&to=9999-12-31`)).toEqual([20, 10, 30]);
  // In Berlin the drink late at night is one of the next day.
  expect(await amounts(`baby=${baby}&from=${day}&to=${day}&time_zone=Europe/Berlin`)).toEqual([20, 10]);
  expect((await amounts(`from=${day}`)).toSorted()).toEqual([20, 40]);

  const list = await (
    await api.get(`${water}?baby=${baby}&from=${day}&to=${day}&time_zone=Europe/Berlin`, { token })
  ).json();
  expect(list.totals).toEqual([
    {
      baby,
      date: day,
      amount_ml: 30,
      target: { min_ml: 120, max_ml: 240 },
      warn_above_ml: 240,
      status: 'below',
    },
  ]);
  const week = await (await api.get(`${water}?baby=${baby}`, { token })).json();
  expect(week.totals.map(({ date }: { date: string }) => date)).toEqual(
    Array.from({ length: 7 }, (_, index) => dateFromNow(-index)),
  );
  const year = await (await api.get(`${water}?baby=${baby}&from=${dateFromNow(-200)}`, { token })).json();
  expect(year.totals).toHaveLength(92);
});

test('under six months there is no target, and any water is too much', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, { birth_date: birthDateOf(3) });
  const list = await (await api.get(`${water}?baby=${baby}`, { token })).json();
  expect(list.totals[0]).toMatchObject({ target: null, warn_above_ml: 0, status: 'not_yet', amount_ml: 0 });
});

test('refuses a query that cannot be', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const format = ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'];
  for (const [query, messages] of [
    ['from=yesterday', { from: format }],
    ['to=2026-02-30', { to: format }],
    ['from=2026-02-02&to=2026-02-01', { to: ['The end cannot be before the start.'] }],
    ['time_zone=Mars/Olympus', { time_zone: ['Enter the IANA name of a time zone.'] }],
    ['baby=x', { baby: ['Must be a valid UUID.'] }],
  ] as const) {
    const answer = await api.get(`${water}?${query}`, { token });
    expect([query, answer.status(), await answer.json()]).toEqual([query, 400, messages]);
  }
  const page = await api.get(`${water}?page=2`, { token });
  expect([page.status(), await page.json()]).toEqual([404, { detail: 'Invalid page.' }]);
});

test('somebody else’s drinks are not there', async ({ api }) => {
  const [parent, stranger] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  const body = { baby, drunk_at: at(-1), amount_ml: 60 };
  const { id } = await (await api.post(water, body, { token: parent.access })).json();
  const token = stranger.access;
  for (const [method, path] of [
    ['GET', `${water}/${id}`],
    ['PUT', `${water}/${id}`],
    ['PATCH', `${water}/${id}`],
    ['DELETE', `${water}/${id}`],
    ['GET', `${water}/${noBaby}`],
    ['GET', `${water}/x`],
    ['GET', `${water}?baby=${baby}`],
  ] as const) {
    const answer = await api.call(method, path, { token, body: method === 'GET' ? undefined : body });
    expect([method, path, answer.status(), await answer.json()]).toEqual([method, path, 404, notFound]);
  }
  const logged = await api.post(water, body, { token });
  expect([logged.status(), await logged.json()]).toEqual([
    400,
    { baby: [`Invalid pk "${baby}" - object does not exist.`] },
  ]);
  expect(await (await api.get(water, { token })).json()).toMatchObject({ count: 0, totals: [] });
  expect((await api.get(water)).status()).toBe(401);
});

test('a carer logs and reads, and changes only their own', async ({ api }) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const body = { baby, drunk_at: at(-1), amount_ml: 60 };
  const token = carer.access;
  const theirs = await (await api.post(water, body, { token: parent.access })).json();
  const own = await (await api.post(water, body, { token })).json();
  expect(await (await api.get(`${water}/${theirs.id}`, { token })).json()).toMatchObject({
    made_by: { id: parent.pk, is_me: false },
  });
  for (const method of ['PATCH', 'PUT', 'DELETE']) {
    const answer = await api.call(method, `${water}/${theirs.id}`, { token, body });
    expect([method, answer.status(), await answer.json()]).toEqual([method, 403, notTheirs]);
  }
  expect((await api.patch(`${water}/${own.id}`, { amount_ml: 70 }, { token })).status()).toBe(200);
  expect((await api.patch(`${water}/${own.id}`, { amount_ml: 80 }, { token: parent.access })).status()).toBe(
    200,
  );
  await api.delete(`${babies}/${baby}/carers/${carer.pk}`, { token: parent.access });
  expect((await api.get(`${water}/${own.id}`, { token })).status()).toBe(404);
  // What they wrote stays with the baby, under their name.
  const kept = await (await api.get(`${water}/${own.id}`, { token: parent.access })).json();
  expect(kept.made_by).toEqual({ id: carer.pk, name: '', role: null, is_me: false });
  await api.delete(`${babies}/${baby}`, { token: parent.access });
  expect((await api.get(`${water}/${own.id}`, { token: parent.access })).status()).toBe(404);
});

test('the same key makes one drink, two calls at the same moment two', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const body = { baby, drunk_at: at(-1), amount_ml: 60 };
  const headers = { 'idempotency-key': randomUUID() };
  const same = await Promise.all([
    api.post(water, body, { token, headers }),
    api.post(water, body, { token, headers }),
  ]);
  expect(same.map((answer) => answer.status())).toEqual([201, 201]);
  const changed = await api.post(water, { ...body, amount_ml: 61 }, { token, headers });
  expect(changed.status()).toBe(409);
  await Promise.all([api.post(water, body, { token }), api.post(water, body, { token })]);
  expect(await (await api.get(`${water}?baby=${baby}`, { token })).json()).toMatchObject({ count: 3 });
});
