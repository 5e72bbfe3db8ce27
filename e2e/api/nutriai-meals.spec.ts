import { randomUUID } from 'node:crypto';
import { expect, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, noBaby, notFound, share } from './nutriai-test';
import { meals, at, oats } from './nutriai-meals-test';

test('POST logs a meal: measures become grams, and grams become nutrients', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const items = [oats, { food: 'Eggs', grams: 30 }];
  const body = { baby, eaten_at: at(-1, '10:00:00+02:00'), kind: 'breakfast', items };
  const made = await api.post(`${meals}/`, body, { token });
  expect(made.status(), await made.text()).toBe(201);
  const meal = await made.json();
  expect(meal).toMatchObject({
    baby,
    eaten_at: at(-1, '08:00:00.000Z'),
    kind: 'breakfast',
    items: [
      { food: 'oats', recipe: null, text: null, name: 'Oats', amount: 2, unit: 'tbsp' },
      { food: 'egg', recipe: null, text: null, name: 'Egg', amount: null, unit: null, grams: 30 },
    ],
    eaten_share: 1,
    reaction: null,
    emergency: false,
    emergency_text: null,
    alerts: [],
    not_counted: [],
    made_by: { id: member.pk, name: '', role: 'parent', is_me: true },
  });
  expect(meal.items[0].grams).toBeGreaterThan(20);
  expect(meal.nutrients.protein_g).toBeGreaterThan(3);
  const one = await api.get(`${meals}/${meal.id}`, { token });
  expect([one.status(), one.headers()['cache-control'], await one.json()]).toEqual([200, 'no-store', meal]);
  const half = await api.patch(`${meals}/${meal.id}`, { eaten_share: 0.5 }, { token });
  const { nutrients } = await half.json();
  expect(nutrients.energy_kcal).toBeCloseTo(meal.nutrients.energy_kcal / 2, 1);
});

test('words are counted by estimates, put right one by one, and stored where nobody knows them', async ({
  api,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const body = { baby, eaten_at: at(-1), kind: 'snack' };
  const made = await api.post(meals, { ...body, items: [{ text: 'half a banana' }] }, { token });
  const meal = await made.json();
  expect(meal).toMatchObject({
    items: [{ text: 'half a banana', grams: 59, is_estimate: true }],
    counted: [{ item: 0, text: 'banana', name: 'Banana', grams: 59, is_estimate: true }],
    has_estimates: true,
    not_counted: [],
  });
  expect(meal.nutrients.energy_kcal).toBeCloseTo(52.5, 0);
  const weights = [{ text: 'banana', grams: 40 }];
  const items = [{ text: 'half a banana', weights }];
  const changed = await (await api.patch(`${meals}/${meal.id}`, { items }, { token })).json();
  expect(changed).toMatchObject({ counted: [{ grams: 40, is_estimate: false }], has_estimates: false });
  const unknown = await api.post(meals, { ...body, items: [{ text: 'zzyx' }, { text: 'puffs' }] }, { token });
  expect(unknown.status(), await unknown.text()).toBe(201);
  expect(await unknown.json()).toMatchObject({
    items: [{ text: 'zzyx', grams: null }, { text: 'puffs' }],
    not_counted: [{ text: 'zzyx', reason: 'unknown_food' }],
  });
});

test('signs of an emergency are answered with what to do', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const meal = async (reaction: object) => {
    const body = { baby, eaten_at: at(-1), kind: 'lunch', items: [{ food: 'egg', grams: 20 }], reaction };
    return (await api.post(meals, body, { token })).json();
  };
  const swollen = await meal({ severity: 'mild', signs: ['swollen lips'] });
  expect(swollen).toMatchObject({
    emergency: true,
    reaction: { severity: 'mild', signs: ['swollen lips'], note: '' },
  });
  expect(swollen.emergency_text).toContain('call 999, 112 or 911 at once');
  const severe = await meal({ severity: 'severe' });
  expect(severe).toMatchObject({ emergency: true });
  const denied = await meal({ severity: 'mild', signs: ['red cheeks'], note: 'No wheezing.' });
  expect(denied).toMatchObject({ emergency: false, emergency_text: null });
  expect(denied.alerts).toEqual([expect.objectContaining({ severity: 'see_someone', emergency: false })]);
  const changed = await api.patch(
    `${meals}/${denied.id}`,
    { reaction: { severity: 'mild', note: 'He is wheezing.' } },
    { token },
  );
  expect(await changed.json()).toMatchObject({ emergency: true });
  const cleared = await api.patch(`${meals}/${denied.id}`, { reaction: null }, { token });
  expect(await cleared.json()).toMatchObject({ emergency: false, reaction: null, alerts: [] });
});

test('what was reacted to at a meal is unsafe wherever something is judged for the baby', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const verdicts = async () => {
    const post = async (path: string, body: object) =>
      (await api.post(`/api/nutriai/${path}`, { baby, ...body }, { token })).json();
    const said = await post('ask', { question: 'Can she have egg?' });
    const draft = await post('recipes/check', { ingredients: ['2 eggs, well cooked'] });
    const checked = await post('safety-check', { text: 'well cooked egg' });
    const written = await post('recipes/generate', { ingredients: ['egg'], seed: 3 });
    return {
      check: checked.verdict,
      draft: draft.safety.verdict,
      hasEgg: written.allergens.includes('egg'),
      said: JSON.stringify(said.parts).includes('reaction'),
    };
  };
  expect(await verdicts()).toMatchObject({ hasEgg: true, said: false });
  const reaction = { severity: 'severe', signs: ['hives'] };
  const body = { baby, eaten_at: at(-1), kind: 'lunch', items: [{ food: 'egg', grams: 20 }], reaction };
  expect((await api.post(meals, body, { token })).status()).toBe(201);
  expect(await verdicts()).toEqual({ check: 'block', draft: 'block', hasEgg: false, said: true });
});

test('PUT replaces, DELETE deletes, the list filters', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const [{ id: baby }, { id: other }] = [await addBaby(api, member), await addBaby(api, member)];
  const body = { baby, eaten_at: at(-2), kind: 'lunch', items: [oats], eaten_share: 0.5 };
  const { id } = await (await api.post(meals, body, { token })).json();
  const later = await (await api.post(meals, { ...body, eaten_at: at(-1) }, { token })).json();
  await api.post(meals, { ...body, baby: other }, { token });
  const ids = async (query: string) => {
    const { results } = await (await api.get(`${meals}?${query}`, { token })).json();
    return results.map((meal: { id: string }) => meal.id);
  };
  expect(await ids(`baby=${baby}`)).toEqual([later.id, id]);
  expect(await ids(`baby=${baby}&ordering=eaten_at`)).toEqual([id, later.id]);
  expect(await ids(`baby=${baby}&from=${dateFromNow(-1)}`)).toEqual([later.id]);
  expect(await ids(`baby=${baby}&to=${dateFromNow(-2)}`)).toEqual([id]);
  expect(await ids(`baby=${baby}&page_size=1&page=2`)).toEqual([id]);
  const put = await api.call('PUT', `${meals}/${id}`, {
    token,
    body: { eaten_at: at(-3), kind: 'snack', items: [{ food: 'egg', grams: 10 }] },
  });
  expect([put.status(), await put.json()]).toMatchObject([
    200,
    { id, baby, kind: 'snack', eaten_share: 1, items: [{ food: 'egg' }] },
  ]);
  const deleted = await api.delete(`${meals}/${id}`, { token });
  expect([deleted.status(), await deleted.text()]).toEqual([204, '']);
  expect(await ids(`baby=${baby}`)).toEqual([later.id]);
});

test('somebody else’s meals are not there, and a carer changes only their own', async ({ api }) => {
  const [parent, carer] = [await api.newMember(), await api.newMember()];
  const { id: baby } = await addBaby(api, parent);
  const body = { baby, eaten_at: at(-1), kind: 'lunch', items: [oats] };
  const { id } = await (await api.post(meals, body, { token: parent.access })).json();
  const token = carer.access;
  for (const [method, path] of [
    ['GET', `${meals}/${id}`],
    ['PUT', `${meals}/${id}`],
    ['PATCH', `${meals}/${id}`],
    ['DELETE', `${meals}/${id}`],
    ['GET', `${meals}?baby=${baby}`],
    ['GET', `/api/nutriai/insights/${baby}`],
  ] as const) {
    const answer = await api.call(method, path, { token, body: method === 'GET' ? undefined : body });
    expect([method, path, answer.status(), await answer.json()]).toEqual([method, path, 404, notFound]);
  }
  await share(api, { parent, babyId: baby, guest: carer, role: 'carer' });
  const detail = 'A carer can only change what they logged themselves.';
  for (const method of ['PATCH', 'PUT', 'DELETE']) {
    const answer = await api.call(method, `${meals}/${id}`, { token, body });
    expect([method, answer.status(), await answer.json()]).toEqual([method, 403, { detail }]);
  }
  const own = await (await api.post(meals, body, { token })).json();
  expect((await api.delete(`${meals}/${own.id}`, { token })).status()).toBe(204);
  await api.delete(`${babies}/${baby}`, { token: parent.access });
  expect((await api.get(`${meals}/${id}`, { token: parent.access })).status()).toBe(404);
});

test('the same key makes one meal, two calls at the same moment two', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const body = { baby, eaten_at: at(-1), kind: 'lunch', items: [oats] };
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([
    api.post(meals, body, { token, headers }),
    api.post(meals, body, { token, headers }),
    api.post(meals, body, { token }),
  ]);
  expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201]);
  expect(await (await api.get(`${meals}?baby=${baby}`, { token })).json()).toMatchObject({ count: 2 });
});

test('insights look back on meals and water of the days asked for', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const weight = { date: birthDateOf(1), weight_kg: 8 };
  const { id: baby } = await addBaby(api, member, { sex: 'female', measurements: [weight] });
  const body = { baby, eaten_at: at(-1), kind: 'lunch', items: [{ food: 'egg', grams: 20 }] };
  await api.post(meals, { ...body, reaction: { severity: 'mild', signs: ['wheezing'] } }, { token });
  await api.post('/api/nutriai/water-intake', { baby, drunk_at: at(-1), amount_ml: 60 }, { token });
  const path = `/api/nutriai/insights/${baby}`;
  const answer = await api.get(`${path}?days=14&time_zone=Europe/London`, { token });
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store']);
  const found = await answer.json();
  expect(found).toMatchObject({ baby, age_months: 8, corrected_age_months: null, logged_days: 1 });
  expect(found.alerts[0]).toMatchObject({ severity: 'urgent', emergency: true });
  expect(found.days).toHaveLength(14);
  expect(found.water).toMatchObject({ plain_ml: 60 });
  expect(found.growth.series).not.toHaveLength(0);
  for (const [query, days] of [
    ['', 7],
    ['?days=7', 7],
    ['?days=30', 30],
  ] as const) {
    expect((await (await api.get(`${path}${query}`, { token })).json()).days).toHaveLength(days);
  }
  for (const [query, messages] of [
    ['?days=8', { days: ['"8" is not a valid choice.'] }],
    ['?time_zone=x', { time_zone: ['Enter the IANA name of a time zone.'] }],
  ] as const) {
    const refused = await api.get(`${path}${query}`, { token });
    expect([refused.status(), await refused.json()]).toEqual([400, messages]);
  }
  expect((await api.get(`/api/nutriai/insights/${noBaby}`, { token })).status()).toBe(404);
  expect((await api.get(path)).status()).toBe(401);
});
