import { nutrientCodes } from '../../../contract/nutriai-words';
import type { AccountRow } from './account-entry';
import { readAccount } from './account-tasks';

const nowMs = Date.parse('2026-06-01T12:00:00Z');
const times = { created_at: '2026-05-12T12:00:00.000Z', updated_at: '2026-05-12T12:00:00.000Z' };
const banana = {
  food: 'banana',
  recipe: null,
  text: null,
  name: 'Banana',
  amount: null,
  unit: null,
  grams: 40,
};
const meal = {
  eaten_at: '2026-05-12T11:30:00.000Z',
  kind: 'lunch',
  items: [banana],
  eaten_share: 1,
  reaction: null,
  made_by: 'Ana',
  ...times,
};
const profile = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Ada',
  birth_date: '2025-09-01',
  role: 'parent',
};

function account(baby: object = {}, rest: object = {}) {
  const file = {
    exported_at: times.created_at,
    site: 'https://old.example',
    babies: [{ profile, meals: [meal], water: [], meal_plans: [], ...baby }],
    ...rest,
  };
  return rowsOf(JSON.stringify(file));
}

function rowsOf(text: string): AccountRow[] {
  const chunks = readAccount({ name: 'data.json', bytes: new TextEncoder().encode(text), nowMs });
  return chunks.flatMap((chunk) => JSON.parse(chunk) as AccountRow[]);
}

const shortly = (rows: AccountRow[]) =>
  rows.map((row) =>
    row.state === 'problem' ? row.problem : row.state === 'entry' ? row.entry.kind : row.reason,
  );

test('an entry stays what it was', () => {
  const [baby, lunch] = account();
  expect(baby).toMatchObject({
    row: 1,
    entry: { kind: 'baby', request: { name: 'Ada', feeding: 'breast' } },
  });
  expect(lunch).toMatchObject({
    entry: { kind: 'meal', items: [banana], times: { createdAtMs: Date.parse(times.created_at) } },
  });
});

test('two equal entries are two, and keep their keys', () => {
  const keys = () => account({ meals: [meal, meal] }).map(({ key }) => key);
  expect(new Set(keys()).size).toBe(3);
  expect(keys()).toEqual(keys());
});

test.each([
  ['to come', { eaten_at: '2026-07-01T00:00:00Z' }, 'meal: This time is in the future.'],
  ['before the birth', { eaten_at: '2025-01-01T00:00:00Z' }, 'meal: This time is before the birth date.'],
  ['with a share that cannot be', { eaten_share: 2 }, expect.stringContaining('meal: eaten_share')],
  ['without items', { items: [] }, expect.stringContaining('meal: items')],
  ['of tons', { items: [{ ...banana, food: null, text: '9000 kg banana', grams: null }] }, 'meal'],
])('a meal %s', (_, wrong, expected) => {
  expect(shortly(account({ meals: [{ ...meal, ...wrong }] }))).toEqual(['baby', expected]);
});

const noLists = { shopping_list: [], shortfalls: [], introductions: [], supplements: [], notes: [] };
const choices = { days: 1, meals_per_day: 3, snacks: 0, pantry: [], max_minutes: null, exclude: [], seed: 1 };
const amounts = Object.fromEntries(nutrientCodes.map((code) => [code, 1]));
const day = { date: '2026-05-11', slots: [], totals: amounts, targets: amounts, food_groups: [] };
const plan = {
  start_date: '2026-05-11',
  request: choices,
  plan: { days: [day], ...noLists, objective: 1, gap: 0 },
  checked: [],
  ...times,
};

test.each([
  ['stays what it was', {}, 'plan'],
  ['of the year 9999', { start_date: '9999-12-28' }, 'plan: This day is more than a year ahead.'],
  ['before the birth', { start_date: '2025-01-01' }, 'plan: This day is before the birth date.'],
  [
    'of more days than a plan has',
    { plan: { ...plan.plan, days: Array.from({ length: 15 }, () => day) } },
    expect.stringContaining('plan: plan.days'),
  ],
])('a plan %s', (_, wrong, expected) => {
  expect(shortly(account({ meals: [], meal_plans: [{ ...plan, ...wrong }] }))).toEqual(['baby', expected]);
});

const drop = { id: '00000000-0000-4000-8000-000000000002', name: 'Vitamin D', amount: '1 drop', ...times };
const dose = { name: 'Vitamin D', amount: '1 drop', given_at: '2026-05-12T08:00:00.000Z', ...times };

test('an entry is not older than this century, whatever the file says', () => {
  const old = { ...drop, created_at: '0001-01-01T00:00:00.000Z' };
  const [, stored] = account({ meals: [], drops: [old] });
  expect(stored).toMatchObject({ entry: { kind: 'drop', times: { createdAtMs: Date.UTC(2000, 0, 1) } } });
});

test('appointments stay what they were, those that are over too', () => {
  const appointment = {
    title: 'Check',
    place: '',
    starts_at: '2025-10-10T09:30:00.000Z',
    minutes: 20,
    ...times,
  };
  const later = { ...appointment, starts_at: '2026-08-10T09:30:00.000Z' };
  const before = { ...appointment, starts_at: '2025-01-10T09:30:00.000Z' };
  const rows = account({ meals: [], appointments: [appointment, later, before] });
  expect(shortly(rows)).toEqual([
    'baby',
    'appointment',
    'appointment',
    'appointment: This time is before the birth date.',
  ]);
});

test('drops and doses stay what they were, also of an export that does not say which dose is of which', () => {
  const rows = account({ meals: [], drops: [drop], given_drops: [{ ...dose, drop: drop.id }, dose] });
  expect(rows.slice(1)).toMatchObject([
    { entry: { kind: 'drop', drop: { ref: drop.id, name: 'Vitamin D', doses_left: null } } },
    { entry: { kind: 'given_drop', given: { ref: drop.id, tookDose: false } } },
    { entry: { kind: 'given_drop', atMs: Date.parse(dose.given_at), given: { name: 'Vitamin D' } } },
  ]);
});

test.each([
  ['drops without a name', { drops: [{ ...drop, name: ' ' }] }, 'drop: name'],
  ['drops of too many doses', { drops: [{ ...drop, doses_left: 100_000 }] }, 'drop: doses_left'],
  ['drops on no day of the week', { drops: [{ ...drop, weekdays: ['someday'] }] }, 'drop: weekdays'],
  [
    'a dose to come',
    { given_drops: [{ ...dose, given_at: '2026-07-01T00:00:00Z' }] },
    'given: This time is in',
  ],
  [
    'a dose before the birth',
    { given_drops: [{ ...dose, given_at: '2025-01-01T00:00:00Z' }] },
    'given: This time is',
  ],
])('%s', (_, wrong, expected) => {
  expect(shortly(account({ meals: [], ...wrong }))).toEqual(['baby', expect.stringContaining(expected)]);
});

const portions = {
  id: '00000000-0000-4000-8000-000000000003',
  recipe: 'apple-cinnamon-porridge',
  title: 'Old title',
  grams: 90,
  portions: 2,
  place: 'fridge',
  cooked_on: '2026-05-31',
  eat_by: '2027-05-31',
  ...times,
};

test('portions keep their dish, with the last day that the dish has, and stand before the meals of them', () => {
  const rows = account({ meals: [{ ...meal, portion: portions.id }], stored_portions: [portions] });
  expect(rows.slice(1)).toMatchObject([
    {
      entry: {
        kind: 'portion',
        portion: { ref: portions.id, title: 'Apple and cinnamon porridge', portions: 2 },
      },
    },
    { entry: { kind: 'meal', portion: portions.id } },
  ]);
  const [, stored] = rows;
  expect(JSON.stringify(stored)).toMatch(/"eatBy":"2026-06-0\d"/);
});

test('a meal is the same one, whether or not an export says of which portions it was', () => {
  const keyOf = (fields: object) => account({ meals: [{ ...meal, ...fields }] })[1]?.key;
  expect(keyOf({ portion: portions.id })).toBe(keyOf({}));
});

test('portions of an older export, which names no dish, are left out and named', () => {
  const { id: _id, recipe: _recipe, ...old } = portions;
  expect(shortly(account({ meals: [], stored_portions: [old] }))[1]).toContain('older export');
});

test.each([
  ['portions cooked in the future', { cooked_on: '2026-07-01' }, 'This day is in the future.'],
  ['portions in no place', { place: 'cellar' }, 'place'],
  ['too many portions', { portions: 4_000 }, 'portions'],
  ['portions of tons', { grams: 1e7 }, 'grams'],
])('%s', (_, wrong, expected) => {
  const rows = shortly(account({ meals: [], stored_portions: [{ ...portions, ...wrong }] }));
  expect(rows).toEqual(['baby', expect.stringContaining(expected)]);
});

test('a food that is not known here stays in words, with its weight', () => {
  const old = { ...banana, food: 'food-of-tomorrow', name: 'Moon cheese' };
  expect(account({ meals: [{ ...meal, items: [old] }] })[1]).toMatchObject({
    entry: { items: [{ food: null, text: 'Moon cheese', name: 'Moon cheese', grams: 40 }] },
  });
});

test('what of a baby cannot be leaves out all of it, and nothing else', () => {
  const wrong = { ...profile, measurements: [{ date: '2026-01-01', weight_kg: 700 }] };
  const rows = account(
    { profile: wrong },
    { babies_cared_for: [{}], favourite_recipes: [{ recipe: 'x', created_at: times.created_at }] },
  );
  expect(shortly(rows)).toEqual([
    'favourite: We don’t know the recipe “x”.',
    expect.stringContaining('baby: '),
    'Belongs to a baby of another family.',
  ]);
});

test.each(['{"babies": [', '{"babies": []}', '{"__proto__": {}}', '[1]', '{"a":1,"a":2}'])(
  '%j is refused in words',
  (text) => {
    expect(() => rowsOf(text)).toThrow();
    try {
      rowsOf(text);
    } catch (error) {
      expect(error).toMatchObject({ body: { file: [expect.stringMatching(/damaged|not an export/)] } });
    }
  },
);
