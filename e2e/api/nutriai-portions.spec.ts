import { expect, test } from './api-test';
import { addBaby, dateFromNow, notFound, share, type Somebody } from './nutriai-test';

const path = '/api/nutriai/stored-portions';
const meals = '/api/nutriai/meals';
const dish = 'apple-cinnamon-porridge';

const portionsOf = (baby: string, fields: object = {}) => ({
  ...{ baby, recipe: dish, grams: 90, portions: 2, place: 'fridge', cooked_on: dateFromNow(0) },
  ...fields,
});
const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
const mealOf = (baby: string, portion: string) => ({
  ...{ baby, eaten_at: aMinuteAgo, kind: 'lunch', portion },
  items: [{ recipe: dish, grams: 90 }],
});

test('what was cooked is eaten portion by portion, by everybody who looks after the baby', async ({
  api,
}) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const left = async ({ access: token }: Somebody) => {
    const { results } = await (await api.get(`${path}?baby=${baby}`, { token })).json();
    return results.map(({ portions }: { portions: number }) => portions);
  };
  const eat = async ({ access: token }: Somebody, key: string) => {
    const headers = { 'idempotency-key': key };
    const eaten = await api.post(meals, mealOf(baby, stored.id), { token, headers });
    expect(eaten.status(), await eaten.text()).toBe(201);
    return (await eaten.json()).id;
  };

  const answer = await api.post(path, portionsOf(baby), { token: parent.access });
  const stored = await answer.json();
  expect([answer.status(), stored]).toEqual([
    201,
    expect.objectContaining({
      recipe: dish,
      slug: dish,
      portions: 2,
      place: 'fridge',
      cooked_on: dateFromNow(0),
    }),
  ]);
  expect(stored.title).toMatch(/porridge/i);
  expect([dateFromNow(1), dateFromNow(2)]).toContain(stored.eat_by);

  // The same call again is the same meal, and takes no second portion.
  const first = await eat(carer, 'one-meal');
  expect(await eat(carer, 'one-meal')).toBe(first);
  expect(await left(parent)).toEqual([1]);
  await eat(parent, 'another');
  expect(await left(carer)).toEqual([]);
  // Two phones without a network: the third meal was eaten, of whatever.
  const third = await eat(carer, 'third');
  await api.delete(`${meals}/${third}`, { token: carer.access });
  expect(await left(carer)).toEqual([]);
  await api.delete(`${meals}/${first}`, { token: carer.access });
  expect(await left(parent)).toEqual([1]);
  expect((await api.delete(`${path}/${stored.id}`, { token: carer.access })).status()).toBe(204);
  expect(await (await api.get(`${path}/${stored.id}`, { token: parent.access })).json()).toEqual(notFound);
});

test('says what has to be eaten first, and how many are left', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const frozen = await (await api.post(path, portionsOf(baby, { place: 'freezer' }), { token })).json();
  const cold = await (await api.post(path, portionsOf(baby), { token })).json();
  expect(frozen.eat_by > cold.eat_by).toBe(true);
  const list = await (await api.get(`${path}?baby=${baby}`, { token })).json();
  expect(list).toMatchObject({ count: 2, results: [{ id: cold.id }, { id: frozen.id }] });
  const changed = await api.patch(`${path}/${cold.id}`, { portions: 0 }, { token });
  expect([changed.status(), (await changed.json()).portions]).toEqual([200, 0]);
  expect((await (await api.get(path, { token })).json()).count).toBe(1);
  const { babies } = await (await api.post('/api/user-profile/export', undefined, { token })).json();
  expect(babies[0].stored_portions).toHaveLength(2);
});

test('a place that a dish is not for, and a day that cannot be, are refused with the reason', async ({
  api,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  for (const [fields, field] of [
    [{ cooked_on: dateFromNow(2) }, 'cooked_on'],
    [{ cooked_on: dateFromNow(-9) }, 'cooked_on'],
    [{ place: 'cupboard' }, 'place'],
    [{ portions: 0 }, 'portions'],
    [{ portions: 41 }, 'portions'],
    [{ grams: 0 }, 'grams'],
    [{ recipe: 'no-such-dish' }, 'recipe'],
  ] as const) {
    const refused = await api.post(path, portionsOf(baby, fields), { token });
    expect([fields, refused.status(), Object.keys(await refused.json())]).toEqual([fields, 400, [field]]);
  }
});

test('a meal takes no portion of another baby', async ({ api }) => {
  const [owner, other] = [await api.newMember(), await api.newMember()];
  const { id: theirs } = await addBaby(api, owner);
  const { id: own } = await addBaby(api, other);
  const stored = await (await api.post(path, portionsOf(theirs), { token: owner.access })).json();
  const eaten = await api.post(meals, mealOf(own, stored.id), { token: other.access });
  expect(eaten.status()).toBe(201);
  await api.delete(`${meals}/${(await eaten.json()).id}`, { token: other.access });
  const after = await (await api.get(`${path}/${stored.id}`, { token: owner.access })).json();
  expect(after.portions).toBe(2);
});
