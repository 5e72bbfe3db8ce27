import { randomUUID } from 'node:crypto';
import { testStaff } from '../support/staff';
import { expect, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, share } from './nutriai-test';

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
