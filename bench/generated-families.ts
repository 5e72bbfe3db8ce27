import type { Payload } from 'payload';
import { noColumns, sql, type Sql, withWriteTransaction } from '../lib/platform/database/sql';
import { foods } from '../lib/nutriai/engine/foods/food-list';
import { recipes } from '../lib/nutriai/engine/recipes/recipe-list';
import { one } from './generated-posts';
import { insertRows, type Rows } from './insert-rows';

const perTransaction = 2_000;
const dayMs = 86_400_000;
const mealsADay = 4;
const drinksADay = 3;

export interface Families {
  members: number;
  /** So many members, from the first on, have logged every day of a year … */
  withYear: number;
  /** … and all others so many days. */
  daysOfOthers: number;
  nowMs: number;
}

/**
 * Members with a baby each: its meals, milk and water up to today, two plans' worth of recipes of their own
 * and favourites.
 */
export async function generateFamilies(
  payload: Payload,
  families: Families,
  random: () => number,
): Promise<void> {
  const { members, withYear, daysOfOthers } = families;
  for (let first = 0; first < members; first += perTransaction) {
    const count = Math.min(perTransaction, members - first);
    await withWriteTransaction(payload, ({ rows }) =>
      insertFamilies(payload, { rows, first, count, nowMs: families.nowMs }),
    );
  }
  const samples = Array.from({ length: 500 }, () => sampleItems(random));
  await withWriteTransaction(payload, async ({ rows }) => {
    await rows(noColumns, sql`CREATE TABLE bench_samples (n integer PRIMARY KEY, items text NOT NULL)`);
    await insertRows(payload, rows, {
      table: 'bench_samples',
      records: samples.map((items, n) => ({ n, items })),
    });
  });
  const log = async (from: number, to: number, days: number) => {
    // A quarter of a million rows a transaction.
    const step = Math.max(1, Math.floor(60_000 / days));
    for (let first = from; first < to; first += step) {
      await withWriteTransaction(payload, ({ rows }) =>
        insertLogs(rows, payload.db.name === 'postgres', {
          first,
          end: Math.min(first + step, to),
          days,
          nowMs: families.nowMs,
        }),
      );
    }
  };
  await log(0, Math.min(withYear, members), 365);
  if (members > withYear && daysOfOthers > 0) await log(withYear, members, daysOfOthers);
  await withWriteTransaction(payload, ({ rows }) => rows(noColumns, sql`DROP TABLE bench_samples`));
}

/** The id of generated babies and their entries: the form of a UUID, in the order in which they are made. */
export function generatedId(kind: number, number: number): string {
  return `${kind.toString(16).padStart(8, '0')}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

export const babyKind = 1;
const mealKind = 2;
const drinkKind = 3;
const recipeKind = 4;
const memberKind = 5;

export function memberId(number: number): string {
  return generatedId(memberKind, number);
}

async function insertFamilies(
  payload: Payload,
  { rows, first, count, nowMs }: { rows: Rows; first: number; count: number; nowMs: number },
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const insert = (table: string, records: Parameters<typeof insertRows>[2]['records']) =>
    insertRows(payload, rows, { table, records });
  const times = { created_at_ms: nowMs, updated_at_ms: nowMs };
  const now = new Date(nowMs).toISOString();
  const dateOf = (daysAgo: number) => new Date(nowMs - daysAgo * dayMs).toISOString().slice(0, 10);
  await insert(
    'members',
    numbers.map((n) => ({
      id: memberId(n),
      email: `member-${n}@example.test`,
      first_name: 'Sam',
      display_name: `Sam ${n}`,
      status: 'active',
      updated_at: now,
      created_at: now,
    })),
  );
  const lists = listsOfBaby(dateOf);
  await insert(
    'baby_profiles',
    numbers.map((n) => ({
      id: generatedId(babyKind, n),
      name: 'Robin',
      birth_date: dateOf(548),
      sex: n % 2 ? 'female' : 'male',
      feeding: 'mixed',
      diet: 'omnivore',
      lists,
      ...times,
    })),
  );
  await insert(
    'baby_carers',
    numbers.map((n) => ({
      baby_id: generatedId(babyKind, n),
      member_id: memberId(n),
      role: 'parent',
      joined_at_ms: nowMs,
    })),
  );
  await insertRecipes({ insert, numbers, nowMs });
}

type Insert = (table: string, records: Parameters<typeof insertRows>[2]['records']) => Promise<void>;

async function insertRecipes({
  insert,
  numbers,
  nowMs,
}: {
  insert: Insert;
  numbers: readonly number[];
  nowMs: number;
}): Promise<void> {
  await insert(
    'recipe_favorites',
    numbers.flatMap((n) =>
      recipes
        .slice(n % 150, (n % 150) + 3)
        .map(({ id }) => ({ member_id: memberId(n), recipe: id, created_at_ms: nowMs })),
    ),
  );
  await insert(
    'member_recipes',
    numbers.flatMap((n) =>
      ['porridge', 'lentil pot'].map((dish, place) => ({
        id: generatedId(recipeKind, n * 2 + place),
        member_id: memberId(n),
        title: `Our ${dish}`,
        source: 'member',
        recipe: ownRecipe,
        created_at_ms: nowMs,
        updated_at_ms: nowMs,
      })),
    ),
  );
}

function listsOfBaby(dateOf: (daysAgo: number) => string): string {
  return JSON.stringify({
    avoids: [],
    allergies: [],
    other_allergies: [],
    dislikes: [],
    introduced_allergens: [{ code: 'egg', date: dateOf(300), reaction: 'none' }],
    measurements: [540, 420, 300, 180, 90, 10].map((daysAgo, place) => ({
      date: dateOf(daysAgo),
      weight_kg: 3.4 + place * 1.3,
      length_cm: 50 + place * 5,
      head_cm: null,
    })),
  });
}

const ownRecipe = JSON.stringify({
  age_from_months: 6,
  meals: ['lunch'],
  minutes: 25,
  servings: 2,
  ingredients: foods
    .filter(({ forms }) => forms.length > 0)
    .slice(0, 4)
    .map(({ id }) => ({
      food: id,
      state: null,
      grams: 60,
      household: '',
      preparation: '',
      line: `60 g ${id}`,
      is_pinch: false,
    })),
  textures: [],
  steps: ['Cook it soft.', 'Mash it.'],
  storage: '',
  cuisine: null,
  kind: null,
  engine: null,
});

/** What one meal holds: a recipe of the library with a food beside it. */
function sampleItems(random: () => number): string {
  const recipe = one(recipes, random);
  const food = one(
    foods.filter(({ forms }) => forms.length > 0),
    random,
  );
  const empty = { food: null, recipe: null, text: null, amount: null, unit: null };
  return JSON.stringify([
    { ...empty, recipe: recipe.id, name: recipe.title, amount: 1, unit: 'serving', grams: 120 },
    { ...empty, food: food.id, name: food.name, grams: 15 + Math.floor(random() * 40) },
  ]);
}

interface Logged {
  first: number;
  end: number;
  days: number;
  nowMs: number;
}

/** Made by the database itself: babies times entries. */
async function insertLogs(
  rows: Rows,
  isPostgres: boolean,
  { first, end, days, nowMs }: Logged,
): Promise<void> {
  const id = (kind: number, number: Sql) => {
    const start = `${kind.toString(16).padStart(8, '0')}-0000-4000-8000-`;
    return isPostgres
      ? sql`${start} || lpad(to_hex(${number}), 12, '0')`
      : sql`printf('%s%012x', ${start}, ${number})`;
  };
  const numbers = (name: Sql, from: number, to: number) =>
    sql`${name}(n) AS (SELECT CAST(${from} AS bigint) UNION ALL SELECT n + 1 FROM ${name} WHERE n < ${to - 1})`;
  const series = (entries: number) =>
    sql`WITH RECURSIVE ${numbers(sql`babies`, first, end)}, ${numbers(sql`entries`, 0, entries)}`;
  // The newest is two hours old.
  const newestMs = nowMs - 2 * 3_600_000;
  const atMs = (perDay: number) =>
    sql`${sql.raw(String(newestMs))} - entries.n * ${sql.raw(String(dayMs / perDay))}`;
  const kinds = sql`CASE entries.n % 4
    WHEN 0 THEN 'dinner' WHEN 1 THEN 'snack' WHEN 2 THEN 'lunch' ELSE 'breakfast' END`;
  const longest = sql.raw(String(365 * mealsADay));
  await rows(
    noColumns,
    sql`${series(days * mealsADay)}
        INSERT INTO baby_meals (id, baby_id, made_by, eaten_at_ms, kind, items, eaten_share, reaction,
          created_at_ms, updated_at_ms)
        SELECT ${id(mealKind, sql`babies.n * ${longest} + entries.n`)}, ${id(babyKind, sql`babies.n`)},
          ${id(memberKind, sql`babies.n`)}, ${atMs(mealsADay)}, ${kinds},
          bench_samples.items, 0.75, NULL, ${atMs(mealsADay)}, ${atMs(mealsADay)}
        FROM babies CROSS JOIN entries JOIN bench_samples ON bench_samples.n = (babies.n * 7 + entries.n * 13) % 500`,
  );
  await rows(
    noColumns,
    sql`${series(days * drinksADay)}
        INSERT INTO baby_water (id, baby_id, made_by, drunk_at_ms, amount_ml, source, created_at_ms, updated_at_ms)
        SELECT ${id(drinkKind, sql`babies.n * ${longest} + entries.n`)}, ${id(babyKind, sql`babies.n`)},
          ${id(memberKind, sql`babies.n`)}, ${atMs(drinksADay)},
          30 + entries.n % 5 * 20, 'cup', ${atMs(drinksADay)}, ${atMs(drinksADay)}
        FROM babies CROSS JOIN entries`,
  );
}
