import assert from 'node:assert/strict';
import { callerOf, newMember, type World } from '../../../accounts/server/testing/world';
import { babyRequest } from '../../../contract/nutriai-babies';
import { mealRequest } from '../../../contract/nutriai-meals';
import { type MealPlanAnswer, mealPlanRequest } from '../../../contract/nutriai-plans';
import { healthLinkRequest } from '../../../contract/nutriai-health-links';
import { dropRequest } from '../../../contract/nutriai-drops';
import { portionsRequest } from '../../../contract/nutriai-portions';
import { recipeRequest } from '../../../contract/nutriai-recipes';
import { withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby } from '../babies/babies';
import { removeCarer } from '../babies/carers';
import { acceptInvite, invite } from '../babies/invites';
import { addDrop } from '../drops/drops';
import { addGivenDrop } from '../drops/given-drops';
import { prepareLink, storeLink } from '../health-links/health-links';
import { storePlan, makePlan } from '../plans/make-plan';
import { addFavorite } from '../recipes/favorites';
import { addOwnRecipe } from '../recipes/own-recipes';
import { knownIngredients, storedOfRequest } from '../recipes/store-recipe';
import { addWater } from '../log/water-intake';
import { addPortions } from '../portions/stored-portions';
import { logMeal } from './log-meal';

const dayMs = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
export const solveCall = { signal: new AbortController().signal, onStep: () => undefined };

/** Ids of what one family has; a wrong one stands for something that never was. */
export interface FamilyIds {
  baby: string;
  meal: string;
  water: string;
  plan: string;
  portions: string;
  drop: string;
  givenDrop: string;
  healthLink: string;
  recipe: string;
}

/** A baby with a log, a plan, a recipe of its parent's, and everybody who may or may not see them. */
export interface Family {
  ids: FamilyIds;
  plan: MealPlanAnswer;
  parent: Caller;
  carer: Caller;
  stranger: Caller;
  /** Looked after the baby once: as a parent, and as a carer. */
  removed: { parent: Caller; carer: Caller };
}

/** Somebody new, as the one who calls. */
export async function newCaller(world: World): Promise<Caller> {
  return callerOf(world, (await newMember(world)).id);
}

/** Runs work in a write transaction of its own. */
export function inTransaction<Result>(
  world: World,
  work: (transaction: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  return withWriteTransaction(world.payload, work);
}

/** A moment of an hour ago, as a member writes it. */
export function anHourAgo(world: World): string {
  return new Date(world.nowMs() - 3_600_000).toISOString();
}

/** What a plan of two days is asked for with. */
export function planFor(world: World, baby: string) {
  return mealPlanRequest.parse({ baby, start_date: dateOf(world.nowMs()), days: 2, seed: 1 });
}

/** A child of fourteen months. */
export function babyOf(world: World) {
  return babyRequest.parse({ name: 'Ada', birth_date: dateOf(world.nowMs() - 420 * dayMs) });
}

/** Lets somebody new look after the baby. */
export async function join(
  world: World,
  { parent, baby, role }: { parent: Caller; baby: string; role: 'parent' | 'carer' },
): Promise<Caller> {
  const caller = await newCaller(world);
  const { token } = await inTransaction(world, (transaction) =>
    invite(world, { transaction, caller: parent, babyId: baby, role }),
  );
  await inTransaction(world, (transaction) => acceptInvite(world, { transaction, caller, token }));
  return caller;
}

async function leave(
  world: World,
  { parent, baby, caller }: { parent: Caller; baby: string; caller: Caller },
) {
  await removeCarer(world, parent, { babyId: baby, carerId: caller.memberId });
  return caller;
}

async function logOf(world: World, caller: Caller, baby: string) {
  const moment = anHourAgo(world);
  const items = [{ food: 'egg', grams: 30 }];
  const lunch = mealRequest.parse({ baby, eaten_at: moment, kind: 'lunch', items });
  const drink = { baby, drunk_at: moment, amount_ml: 60, source: '' };
  const meal = await logMeal(world, caller, lunch);
  const water = await inTransaction(world, (transaction) =>
    addWater(world, { transaction, caller, request: drink }),
  );
  const portions = await inTransaction(world, (transaction) =>
    addPortions(world, { transaction, caller, request: portionsFor(world, baby) }),
  );
  const { id: drop } = await inTransaction(world, (transaction) =>
    addDrop(world, { transaction, caller, request: dropFor(baby) }),
  );
  const given = await inTransaction(world, (transaction) =>
    addGivenDrop(world, { transaction, caller, request: { baby, drop, given_at: moment } }),
  );
  return { meal: meal.id, water: water.id, portions: portions.id, drop, givenDrop: given.id };
}

/** Daily drops of which thirty doses are left. */
export function dropFor(baby: string) {
  return dropRequest.parse({ baby, name: 'Vitamin D', amount: '1 drop', doses_left: 30 });
}

/** A link to a record for a week. */
export function linkFor(fields: object = {}) {
  return healthLinkRequest.parse({ label: 'Feeding and growth', expires_in_days: 7, ...fields });
}

/** Two portions of a dish that was cooked today. */
export function portionsFor(world: World, baby: string) {
  const dish = { recipe: 'apple-cinnamon-porridge', grams: 90, portions: 2, place: 'fridge' };
  return portionsRequest.parse({ baby, ...dish, cooked_on: dateOf(world.nowMs()) });
}

async function planOf(world: World, caller: Caller, baby: string): Promise<MealPlanAnswer> {
  const made = await makePlan(world, caller, { wanted: planFor(world, baby), call: solveCall });
  return inTransaction(world, (transaction) => storePlan(world, { transaction, caller, plan: made }));
}

async function healthLinkOf(world: World, caller: Caller, babyId: string): Promise<string> {
  const prepared = await prepareLink(world, caller, { babyId, request: linkFor() });
  const { id } = await inTransaction(world, (transaction) => storeLink(transaction, caller, prepared));
  return id;
}

/** A recipe as it is stored. */
export function lentils() {
  const request = recipeRequest.parse({
    title: 'Lentils of our own',
    meal: 'lunch',
    minutes: 20,
    servings: 4,
    ingredients: ['100 g red lentils', '1 carrot'],
    steps: ['Simmer until soft.', 'Mash.'],
  });
  return { title: request.title, stored: storedOfRequest(request, knownIngredients(request.ingredients)) };
}

/** A recipe that the caller wrote and made a favourite. */
export async function recipeOf(world: World, caller: Caller): Promise<string> {
  const { id } = await inTransaction(world, (transaction) =>
    addOwnRecipe(world, { transaction, caller, recipe: { ...lentils(), source: 'member' } }),
  );
  await addFavorite(world, caller, id);
  return id;
}

async function makeFamily(world: World): Promise<Family> {
  const parent = await newCaller(world);
  const { id: baby } = await inTransaction(world, (transaction) =>
    addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
  );
  const carer = await join(world, { parent, baby, role: 'carer' });
  const gone = await join(world, { parent, baby, role: 'parent' });
  const goneCarer = await join(world, { parent, baby, role: 'carer' });
  const plan = await planOf(world, parent, baby);
  const ids = {
    baby,
    ...(await logOf(world, parent, baby)),
    plan: plan.id,
    healthLink: await healthLinkOf(world, parent, baby),
    recipe: await recipeOf(world, parent),
  };
  const removed = {
    parent: await leave(world, { parent, baby, caller: gone }),
    carer: await leave(world, { parent, baby, caller: goneCarer }),
  };
  assert.ok(plan.days.length > 0);
  return { ids, plan, parent, carer, stranger: await newCaller(world), removed };
}

const families = new WeakMap<World, Promise<Family>>();

/** The one family of a database: nobody changes it but those who may not. */
export function familyOf(world: World): Promise<Family> {
  const known = families.get(world) ?? makeFamily(world);
  families.set(world, known);
  return known;
}
