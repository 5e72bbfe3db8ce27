import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Checks, refused, type World } from '../../../accounts/server/testing/world';
import { readExport } from '../../../accounts/server/testing/read-export';
import { babyConsentTexts, babyConsentVersion } from '../../../contract/consent';
import { mealRequest } from '../../../contract/nutriai-meals';
import { recipeListQuery, recipePatch } from '../../../contract/nutriai-recipes';
import { noColumns, readRows, sql } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby, listBabies } from '../babies/babies';
import { changeRole, listCarers, removeCarer } from '../babies/carers';
import { acceptInvite, invite, previewInvite } from '../babies/invites';
import { changeMeal, deleteMeal, listMeals } from '../log/meals';
import { exportedBabies } from '../member-data/exported-babies';
import { listPlans } from '../plans/read-plans';
import { addFavorite, listFavorites, removeFavorite } from '../recipes/favorites';
import { listRecipes } from '../recipes/list-recipes';
import { changeOwnRecipe, deleteOwnRecipe } from '../recipes/own-recipes';
import { saveDraft } from '../recipes/generate-recipe';
import { sealDraft } from '../recipes/recipe-draft';
import { readRecipe } from '../recipes/recipe-for-baby';
import { addWater, changeWater, deleteWater, listWater } from '../log/water-intake';
import { anHourAgo, babyOf, familyOf, inTransaction, join, lentils, newCaller, recipeOf } from './family';
import { logMeal } from './log-meal';
import { contentsOf } from './ownership-checks';

const page = { limit: 100, offset: 0, ordering: undefined };
const logQuery = { time_zone: 'UTC' };

const inviteTo = (world: World, caller: Caller, babyId: string, role: 'parent' | 'carer' = 'carer') =>
  inTransaction(world, (transaction) => invite(world, { transaction, caller, babyId, role }));

const accept = (world: World, caller: Caller, token: string) =>
  inTransaction(world, (transaction) => acceptInvite(world, { transaction, caller, token }));

async function newBaby(world: World) {
  const parent = await newCaller(world);
  const { id: baby } = await inTransaction(world, (transaction) =>
    addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
  );
  return { parent, baby };
}

const mealOf = (world: World, caller: Caller, baby: string, item: object = { food: 'egg', grams: 30 }) => {
  const meal = mealRequest.parse({ baby, eaten_at: anHourAgo(world), kind: 'lunch', items: [item] });
  return logMeal(world, caller, meal);
};

const drinkOf = (world: World, caller: Caller, baby: string) => {
  const drink = { baby, drunk_at: anHourAgo(world), amount_ml: 60, source: '' };
  return inTransaction(world, (transaction) => addWater(world, { transaction, caller, request: drink }));
};

/** Runs what must be refused, and checks that nothing was written by it. */
async function changesNothing(world: World, work: () => Promise<unknown>): Promise<void> {
  const before = await contentsOf(world);
  await work();
  assert.deepEqual(await contentsOf(world), before);
}

const recipeListOf = (world: World, caller: Caller) =>
  listRecipes(world, caller, { query: recipeListQuery.parse({ mine: 'true' }), page });

/** What belongs to one member alone, and what lists and exports show of others. */
export const ownChecks: Checks = {
  'lists of a stranger and of somebody removed have nothing of the family': async (world) => {
    const { stranger, removed, parent } = await familyOf(world);
    const countsOf = (caller: Caller) =>
      Promise.all([
        listBabies(world, caller, page),
        listMeals(world, caller, { query: logQuery, page }),
        listWater(world, caller, { query: logQuery, page }),
        listPlans(world, caller, { query: {}, page }),
        recipeListOf(world, caller),
        listFavorites(world, caller, page),
      ]).then((lists) => lists.map(({ count, results }) => [count, results.length]));
    assert.deepEqual(
      await countsOf(parent),
      Array.from({ length: 6 }, () => [1, 1]),
    );
    for (const caller of [stranger, removed.parent, removed.carer]) {
      assert.deepEqual(
        await countsOf(caller),
        Array.from({ length: 6 }, () => [0, 0]),
      );
    }
  },

  'an own recipe is there for its writer alone, not for who looks after the same baby': async (world) => {
    const { ids, parent, carer, stranger } = await familyOf(world);
    const missing = { detail: 'Not found.' };
    assert.equal((await readRecipe(world, parent, { id: ids.recipe })).id, ids.recipe);
    await changesNothing(world, async () => {
      for (const caller of [carer, stranger]) {
        for (const id of [ids.recipe, randomUUID()]) {
          await refused(readRecipe(world, caller, { id }), 404, missing);
          const patch = recipePatch.parse({ title: 'Mine' });
          await refused(changeOwnRecipe(world, caller, { id, patch }), 404, missing);
          await refused(deleteOwnRecipe(world, caller, id), 404, missing);
          const invalid = { recipe: [`Invalid pk "${id}" - object does not exist.`] };
          await refused(addFavorite(world, caller, id), 400, invalid);
          await removeFavorite(world, caller, id);
        }
      }
    });
  },

  'nobody logs a dish of another member, which is answered like a dish that never was': async (world) => {
    const { ids, carer } = await familyOf(world);
    const wrong = randomUUID();
    await changesNothing(world, async () => {
      const never = await refused(mealOf(world, carer, ids.baby, { recipe: wrong, grams: 30 }), 400);
      const others = await refused(mealOf(world, carer, ids.baby, { recipe: ids.recipe, grams: 30 }), 400);
      assert.equal(JSON.stringify(others.body).replaceAll(ids.recipe, wrong), JSON.stringify(never.body));
    });
  },

  'a favourite is removed for its member alone': async (world) => {
    const [one, other] = [await newCaller(world), await newCaller(world)];
    const recipe = 'apple-cinnamon-porridge';
    await addFavorite(world, one, recipe);
    await addFavorite(world, other, recipe);
    await removeFavorite(world, one, recipe);
    assert.equal((await listFavorites(world, one, page)).count, 0);
    assert.equal((await listFavorites(world, other, page)).count, 1);
  },

  'a deleted own recipe leaves the recipes and favourites of others': async (world) => {
    const [one, other] = [await newCaller(world), await newCaller(world)];
    const [first, second] = [await recipeOf(world, one), await recipeOf(world, one)];
    await recipeOf(world, other);
    await deleteOwnRecipe(world, one, first);
    const left = (await recipeListOf(world, one)).results.map(({ id }) => id);
    assert.deepEqual(left, [second]);
    assert.equal((await listFavorites(world, one, page)).count, 1);
    assert.equal((await recipeListOf(world, other)).count, 1);
    assert.equal((await listFavorites(world, other, page)).count, 1);
  },

  'a sealed draft can be stored by its member alone': async (world) => {
    const { parent, carer, stranger } = await familyOf(world);
    const member = await newCaller(world);
    const sealed = sealDraft(lentils(), member.memberId);
    const save = (caller: Caller, draft: string) =>
      inTransaction(world, (transaction) => saveDraft(world, { transaction, caller, sealed: draft }));
    await changesNothing(world, async () => {
      for (const caller of [parent, carer, stranger]) await refused(save(caller, sealed), 400);
      for (const draft of [`${sealed}x`, `x${sealed}`, '', '.']) await refused(save(member, draft), 400);
    });
    await save(member, sealed);
    assert.equal((await recipeListOf(world, member)).count, 1);
  },

  'a carer changes what they logged themselves, until they are removed; a parent changes it too': async (
    world,
  ) => {
    const { parent, baby } = await newBaby(world);
    const carer = await join(world, { parent, baby, role: 'carer' });
    const [meal, water] = [await mealOf(world, carer, baby), await drinkOf(world, carer, baby)];
    const changed = await changeMeal(world, carer, { id: meal.id, patch: { kind: 'dinner' } });
    assert.equal(changed.kind, 'dinner');
    assert.equal(
      (await changeWater(world, parent, { id: water.id, patch: { amount_ml: 70 } })).amount_ml,
      70,
    );
    await removeCarer(world, parent, { babyId: baby, carerId: carer.memberId });
    await changesNothing(world, async () => {
      const missing = { detail: 'Not found.' };
      await refused(changeMeal(world, carer, { id: meal.id, patch: { kind: 'lunch' } }), 404, missing);
      await refused(deleteMeal(world, carer, meal.id), 404, missing);
      await refused(changeWater(world, carer, { id: water.id, patch: { amount_ml: 80 } }), 404, missing);
      await refused(deleteWater(world, carer, water.id), 404, missing);
    });
    await deleteMeal(world, parent, meal.id);
    await deleteWater(world, parent, water.id);
    assert.equal((await listMeals(world, parent, { query: logQuery, page })).count, 0);
    assert.equal((await listWater(world, parent, { query: logQuery, page })).count, 0);
  },

  'a carer is named together with their own baby: by another one nobody is found': async (world) => {
    const [one, other] = [await newBaby(world), await newBaby(world)];
    const carer = await join(world, { ...one, role: 'carer' });
    const missing = { detail: 'Not found.' };
    await changesNothing(world, async () => {
      for (const carerId of [carer.memberId, one.parent.memberId, randomUUID()]) {
        const mixed = { babyId: other.baby, carerId };
        await refused(removeCarer(world, other.parent, mixed), 404, missing);
        await refused(changeRole(world, other.parent, { ...mixed, role: 'carer' }), 404, missing);
      }
    });
    assert.equal((await listCarers(world, one.parent, { babyId: one.baby, ...page })).count, 2);
  },

  'invites of a parent who is removed or steps back let nobody in': async (world) => {
    const { parent, baby } = await newBaby(world);
    const guest = await newCaller(world);
    const [leaving, steppingBack] = [
      await join(world, { parent, baby, role: 'parent' }),
      await join(world, { parent, baby, role: 'parent' }),
    ];
    const [first, second] = [
      await inviteTo(world, leaving, baby, 'parent'),
      await inviteTo(world, steppingBack, baby, 'parent'),
    ];
    const kept = await inviteTo(world, parent, baby);
    await removeCarer(world, parent, { babyId: baby, carerId: leaving.memberId });
    await changeRole(world, parent, { babyId: baby, carerId: steppingBack.memberId, role: 'carer' });
    await changesNothing(world, async () => {
      for (const token of [first.token, second.token, 'never-was']) {
        await refused(previewInvite(world, { caller: guest, token }), 404);
        await refused(accept(world, guest, token), 404);
      }
    });
    await accept(world, guest, kept.token);
    assert.equal((await listBabies(world, guest, page)).count, 1);
  },

  'an export has of others what is the business of its member, and no more': async (world) => {
    const { parent, baby } = await newBaby(world);
    const carer = await join(world, { parent, baby, role: 'carer' });
    const gone = await join(world, { parent, baby, role: 'parent' });
    for (const caller of [parent, carer, gone]) {
      await mealOf(world, caller, baby);
      await drinkOf(world, caller, baby);
    }
    await recipeOf(world, parent);
    await removeCarer(world, parent, { babyId: baby, carerId: gone.memberId });
    const sizes = async (caller: Caller) => {
      const { babies, babies_cared_for, recipes, favourite_recipes } = await readExport(world, caller);
      const logs = [...babies, ...babies_cared_for].map(({ meals, water }) => [meals.length, water.length]);
      return { parentOf: babies.length, logs, recipes: recipes.length, favourites: favourite_recipes.length };
    };
    assert.deepEqual(await sizes(parent), { parentOf: 1, logs: [[3, 3]], recipes: 1, favourites: 1 });
    assert.deepEqual(await sizes(carer), { parentOf: 0, logs: [[1, 1]], recipes: 0, favourites: 0 });
    for (const caller of [gone, await newCaller(world)])
      assert.deepEqual(await sizes(caller), { parentOf: 0, logs: [], recipes: 0, favourites: 0 });
    const text = JSON.stringify(await readExport(world, carer));
    for (const { memberId } of [parent, gone]) assert.ok(!text.includes(memberId));
  },

  'a long log is exported whole and in order, some rows at a time': async (world) => {
    const { parent, baby } = await newBaby(world);
    // Many at the same time, so that a page ends among them.
    const drinks = Array.from({ length: 450 }, (_each, index) => ({
      id: randomUUID(),
      atMs: world.nowMs() - Math.floor(index / 300),
      amount: 1 + index,
    }));
    const values = drinks.map(
      ({ id, atMs, amount }) =>
        sql`(${id}, ${baby}, ${parent.memberId}, ${atMs}, ${amount}, ${'water'}, ${atMs}, ${atMs})`,
    );
    await inTransaction(world, ({ rows }) =>
      rows(
        noColumns,
        sql`INSERT INTO baby_water (id, baby_id, made_by, drunk_at_ms, amount_ml, source, created_at_ms, updated_at_ms)
            VALUES ${sql.join(values, sql`, `)}`,
      ),
    );
    const sizes: number[] = [];
    const exported = await exportedBabies(
      async (row, statement) => {
        const found = await readRows(world.payload, row, statement);
        sizes.push(found.length);
        return found;
      },
      parent.memberId,
      world.nowMs(),
    );
    const expected = [...drinks].sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1));
    assert.deepEqual(
      exported.babies[0]?.water.map((drink) => drink.amount_ml),
      expected.map(({ amount }) => amount),
    );
    assert.equal(Math.max(...sizes), 200);
  },

  'what a member agreed to is stored with the baby, once, and exported with its words': async (world) => {
    const [asked, unasked] = [await newCaller(world), await newCaller(world)];
    const baby = { ...babyOf(world), consent: babyConsentVersion };
    const agreed = async (caller: Caller) => (await readExport(world, caller)).consents;
    for (const _one of [1, 2])
      await inTransaction(world, (transaction) => addBaby(world, { transaction, caller: asked, baby }));
    await inTransaction(world, (transaction) =>
      addBaby(world, { transaction, caller: unasked, baby: { ...baby, consent: undefined } }),
    );
    const given_at = new Date(world.nowMs()).toISOString();
    const text = babyConsentTexts[babyConsentVersion];
    assert.deepEqual(await agreed(asked), [
      { purpose: 'baby_data', version: babyConsentVersion, text, given_at },
    ]);
    assert.deepEqual(await agreed(unasked), []);
  },
};
