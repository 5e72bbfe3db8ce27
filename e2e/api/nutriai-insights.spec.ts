import { expect, test } from './api-test';
import { addBaby, babies, birthDateOf, dateFromNow, noBaby, notFound, share } from './nutriai-test';

const meals = '/api/nutriai/meals';
const insightsOf = (baby: string, query = '') => `/api/nutriai/insights/${baby}${query}`;
const at = (days: number, time = '12:00:00Z') => `${dateFromNow(days)}T${time}`;

interface Coded {
  code: string;
}
interface Indicated {
  indicator: string;
}
const coded = <Item extends Coded>(items: Item[], code: string) => items.find((each) => each.code === code);
const chartOf = <Item extends Indicated>(series: Item[], indicator: string) =>
  series.find((each) => each.indicator === indicator);

test('a girl of twelve months with 8.9 kg lies about the middle of WHO’s chart', async ({ api }) => {
  const member = await api.newMember();
  const today = { date: dateFromNow(0), weight_kg: 8.9, length_cm: 74, head_cm: 44.9 };
  const { id } = await addBaby(api, member, {
    birth_date: dateFromNow(-365),
    sex: 'female',
    measurements: [{ date: dateFromNow(-365), weight_kg: 3.2 }, today],
  });
  const { growth } = await (await api.get(insightsOf(id), { token: member.access })).json();
  expect(growth).toMatchObject({ is_corrected: false, source: { org: 'World Health Organization' } });
  const weight = chartOf(growth.series as Indicated[], 'weight_for_age');
  expect(weight).toMatchObject({
    sex: 'female',
    unit: 'kg',
    x_unit: 'months',
    from: 0,
    to: 18,
    left_out: [],
  });
  const { points, lines } = weight as unknown as {
    points: { x: number; centile: number; z: number; words: string }[];
    lines: { label: string; points: { x: number; y: number }[] }[];
  };
  expect(points).toHaveLength(2);
  expect(points[1]?.centile).toBeGreaterThan(47);
  expect(points[1]?.centile).toBeLessThan(50);
  expect(points[1]?.words).toMatch(/^Of 100 girls this age, about 4[789] weigh less\.$/);
  expect(lines.map(({ label }) => label)).toEqual(['3rd', '15th', '50th', '85th', '97th']);
  // WHO's tables of centiles, girls at twelve months, to one decimal.
  const atTwelve = lines.map((line) => line.points.find(({ x }) => x === 12)?.y ?? Number.NaN);
  expect(atTwelve.map((kg) => Math.round(kg * 10) / 10)).toEqual([7.1, 7.9, 8.9, 10.2, 11.3]);
  expect(growth.latest.map(({ indicator }: Indicated) => indicator)).toEqual([
    'weight_for_age',
    'length_for_age',
    'weight_for_length',
    'bmi_for_age',
    'head_circumference_for_age',
  ]);
  expect(growth.latest[1]).toMatchObject({ value: 74, unit: 'cm', date: today.date });
  expect(growth.latest[1].centile).toBeGreaterThan(48);
  expect(growth.latest[1].centile).toBeLessThan(52);
});

test('intake stands against needs by nutrient and by day, milk apart from food', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, {
    birth_date: birthDateOf(20),
    sex: 'male',
    feeding: 'none',
  });
  for (const [kind, items] of [
    ['lunch', [{ food: 'lentils', grams: 100 }]],
    ['milk', [{ food: 'whole-milk', amount: 200, unit: 'ml' }]],
  ] as const) {
    const body = { baby, eaten_at: at(-1), kind, items };
    expect((await api.post(meals, body, { token })).status()).toBe(201);
  }
  await api.post('/api/nutriai/water-intake', { baby, drunk_at: at(-1), amount_ml: 300 }, { token });
  const found = await (await api.get(insightsOf(baby), { token })).json();
  expect(found).toMatchObject({ logged_days: 1, to: dateFromNow(0), from: dateFromNow(-6) });
  expect(found.nutrients[0].code).toBe('iron_mg');
  // USDA: 3.33 mg of iron in 100 g of boiled lentils, 0.03 mg in 100 g of milk; the allowance is 7 mg, the
  // mean requirement 3 mg.
  const iron = coded(found.nutrients as Coded[], 'iron_mg') as unknown as Record<string, number>;
  expect(iron).toMatchObject({ need: 7, status: 'close', unit: 'mg', source: { year: 2001 } });
  expect(iron.have).toBeCloseTo(3.39, 1);
  expect(iron.from_milk).toBeCloseTo(0.06, 1);
  expect(iron.by_day).toEqual([
    { date: dateFromNow(-1), have: iron.have, from_milk: iron.from_milk, need: 7 },
  ]);
  const day = found.days[5];
  expect(day).toMatchObject({ date: dateFromNow(-1), logged: true, meals: 2, not_counted: [] });
  expect(day.milk).toMatchObject({ feeds: 1, estimated: false, parts: [{ milk: 'cow', volume: 'logged' }] });
  expect(day.milk.ml).toBeCloseTo(200, 0);
  expect(day.from_milk.energy_kcal).toBeLessThan(day.nutrients.energy_kcal);
  expect(found.milk).toMatchObject({ feeding: 'none', estimated: false });
  expect(found.who.days).toEqual([
    expect.objectContaining({
      date: dateFromNow(-1),
      groups: ['pulses_nuts_seeds', 'dairy'],
      mdd: false,
      solid_feeds: 1,
      mmf_needs: 4,
      mmf: false,
    }),
  ]);
  expect(found.who.summary.mdd).toEqual({ days: 0, of: 1 });
  expect(found.water).toMatchObject({ plain_ml: 300, band_ml: { min: 240, max: 960 }, status: 'within' });
  expect(found.variety).toMatchObject({
    all_time: 1,
    goal: 100,
    new_foods: [{ food: 'lentils', name: expect.any(String) }],
    by_group: { pulses_nuts_seeds: 1, eggs: 0 },
  });
  expect(found.foods).toEqual([
    { food: 'lentils', name: expect.any(String), group: 'pulses_nuts_seeds', days: 1 },
  ]);
});

test('allergens: introduced, to offer again, reacted to, recorded, and next', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member, {
    allergies: ['sesame'],
    introduced_allergens: [
      { code: 'egg', date: dateFromNow(-20), reaction: 'none' },
      { code: 'milk', date: dateFromNow(-25), reaction: 'mild' },
    ],
  });
  const { allergens, alerts } = await (await api.get(insightsOf(baby, '?days=30'), { token })).json();
  const status = (code: string) => coded(allergens.exposures as (Coded & { status: string })[], code)?.status;
  expect(['egg', 'milk', 'sesame', 'peanut'].map(status)).toEqual([
    'tolerated',
    'reacted',
    'allergic',
    'not_yet',
  ]);
  expect(allergens).toMatchObject({ offer_again: ['egg'], paused: null });
  expect(allergens.due[0]).toMatchObject({ code: 'peanut', from: dateFromNow(0), ask_first: false });
  const due = allergens.due.map(({ code }: Coded) => code);
  for (const code of ['egg', 'milk', 'sesame']) expect(due).not.toContain(code);
  for (const alert of alerts) {
    expect(alert).toEqual({
      id: expect.any(String),
      severity: expect.stringMatching(/^(urgent|see_someone|watch|tip)$/),
      title: expect.any(String),
      advice: expect.any(String),
      emergency: expect.any(Boolean),
      source: {
        org: expect.any(String),
        title: expect.any(String),
        year: expect.any(Number),
        url: expect.any(String),
      },
    });
  }
});

test('a log without entries has needs to wait for, lines to draw on, and nothing made up', async ({
  api,
}) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member, { sex: 'male', feeding: 'formula' });
  const found = await (await api.get(insightsOf(id, '?days=14'), { token: member.access })).json();
  expect(found).toMatchObject({
    logged_days: 0,
    nutrients: [],
    limits: [],
    foods: [],
    who: { days: [], summary: { mdd: { days: 0, of: 0 } } },
    water: { plain_ml: null, total_ml: null, status: 'no_data' },
    variety: { all_time: 0, window: 0, new_foods: [] },
    growth: { latest: [], weight_gain: null },
  });
  expect(found.days).toHaveLength(14);
  expect(found.growth.series.map(({ points }: { points: unknown[] }) => points.length)).toEqual([
    0, 0, 0, 0, 0,
  ]);
});

test('under six months there is milk and growth, and neither needs of food nor indicators', async ({
  api,
}) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member, { birth_date: dateFromNow(-100), sex: 'female' });
  const found = await (await api.get(insightsOf(id), { token: member.access })).json();
  expect(found).toMatchObject({
    nutrients: [],
    who: null,
    water: { band_ml: null, status: 'not_yet', warn_above_ml: 0 },
    milk: { feeding: 'breast', estimated: true },
    allergens: { due: [], paused: expect.stringContaining('six months') },
  });
  expect(found.milk.mean_ml).toBeGreaterThan(500);
});

test('born early, a baby stands at the age from the due date', async ({ api }) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member, {
    birth_date: dateFromNow(-240),
    due_date: dateFromNow(-180),
    sex: 'male',
    measurements: [
      { date: dateFromNow(-200), weight_kg: 2.6 },
      { date: dateFromNow(-10), weight_kg: 7.1 },
    ],
  });
  const found = await (await api.get(insightsOf(id), { token: member.access })).json();
  expect([found.age_months, found.corrected_age_months]).toEqual([7, 5]);
  expect(found.growth.is_corrected).toBe(true);
  const weight = chartOf(
    found.growth.series as (Indicated & { points: Record<string, number>[] })[],
    'weight_for_age',
  );
  expect(weight).toMatchObject({
    left_out: [{ date: dateFromNow(-200), value: 2.6, reason: 'before_due' }],
    points: [{ date: dateFromNow(-10) }],
  });
  expect(weight?.points[0]?.x).toBeCloseTo(170 / 30.4375, 2);
  expect(weight?.points[0]?.x_since_birth).toBeCloseTo(230 / 30.4375, 2);
});

test('without a sex there are girls’ and boys’ charts, and no centile is chosen', async ({ api }) => {
  const member = await api.newMember();
  const { id } = await addBaby(api, member, { measurements: [{ date: dateFromNow(-3), weight_kg: 8 }] });
  const { growth } = await (await api.get(insightsOf(id), { token: member.access })).json();
  expect(growth.series.map(({ sex }: { sex: string }) => sex)).toEqual([
    ...Array<string>(5).fill('female'),
    ...Array<string>(5).fill('male'),
  ]);
  expect(growth).toMatchObject({ latest: [], weight_gain: null });
  expect(growth.notes.join()).toContain('girls and boys');
});

test('a child who has outgrown five years still has its charts', async ({ api }) => {
  const member = await api.newMember();
  // Entered at four; the profile stays.
  const { id } = await addBaby(api, member, {
    birth_date: birthDateOf(58),
    sex: 'female',
    measurements: [{ date: dateFromNow(-30), weight_kg: 17.5 }],
  });
  const found = await (await api.get(insightsOf(id), { token: member.access })).json();
  expect(found).toMatchObject({
    days: [],
    nutrients: [],
    who: null,
    water: null,
    milk: null,
    supplements: [],
  });
  expect(chartOf(found.growth.series as Indicated[], 'weight_for_age')).toMatchObject({ to: 60 });
});

test('carers read; others find nothing', async ({ api }) => {
  const [parent, carer, stranger] = [await api.newMember(), await api.newMember(), await api.newMember()];
  const { id } = await addBaby(api, parent);
  await share(api, { parent, babyId: id, guest: carer, role: 'carer' });
  expect((await api.get(insightsOf(id), { token: carer.access })).status()).toBe(200);
  for (const path of [insightsOf(id), insightsOf(noBaby), insightsOf('x')]) {
    const answer = await api.get(path, { token: stranger.access });
    expect([path, answer.status(), await answer.json()]).toEqual([path, 404, notFound]);
  }
  expect((await api.get(insightsOf(id))).status()).toBe(401);
  await api.delete(`${babies}/${id}/carers/${carer.pk}`, { token: parent.access });
  expect((await api.get(insightsOf(id), { token: carer.access })).status()).toBe(404);
});

test('refuses a window and a time zone that are not offered, and every method but GET', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id } = await addBaby(api, member);
  const choice = (word: string) => ({ days: [`"${word}" is not a valid choice.`] });
  for (const [query, messages] of [
    ['?days=8', choice('8')],
    ['?days=0', choice('0')],
    ['?days=-7', choice('-7')],
    ['?days=7.0', choice('7.0')],
    ['?days=', choice('')],
    ['?days=all', choice('all')],
    ['?time_zone=Mars/Olympus', { time_zone: ['Enter the IANA name of a time zone.'] }],
  ] as const) {
    const answer = await api.get(insightsOf(id, query), { token });
    expect([query, answer.status(), await answer.json()]).toEqual([query, 400, messages]);
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await api.call(method, insightsOf(id), { token, body: {} });
    expect([method, answer.status(), answer.headers()['allow']]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
  }
});
