import { randomUUID } from 'node:crypto';
import { readEvents } from '../support/read-events';
import { expect, required, test } from './api-test';
import { makePlan, type Plan, plans, recipesOf, slotsOf, start, withPlan } from './nutriai-plan-test';
import {
  addBaby,
  babies,
  birthDateOf,
  dateFromNow,
  noBaby,
  notFound,
  onlyParents,
  share,
} from './nutriai-test';

test('POST makes a week that a parent can cook', async ({ api }) => {
  const { member, token, baby, plan } = await withPlan(api, { plan: { days: 7 } });
  expect(plan).toMatchObject({
    baby,
    start_date: start,
    end_date: dateFromNow(8),
    version: 1,
    is_outdated: false,
    checked: [],
    choices: { days: 7, meals_per_day: null, pantry: [], exclude: [], seed: 7 },
    made_by: { id: member.pk, is_me: true },
  });
  expect(plan.days.map(({ date }) => date)).toEqual([2, 3, 4, 5, 6, 7, 8].map(dateFromNow));
  for (const slot of slotsOf(plan)) {
    expect(slot).toMatchObject({ slug: slot.recipe, locked: false });
    expect([slot.title, slot.portion, slot.texture].every((text) => text.length > 3)).toBe(true);
    expect(slot.verdict).toMatch(/^allow/);
    expect(slot.nutrients.energy_kcal).toBeGreaterThan(5);
  }
  for (const { totals, targets, food_groups } of plan.days) {
    const energy = (totals.energy_kcal ?? 0) / (targets.energy_kcal ?? 1);
    expect(Math.abs(energy - 1)).toBeLessThan(0.12);
    expect(food_groups.length).toBeGreaterThanOrEqual(5);
  }
  const aisles = plan.shopping_list.map(({ aisle }) => aisle);
  expect([...new Set(aisles)]).toHaveLength(aisles.filter((aisle, at) => aisle !== aisles[at - 1]).length);
  const iron = plan.shortfalls.find(({ nutrient }) => nutrient === 'iron_mg');
  expect(iron?.what_helps.length).toBeGreaterThan(0);
  expect(iron?.sources[0]).toMatchObject({ org: expect.any(String), url: expect.stringContaining('http') });
  const one = await api.get(`${plans}/${plan.id}/`, { token });
  expect([one.status(), one.headers()['cache-control'], await one.json()]).toEqual([200, 'no-store', plan]);
  const again = await makePlan(api, member, baby, { days: 7 });
  expect(recipesOf(again)).toEqual(recipesOf(plan));
});

const refusals: readonly [string, object, object][] = [
  ['no baby', { baby: undefined }, { baby: required }],
  ['no start', { start_date: undefined }, { start_date: required }],
  ['no day at all', { days: 0 }, { days: [expect.any(String)] }],
  ['fifteen days', { days: 15 }, { days: ['Ensure this value is less than or equal to 14.'] }],
  ['six meals', { meals_per_day: 6 }, { meals_per_day: ['Ensure this value is less than or equal to 5.'] }],
  ['four snacks', { snacks: 4 }, { snacks: ['Ensure this value is less than or equal to 3.'] }],
  [
    'a start before the birth',
    { start_date: '2015-01-01' },
    { start_date: ['This day is before the birth date.'] },
  ],
  [
    'a start too far ahead',
    { start_date: '2090-01-01' },
    { start_date: ['This day is more than a year ahead.'] },
  ],
  [
    'an unknown food at home',
    { pantry: ['lentils', 'bananna'] },
    { pantry: { 1: [expect.stringMatching(/^"bananna" is not a known food\. Did you mean Banana/)] } },
  ],
  [
    'an unknown food to leave out',
    { exclude: ['zzyx'] },
    { exclude: { 0: ['"zzyx" is not a known food. Try a simpler name.'] } },
  ],
];

test('POST refuses what cannot be', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  for (const [what, fields, expected] of refusals) {
    const answer = await api.post(plans, { baby, start_date: start, ...fields }, { token });
    expect([answer.status(), await answer.json()], what).toEqual([400, expected]);
  }
  const other = await api.post(plans, { baby: noBaby, start_date: start }, { token });
  expect([other.status(), await other.json()]).toEqual([
    400,
    { baby: [`Invalid pk "${noBaby}" - object does not exist.`] },
  ]);
  const { count } = await (await api.get(`${plans}?baby=${baby}`, { token })).json();
  expect(count).toBe(0);
});

test('a baby under six months gets the reason and no plan, also by events; an older child neither', async ({
  api,
}) => {
  const member = await api.newMember();
  const { access: token } = member;
  const young = await addBaby(api, member, { birth_date: birthDateOf(3) });
  const early = await addBaby(api, member, { birth_date: birthDateOf(7), due_date: birthDateOf(4) });
  const old = await addBaby(api, member, { birth_date: birthDateOf(40) });
  const ask = (baby: string, headers = {}) =>
    api.post(plans, { baby, start_date: dateFromNow(0) }, { token, headers });
  const refused = await ask(young.id);
  expect([refused.status(), await refused.json()]).toEqual([
    400,
    {
      baby: [expect.stringContaining('Under six months')],
      code: 'under_six_months',
      what_helps: expect.arrayContaining([expect.stringContaining('readiness')]),
      sources: [expect.objectContaining({ org: 'World Health Organization' }), expect.anything()],
    },
  ]);
  const streamed = await ask(young.id, { accept: 'text/event-stream' });
  expect([streamed.status(), streamed.headers()['content-type']]).toEqual([400, 'application/json']);
  expect((await (await ask(early.id)).json()).baby[0]).toContain('Counted from the due date');
  expect(await (await ask(old.id)).json()).toEqual({
    baby: ['Plans are for children up to three years old.'],
  });
});

test('a vegan child with allergies meets none of them, and neither what the family dislikes', async ({
  api,
}) => {
  const { plan } = await withPlan(api, {
    baby: {
      birth_date: birthDateOf(14),
      diet: 'vegan',
      allergies: ['peanut', 'soy'],
      other_allergies: ['kiwi'],
      dislikes: ['broccoli'],
    },
    plan: { days: 7, exclude: ['lentils'] },
  });
  for (const recipe of new Set(recipesOf(plan))) {
    if (recipe === null) continue;
    const { allergens, diets, ingredients } = await (
      await api.get(`/api/nutriai/preview/recipes/${recipe}`)
    ).json();
    expect(diets).toContain('vegan');
    for (const barred of ['peanut', 'soy', 'milk', 'egg', 'fish']) expect(allergens).not.toContain(barred);
    const foods = ingredients.map(({ food }: { food: string }) => food).join(' ');
    expect(foods).not.toMatch(/kiwi|broccoli|lentil/);
  }
  expect(recipesOf(plan).filter((recipe) => recipe !== null).length).toBeGreaterThan(10);
});

test('the list is by baby and by day, in pages, and only of one’s own', async ({ api }) => {
  const { member, token, baby, plan } = await withPlan(api);
  const later = await makePlan(api, member, baby, { start_date: dateFromNow(20), days: 1 });
  const { id: sibling } = await addBaby(api, member, { birth_date: birthDateOf(18) });
  await makePlan(api, member, sibling, { days: 1 });
  const list = async (query: string) => (await api.get(`${plans}${query}`, { token })).json();
  const all = await list(`?baby=${baby}`);
  expect(all).toMatchObject({ count: 2, next: null, previous: null });
  expect(all.results.map(({ id }: Plan) => id)).toEqual([later.id, plan.id]);
  expect(all.results[1].days[0].slots[0]).not.toHaveProperty('nutrients');
  expect(all.results[1].days[0].slots[0]).toMatchObject({ title: plan.days[0]?.slots[0]?.title });
  expect((await list(`?baby=${baby}&on=${dateFromNow(3)}`)).results).toHaveLength(1);
  expect((await list(`?baby=${baby}&on=${dateFromNow(4)}`)).count).toBe(0);
  expect((await list('?page_size=2')).next).toContain('page=2');
  expect((await list('?page_size=2&page=2')).results).toHaveLength(1);
  const stranger = await api.newMember();
  const strange = await api.get(`${plans}?baby=${baby}`, { token: stranger.access });
  expect([strange.status(), await strange.json()]).toEqual([404, notFound]);
  expect((await (await api.get(plans, { token: stranger.access })).json()).count).toBe(0);
  const bad = await api.get(`${plans}?on=tomorrow`, { token });
  expect(bad.status()).toBe(400);
});

test('another member finds nothing, a carer reads and ticks, a parent makes and changes', async ({ api }) => {
  const { member, token, baby, plan } = await withPlan(api);
  const path = `${plans}/${plan.id}`;
  const [stranger, carer] = [await api.newMember(), await api.newMember()];
  const place = `date=${start}&slot=0`;
  for (const [method, address, body] of [
    ['GET', path, undefined],
    ['GET', `${path}?format=ics`, undefined],
    ['GET', `${path}/alternatives?${place}`, undefined],
    ['PATCH', path, { resolve: true }],
    ['DELETE', path, undefined],
  ] as const) {
    const answer = await api.call(method, address, { body, token: stranger.access });
    expect([answer.status(), await answer.json()], `${method} ${address}`).toEqual([404, notFound]);
    expect((await api.call(method, address, { body })).status()).toBe(401);
  }
  await share(api, { parent: member, babyId: baby, guest: carer, role: 'carer' });
  const reading = { token: carer.access };
  expect((await api.get(path, reading)).status()).toBe(200);
  const food = plan.shopping_list[0]?.food ?? '';
  const ticked = await api.patch(path, { checked: [{ food, checked: true }] }, reading);
  expect((await ticked.json()).checked).toEqual([food]);
  for (const refused of [
    await api.patch(path, { locks: [{ date: start, slot: 0, locked: true }] }, reading),
    await api.patch(path, { resolve: true }, reading),
    await api.delete(path, reading),
    await api.post(plans, { baby, start_date: start, days: 1 }, reading),
  ]) {
    expect([refused.status(), await refused.json()]).toEqual([403, onlyParents]);
  }
  expect((await api.delete(path, { token })).status()).toBe(204);
  expect((await api.get(path, { token })).status()).toBe(404);
});

test('a retry never makes a second plan, not even at the same moment', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const headers = { 'idempotency-key': randomUUID() };
  const body = { baby, start_date: start, days: 1 };
  const [one, two] = await Promise.all([
    api.post(plans, body, { token, headers }),
    api.post(plans, body, { token, headers }),
  ]);
  const first = await one.json();
  expect([one.status(), two.status(), await two.json()]).toEqual([201, 201, first]);
  const streamed = await api.post(plans, body, {
    token,
    headers: { ...headers, accept: 'text/event-stream' },
  });
  expect(streamed.headers()['idempotent-replayed']).toBe('true');
  expect(readEvents(await streamed.text())).toEqual([{ event: 'done', data: first }]);
  const other = await api.post(plans, { ...body, days: 2 }, { token, headers });
  expect(other.status()).toBe(409);
  expect((await (await api.get(`${plans}?baby=${baby}`, { token })).json()).count).toBe(1);
});

test('events tell the steps in their order, and the plan at the end', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const headers = { accept: 'text/event-stream', 'idempotency-key': randomUUID() };
  const made = await api.post(plans, { baby, start_date: start, days: 8, seed: 3 }, { token, headers });
  expect([made.status(), made.headers()['content-type']]).toEqual([201, 'text/event-stream; charset=utf-8']);
  const events = readEvents(await made.text());
  const steps = events.filter(
    ({ event, data }) => event !== 'waiting' && (data as { attempt?: number }).attempt === 1,
  );
  expect(steps.slice(0, 4).map(({ event, data }) => [event, (data as { week: number }).week])).toEqual([
    ['choosing', 1],
    ['portioning', 1],
    ['choosing', 2],
    ['portioning', 2],
  ]);
  expect(events.at(-1)?.event).toBe('done');
  const plan = events.at(-1)?.data as Plan;
  expect(plan.days).toHaveLength(8);
  const kept = await api.get(`${plans}/${plan.id}`, { token });
  expect(await kept.json()).toEqual(plan);
  const solved = await api.patch(
    `${plans}/${plan.id}`,
    { resolve: true },
    { token, headers: { accept: 'text/event-stream' } },
  );
  expect(readEvents(await solved.text()).at(-1)).toMatchObject({ event: 'done', data: { version: 2 } });
});

test('who closes the connection gets no plan, and none is kept', async ({ api, baseURL }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const leaving = new AbortController();
  const answer = await fetch(`${baseURL}${plans}`, {
    method: 'POST',
    body: JSON.stringify({ baby, start_date: start, days: 14 }),
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-forwarded-for': api.address,
    },
  });
  const reader = answer.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toMatch(/^event: (waiting|choosing)\n/);
  leaving.abort();
  await expect(reader?.read() ?? Promise.resolve()).rejects.toThrow();
  // What is asked for after it is made after it, so that by then the first would be there.
  const after = await makePlan(api, member, baby, { days: 14 });
  const { results } = await (await api.get(`${plans}?baby=${baby}`, { token })).json();
  expect(results.map(({ id }: Plan) => id)).toEqual([after.id]);
});

test('plans go with their baby, and wrong methods are told', async ({ api }) => {
  const { token, baby, plan } = await withPlan(api, { plan: { days: 1 } });
  const put = await api.call('PUT', `${plans}/${plan.id}`, { body: {}, token });
  expect([put.status(), put.headers().allow]).toEqual([405, 'GET, PATCH, DELETE, HEAD, OPTIONS']);
  expect((await api.get(`${plans}/not-an-id`, { token })).status()).toBe(404);
  expect((await api.delete(`${babies}/${baby}`, { token })).status()).toBe(204);
  expect((await api.get(`${plans}/${plan.id}`, { token })).status()).toBe(404);
});
