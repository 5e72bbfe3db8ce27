import assert from 'node:assert/strict';
import * as z from 'zod';
import { callerOf, type Checks, newMember, type World } from '../../../accounts/server/testing/world';
import { babyRequest } from '../../../contract/nutriai-babies';
import { mealPlanPatch, mealPlanRequest } from '../../../contract/nutriai-plans';
import { recipeRequest } from '../../../contract/nutriai-recipes';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby, deleteBaby } from '../babies/babies';
import { changePlan } from '../plans/change-plan';
import { storePlan, makePlan } from '../plans/make-plan';
import { addFavorite, favoriteIds } from '../recipes/favorites';
import { addOwnRecipe, deleteOwnRecipe, selectOwnRecipes } from '../recipes/own-recipes';
import { knownIngredients, storedOfRequest } from '../recipes/store-recipe';

const dayMs = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const call = { signal: new AbortController().signal, onStep: () => undefined };

async function newCaller(world: World): Promise<Caller> {
  return callerOf(world, (await newMember(world)).id);
}

async function planned(world: World, caller: Caller) {
  const baby = babyRequest.parse({ name: 'Ada', birth_date: dateOf(world.nowMs() - 420 * dayMs) });
  const { id } = await withWriteTransaction(world.payload, (transaction) =>
    addBaby(world, { transaction, caller, baby }),
  );
  const wanted = mealPlanRequest.parse({ baby: id, start_date: dateOf(world.nowMs()), days: 2, seed: 1 });
  const made = await makePlan(world, caller, { wanted, call });
  return withWriteTransaction(world.payload, (transaction) =>
    storePlan(world, { transaction, caller, plan: made }),
  );
}

async function count(world: World, table: 'meal_plans' | 'member_recipes' | 'recipe_favorites') {
  const [counted] = await readRows(
    world.payload,
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM ${sql.raw(table)}`,
  );
  return counted?.total ?? 0;
}

async function writeDown(world: World, caller: Caller) {
  const request = recipeRequest.parse({
    title: 'Lentils',
    meal: 'lunch',
    minutes: 20,
    servings: 4,
    ingredients: ['100 g red lentils', '1 carrot'],
    steps: ['Simmer until soft.', 'Mash.'],
  });
  const stored = storedOfRequest(request, knownIngredients(request.ingredients));
  return withWriteTransaction(world.payload, (transaction) =>
    addOwnRecipe(world, { transaction, caller, recipe: { title: request.title, source: 'member', stored } }),
  );
}

/** What members keep: plans of a baby, recipes of their own, favourites. */
export const planAndRecipeChecks: Checks = {
  'the ticks of two carers on one shopping list add up, and the plan goes with its baby': async (world) => {
    const caller = await newCaller(world);
    const { id, baby, shopping_list } = await planned(world, caller);
    const foods = shopping_list.slice(0, 3).map(({ food }) => food);
    const tick = (food: string) =>
      changePlan(world, caller, {
        id,
        patch: mealPlanPatch.parse({ checked: [{ food, checked: true }] }),
        ...call,
      });
    const [one = '', two = '', three = ''] = foods;
    await Promise.all([tick(one), tick(two)]);
    const { checked } = await tick(three);
    assert.deepEqual([...checked].sort(), [...foods].sort());
    const before = await count(world, 'meal_plans');
    await deleteBaby(world, caller, baby);
    assert.equal(await count(world, 'meal_plans'), before - 1);
  },

  'of two changes made from the same version one is refused': async (world) => {
    const caller = await newCaller(world);
    const { id, version, days } = await planned(world, caller);
    const [first] = days;
    assert(first);
    const lock = (slot: number) =>
      changePlan(world, caller, {
        id,
        patch: mealPlanPatch.parse({ version, locks: [{ date: first.date, slot, locked: true }] }),
        ...call,
      });
    const tried = await Promise.allSettled([lock(0), lock(1)]);
    assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 1);
  },

  'a recipe takes its place among the favourites along, and both go with their member': async (world) => {
    const caller = await newCaller(world);
    const [kept, dropped] = [await writeDown(world, caller), await writeDown(world, caller)];
    await Promise.all([kept, kept, dropped].map(({ id }) => addFavorite(world, caller, id)));
    await deleteOwnRecipe(world, caller, dropped.id);
    const rows = <Row>(schema: z.ZodType<Row>, query: ReturnType<typeof sql>) =>
      readRows(world.payload, schema, query);
    assert.deepEqual(await favoriteIds(rows, caller.memberId), [kept.id]);
    assert.equal((await selectOwnRecipes(rows, caller.memberId)).length, 1);
    const before = [await count(world, 'member_recipes'), await count(world, 'recipe_favorites')];
    await world.payload.delete({ collection: 'members', id: caller.memberId, overrideAccess: true });
    const after = [await count(world, 'member_recipes'), await count(world, 'recipe_favorites')];
    assert.deepEqual(
      after,
      before.map((total) => total - 1),
    );
  },
};
