import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Checks, refused, type World } from '../../../accounts/server/testing/world';
import { mealRequest } from '../../../contract/nutriai-meals';
import { mealPlanPatch } from '../../../contract/nutriai-plans';
import { recipeCheckRequest } from '../../../contract/nutriai-recipes';
import { generateRequest } from '../../../contract/nutriai-recipe-writer';
import { readRows, sql } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { askedOf } from '../ask/asked-of';
import { readAskedLog } from '../ask/log/read-asked-log';
import { changeBaby, deleteBaby, readBaby } from '../babies/babies';
import { readInsights } from '../insights/baby-insights';
import { readBeforeSolids } from '../babies/before-solids';
import { changeRole, listCarers, removeCarer } from '../babies/carers';
import { invite } from '../babies/invites';
import { changeMeal, deleteMeal, listMeals, readMeal } from '../log/meals';
import { changePlan } from '../plans/change-plan';
import { storePlan, makePlan } from '../plans/make-plan';
import { deletePlan, listPlans, readAlternatives, readPlan } from '../plans/read-plans';
import {
  addPortions,
  changePortions,
  deletePortions,
  listPortions,
  readPortions,
} from '../portions/stored-portions';
import { checkRecipe } from '../recipes/check-recipe';
import { generateRecipe } from '../recipes/generate-recipe';
import { readRecipe } from '../recipes/recipe-for-baby';
import { addDrop, changeDrop, deleteDrop, listDrops, readDrop } from '../drops/drops';
import {
  addGivenDrop,
  changeGivenDrop,
  deleteGivenDrop,
  listGivenDrops,
  readGivenDrop,
} from '../drops/given-drops';
import { listLinks, prepareLink, revokeLink } from '../health-links/health-links';
import { readToday } from '../insights/today';
import { addWater, changeWater, deleteWater, listWater, readWater } from '../log/water-intake';
import {
  anHourAgo,
  dropFor,
  type Family,
  type FamilyIds,
  familyOf,
  inTransaction,
  linkFor,
  planFor,
  portionsFor,
  solveCall,
} from './family';
import { logMeal } from './log-meal';

const page = { limit: 20, offset: 0, ordering: undefined };
const logQuery = { time_zone: 'UTC' };

interface Attempt {
  world: World;
  caller: Caller;
  ids: FamilyIds;
  family: Family;
}

interface Operation {
  /** Whether a carer may do this too, or gets 403 where others find nothing. */
  isForCarers: boolean;
  /** How it is refused to whom the baby is not there: 400 where the baby is a field of what was sent. */
  missing: 400 | 404;
  run: (attempt: Attempt) => Promise<unknown>;
}

const forEverybody = (run: Operation['run'], missing: Operation['missing'] = 404): Operation => ({
  isForCarers: true,
  missing,
  run,
});
const forParents = (run: Operation['run'], missing: Operation['missing'] = 404): Operation => ({
  isForCarers: false,
  missing,
  run,
});

const patched = ({ world, caller, ids }: Attempt, patch: object) =>
  changePlan(world, caller, { id: ids.plan, patch: mealPlanPatch.parse(patch), ...solveCall });

const placeOf = ({ family }: Attempt) => ({ date: family.plan.days[0]?.date ?? '', slot: 0 });

/**
 * Everything that takes an id of a baby or of what hangs on one. The entries are the parent's, so that a
 * carer may read them and no more.
 */
const operations: Readonly<Record<string, Operation>> = {
  'reading a baby': forEverybody(({ world, caller, ids }) => readBaby(world, caller, ids.baby)),
  'changing a baby': forParents(({ world, caller, ids }) =>
    changeBaby(world, caller, { id: ids.baby, patch: { name: 'Eve' } }),
  ),
  'deleting a baby': forParents(({ world, caller, ids }) => deleteBaby(world, caller, ids.baby)),
  'reading today': forEverybody(({ world, caller, ids }) =>
    readToday(world, caller, { babyId: ids.baby, date: undefined, timeZone: 'UTC' }),
  ),
  'reading insights': forEverybody(({ world, caller, ids }) =>
    readInsights(world, caller, { babyId: ids.baby, days: 7, timeZone: 'UTC' }),
  ),
  'reading what comes before solids': forEverybody(({ world, caller, ids }) =>
    readBeforeSolids(world, caller, ids.baby),
  ),
  'asking about a baby': forEverybody(({ world, caller, ids }) =>
    askedOf(world, caller, { baby: ids.baby, question: '' }),
  ),
  'asking the log of a baby': forEverybody(({ world, caller, ids }) =>
    readAskedLog(world, caller, { babyId: ids.baby, timeZone: 'UTC' }),
  ),
  'listing carers': forEverybody(({ world, caller, ids }) =>
    listCarers(world, caller, { babyId: ids.baby, ...page }),
  ),
  'changing a role': forParents(({ world, caller, ids, family }) =>
    changeRole(world, caller, { babyId: ids.baby, carerId: family.carer.memberId, role: 'parent' }),
  ),
  'removing a parent': forParents(({ world, caller, ids, family }) =>
    removeCarer(world, caller, { babyId: ids.baby, carerId: family.parent.memberId }),
  ),
  'inviting somebody': forParents(({ world, caller, ids }) =>
    inTransaction(world, (transaction) =>
      invite(world, { transaction, caller, babyId: ids.baby, role: 'parent' }),
    ),
  ),
  'listing the links to a record': forParents(({ world, caller, ids }) =>
    listLinks(world, caller, { babyId: ids.baby, ...page }),
  ),
  'making a link to a record': forParents(({ world, caller, ids }) =>
    prepareLink(world, caller, { babyId: ids.baby, request: linkFor() }),
  ),
  'revoking a link to a record': forParents(({ world, caller, ids }) =>
    revokeLink(world, caller, { babyId: ids.baby, linkId: ids.healthLink }),
  ),
  'listing the meals of a baby': forEverybody(({ world, caller, ids }) =>
    listMeals(world, caller, { query: { ...logQuery, baby: ids.baby }, page }),
  ),
  'reading a meal': forEverybody(({ world, caller, ids }) => readMeal(world, caller, { id: ids.meal })),
  'changing a meal of a parent': forParents(({ world, caller, ids }) =>
    changeMeal(world, caller, { id: ids.meal, patch: { kind: 'dinner' } }),
  ),
  'deleting a meal of a parent': forParents(({ world, caller, ids }) => deleteMeal(world, caller, ids.meal)),
  'listing the water of a baby': forEverybody(({ world, caller, ids }) =>
    listWater(world, caller, { query: { ...logQuery, baby: ids.baby }, page }),
  ),
  'reading a drink': forEverybody(({ world, caller, ids }) => readWater(world, caller, ids.water)),
  'changing a drink of a parent': forParents(({ world, caller, ids }) =>
    changeWater(world, caller, { id: ids.water, patch: { amount_ml: 61 } }),
  ),
  'deleting a drink of a parent': forParents(({ world, caller, ids }) =>
    deleteWater(world, caller, ids.water),
  ),
  'listing the stored portions of a baby': forEverybody(({ world, caller, ids }) =>
    listPortions(world, caller, { ...page, baby: ids.baby }),
  ),
  'reading stored portions': forEverybody(({ world, caller, ids }) =>
    readPortions(world, caller, ids.portions),
  ),
  'listing the drops of a baby': forEverybody(({ world, caller, ids }) =>
    listDrops(world, caller, { ...page, ...logQuery, baby: ids.baby }),
  ),
  'reading drops': forEverybody(({ world, caller, ids }) =>
    readDrop(world, caller, { ...logQuery, id: ids.drop }),
  ),
  'changing drops': forParents(({ world, caller, ids }) =>
    changeDrop(world, caller, { id: ids.drop, patch: { amount: '2 drops' } }),
  ),
  'removing drops': forParents(({ world, caller, ids }) => deleteDrop(world, caller, ids.drop)),
  'adding drops': forParents(
    ({ world, caller, ids }) =>
      inTransaction(world, (transaction) =>
        addDrop(world, { transaction, caller, request: dropFor(ids.baby) }),
      ),
    400,
  ),
  'listing the drops given to a baby': forEverybody(({ world, caller, ids }) =>
    listGivenDrops(world, caller, { query: { ...logQuery, baby: ids.baby }, page }),
  ),
  'reading drops that were given': forEverybody(({ world, caller, ids }) =>
    readGivenDrop(world, caller, ids.givenDrop),
  ),
  'changing when a parent gave drops': forParents(({ world, caller, ids }) =>
    changeGivenDrop(world, caller, { id: ids.givenDrop, patch: { given_at: anHourAgo(world) } }),
  ),
  'deleting drops that a parent gave': forParents(({ world, caller, ids }) =>
    deleteGivenDrop(world, caller, ids.givenDrop),
  ),
  'listing the plans of a baby': forEverybody(({ world, caller, ids }) =>
    listPlans(world, caller, { query: { baby: ids.baby }, page }),
  ),
  'reading a plan': forEverybody(({ world, caller, ids }) => readPlan(world, caller, ids.plan)),
  'reading other dishes for a place of a plan': forEverybody((attempt) =>
    readAlternatives(attempt.world, attempt.caller, { id: attempt.ids.plan, ...placeOf(attempt) }),
  ),
  'locking a dish of a plan': forParents((attempt) =>
    patched(attempt, { locks: [{ ...placeOf(attempt), locked: true }] }),
  ),
  'solving a plan anew': forParents((attempt) => patched(attempt, { resolve: true })),
  'deleting a plan': forParents(({ world, caller, ids }) => deletePlan(world, caller, ids.plan)),
  'making a plan': forParents(
    ({ world, caller, ids }) =>
      makePlan(world, caller, { wanted: planFor(world, ids.baby), call: solveCall }),
    400,
  ),
  'storing a plan that was made before': forParents(
    ({ world, caller, ids, family }) =>
      inTransaction(world, (transaction) =>
        storePlan(world, {
          transaction,
          caller,
          plan: {
            babyId: ids.baby,
            startDate: family.plan.start_date,
            request: { ...family.plan.choices, safety_key: '' },
            meals: family.plan,
            solvedMs: 1,
          },
        }),
      ),
    400,
  ),
  'reading a recipe for a baby': forEverybody(({ world, caller, ids }) =>
    readRecipe(world, caller, { id: 'apple-cinnamon-porridge', babyId: ids.baby }),
  ),
  'checking a recipe for a baby': forEverybody(
    ({ world, caller, ids }) =>
      checkRecipe(world, caller, { request: recipeCheckRequest.parse({ baby: ids.baby }) }),
    400,
  ),
  'generating a recipe for a baby': forEverybody(
    ({ world, caller, ids }) =>
      generateRecipe(world, caller, {
        request: generateRequest.parse({ baby: ids.baby, seed: 1 }),
        model: null,
        signal: solveCall.signal,
        onProgress: () => undefined,
      }),
    400,
  ),
};

/** What everybody who looks after a baby may write is tried by those alone who may not. */
const writing: Readonly<Record<string, Pick<Operation, 'run' | 'missing'>>> = {
  'logging a meal': forEverybody(({ world, caller, ids }) => {
    const items = [{ food: 'egg', grams: 30 }];
    const meal = { baby: ids.baby, eaten_at: anHourAgo(world), kind: 'lunch', items };
    return logMeal(world, caller, mealRequest.parse(meal));
  }, 400),
  'logging a drink': forEverybody(({ world, caller, ids }) => {
    const drink = { baby: ids.baby, drunk_at: anHourAgo(world), amount_ml: 60, source: '' };
    return inTransaction(world, (transaction) => addWater(world, { transaction, caller, request: drink }));
  }, 400),
  'logging drops': forEverybody(
    ({ world, caller, ids }) =>
      inTransaction(world, (transaction) =>
        addGivenDrop(world, {
          transaction,
          caller,
          request: {
            baby: ids.baby,
            drop: ids.drop,
            given_at: anHourAgo(world),
          },
        }),
      ),
    400,
  ),
  'storing portions': forEverybody(
    ({ world, caller, ids }) =>
      inTransaction(world, (transaction) =>
        addPortions(world, { transaction, caller, request: portionsFor(world, ids.baby) }),
      ),
    400,
  ),
  'saying how many portions are left': forEverybody(({ world, caller, ids }) =>
    changePortions(world, caller, { id: ids.portions, patch: { portions: 1 } }),
  ),
  'removing portions': forEverybody(({ world, caller, ids }) => deletePortions(world, caller, ids.portions)),
};

const tables = [
  ...[
    'baby_profiles',
    'baby_carers',
    'baby_invites',
    'baby_meals',
    'baby_reaction_photos',
    'baby_water',
    'baby_portions',
    'baby_drops',
    'baby_given_drops',
    'baby_health_links',
    'meal_plans',
  ],
  ...['member_recipes', 'recipe_favorites'],
];

/** Every row of what members keep. */
export async function contentsOf(world: World): Promise<string[]> {
  const contents = await Promise.all(
    tables.map((table) => readRows(world.payload, z.unknown(), sql`SELECT * FROM ${sql.raw(table)}`)),
  );
  return contents
    .flatMap((rows, index) => rows.map((row) => `${tables[index]} ${JSON.stringify(row)}`))
    .sort();
}

const wrongIds = (): FamilyIds => ({
  baby: randomUUID(),
  meal: randomUUID(),
  water: randomUUID(),
  plan: randomUUID(),
  portions: randomUUID(),
  drop: randomUUID(),
  givenDrop: randomUUID(),
  healthLink: randomUUID(),
  recipe: randomUUID(),
});

/** A refusal without the ids that it repeats. */
function withoutIds(body: unknown, ids: FamilyIds): string {
  return Object.values(ids).reduce((text, id) => text.replaceAll(id, 'ID'), JSON.stringify(body));
}

async function findsNothing(
  world: World,
  { run, missing }: Pick<Operation, 'run' | 'missing'>,
): Promise<void> {
  const family = await familyOf(world);
  const { ids, parent, stranger, removed } = family;
  const wrong = wrongIds();
  const never = await refused(run({ world, caller: parent, ids: wrong, family }), missing);
  const expected = withoutIds(never.body, wrong);
  for (const caller of [stranger, removed.parent, removed.carer]) {
    const { body } = await refused(run({ world, caller, ids, family }), missing);
    assert.equal(withoutIds(body, ids), expected);
  }
}

function checkOf(operation: Operation): (world: World) => Promise<void> {
  return async (world) => {
    const family = await familyOf(world);
    const { ids, parent, carer } = family;
    const before = await contentsOf(world);
    await findsNothing(world, operation);
    if (operation.isForCarers) {
      for (const caller of [parent, carer]) await operation.run({ world, caller, ids, family });
    } else {
      await refused(operation.run({ world, caller: carer, ids, family }), 403);
    }
    assert.deepEqual(await contentsOf(world), before);
  };
}

function writingCheckOf(operation: (typeof writing)[string]): (world: World) => Promise<void> {
  return async (world) => {
    await familyOf(world);
    const before = await contentsOf(world);
    await findsNothing(world, operation);
    assert.deepEqual(await contentsOf(world), before);
  };
}

const named = <Value>(
  record: Readonly<Record<string, Value>>,
  check: (value: Value) => (world: World) => Promise<void>,
): Checks =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      `${name}: to a stranger, to somebody removed and by a wrong id as if it were not there`,
      check(value),
    ]),
  );

/** Whose a baby is and what hangs on it, at the services themselves. */
export const ownershipChecks: Checks = { ...named(operations, checkOf), ...named(writing, writingCheckOf) };
