import { expect, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, noBaby, notFound, share } from './nutriai-test';

const pathOf = (id: string) => `${babies}/${id}/before-solids`;

test('a baby of three months waits: when, what milk, which signs, what comes later still', async ({
  api,
}) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const baby = { birth_date: birthDateOf(3), feeding: 'formula' };
  const weighed = { measurements: [{ date: dateFromNow(0), weight_kg: 6 }] };
  const { id } = await addBaby(api, parent, { ...baby, ...weighed });
  await share(api, { parent, babyId: id, guest: carer, role: 'carer' });
  const answer = await api.get(pathOf(id), { token: carer.access });
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(answer.headers()['allow']).toBe('GET, HEAD, OPTIONS');
  const source = {
    org: expect.any(String),
    title: expect.any(String),
    year: expect.any(Number),
    url: expect.any(String),
  };
  const found = await answer.json();
  expect(found).toMatchObject({
    baby: id,
    age_months: 3,
    corrected_age_months: null,
    is_waiting: true,
    counted_from: 'birth',
    six_months_on: birthDateOf(-3),
    advice: {
      readiness: [expect.any(String), expect.any(String), expect.any(String)],
      // 150 to 200 ml for each kilogram, and at most 960.
      milk: { kind: 'formula', range_ml: { min: 900, max: 960 }, is_weight_estimated: false },
      sources: expect.arrayContaining([source]),
    },
  });
  expect(found.advice.never[0]).toMatchObject({
    about: 'honey',
    until_months: 12,
    sources: [source, source],
  });

  // Without a weight it says that it rests on an estimate.
  await api.patch(`${babies}/${id}`, { measurements: [] }, { token: parent.access });
  const estimated = await (await api.get(pathOf(id), { token: parent.access })).json();
  expect(estimated.advice.milk.is_weight_estimated).toBe(true);
});

test('it counts from the due date of a baby born early', async ({ api }) => {
  const parent = await api.newMember();
  const dates = { birth_date: birthDateOf(7), due_date: birthDateOf(5) };
  const { id } = await addBaby(api, parent, dates);
  const found = await (await api.get(pathOf(id), { token: parent.access })).json();
  expect(found).toMatchObject({
    age_months: 7,
    corrected_age_months: 5,
    is_waiting: true,
    counted_from: 'due_date',
    six_months_on: birthDateOf(-1),
  });
  expect(found.advice.readiness).toEqual([]);
});

test('a baby of six months is not waiting any more', async ({ api }) => {
  const parent = await api.newMember();
  const { id } = await addBaby(api, parent, { birth_date: birthDateOf(6) });
  const found = await (await api.get(pathOf(id), { token: parent.access })).json();
  expect(found).toMatchObject({ is_waiting: false, six_months_on: birthDateOf(0), advice: null });
});

test('somebody else’s baby is not there, and nobody is let in without a token', async ({ api }) => {
  const [parent, stranger] = [await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent, { birth_date: birthDateOf(3) });
  for (const path of [pathOf(id), pathOf(noBaby), pathOf('x')]) {
    const answer = await api.get(path, { token: stranger.access });
    expect([path, answer.status(), await answer.json()]).toEqual([path, 404, notFound]);
  }
  expect((await api.get(pathOf(id))).status()).toBe(401);
});
