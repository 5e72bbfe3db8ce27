import assert from 'node:assert/strict';
import * as z from 'zod';
import {
  callerOf,
  type Checks,
  newMember,
  refused,
  setStatus,
  type World,
} from '../../../accounts/server/testing/world';
import { deleteExpired } from '../../../content/cms/jobs/delete-expired';
import { babyRequest } from '../../../contract/nutriai-babies';
import { mealRequest } from '../../../contract/nutriai-meals';
import {
  numberColumn,
  readRows,
  sql,
  withWriteTransaction,
  type WriteTransaction,
} from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby, changeBaby, deleteBaby, listBabies } from '../babies/babies';
import { readInsights } from '../insights/baby-insights';
import { changeRole, listCarers, removeCarer } from '../babies/carers';
import { acceptInvite, invite, previewInvite } from '../babies/invites';
import { listOpenInvites } from '../babies/open-invites';
import { listMeals } from '../log/meals';
import { addWater, listWater } from '../log/water-intake';
import { logMeal } from './log-meal';

const page = { limit: 100, offset: 0, ordering: undefined };
const hourMs = 3_600_000;

async function newCaller(world: World): Promise<Caller> {
  return callerOf(world, (await newMember(world)).id);
}

function inTransaction<Result>(
  world: World,
  work: (transaction: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  return withWriteTransaction(world.payload, work);
}

const birthDate = (world: World) => new Date(world.nowMs() - 240 * 24 * hourMs).toISOString().slice(0, 10);

function enter(world: World, caller: Caller) {
  const baby = babyRequest.parse({ name: 'Ada', birth_date: birthDate(world) });
  return inTransaction(world, (transaction) => addBaby(world, { transaction, caller, baby }));
}

const accept = (world: World, caller: Caller, token: string) =>
  inTransaction(world, (transaction) => acceptInvite(world, { transaction, caller, token }));

const makeInvite = (world: World, caller: Caller, babyId: string, role: 'parent' | 'carer') =>
  inTransaction(world, (transaction) => invite(world, { transaction, caller, babyId, role }));

async function rowsOf(world: World, babyId: string): Promise<number> {
  const counts = [
    'baby_carers',
    'baby_invites',
    'baby_water',
    'baby_meals',
    'baby_reaction_photos',
    'baby_portions',
    'baby_drops',
    'baby_given_drops',
    'baby_health_links',
  ].map((table) =>
    readRows(
      world.payload,
      z.object({ total: numberColumn }),
      sql`SELECT count(*) AS total FROM ${sql.raw(table)} WHERE baby_id = ${babyId}`,
    ),
  );
  return (await Promise.all(counts)).flat().reduce((sum, { total }) => sum + total, 0);
}

async function logSomething(world: World, caller: Caller, baby: string): Promise<void> {
  const moment = new Date(world.nowMs() - hourMs).toISOString();
  const drink = { baby, drunk_at: moment, amount_ml: 60, source: '' };
  const items = [{ food: 'egg', grams: 30 }];
  const meal = mealRequest.parse({ baby, eaten_at: moment, kind: 'lunch', items });
  await inTransaction(world, (transaction) => addWater(world, { transaction, caller, request: drink }));
  await logMeal(world, caller, meal);
}

export const babyChecks: Checks = {
  'a baby takes everything that hangs on it along': async (world) => {
    const caller = await newCaller(world);
    const { id } = await enter(world, caller);
    await logSomething(world, caller, id);
    await makeInvite(world, caller, id, 'carer');
    assert.equal(await rowsOf(world, id), 4);
    await deleteBaby(world, caller, id);
    assert.equal(await rowsOf(world, id), 0);
  },

  'what was logged is listed, totalled and looked back on': async (world) => {
    const caller = await newCaller(world);
    const { id } = await enter(world, caller);
    await logSomething(world, caller, id);
    const query = { baby: id, time_zone: 'UTC' };
    const water = await listWater(world, caller, { query, page });
    assert.equal(water.count, 1);
    assert.equal(
      water.totals.reduce((sum, { amount_ml: ml }) => sum + ml, 0),
      60,
    );
    const meals = await listMeals(world, caller, { query: { ...query, ordering: 'eaten_at' }, page });
    assert.equal(meals.results[0]?.items[0]?.food, 'egg');
    const found = await readInsights(world, caller, { babyId: id, days: 7, timeZone: 'UTC' });
    assert.equal(found.logged_days, 1);
  },

  'no member gets more than twenty babies, however many calls come at once': async (world) => {
    const caller = await newCaller(world);
    const entered = await Promise.allSettled(Array.from({ length: 23 }, () => enter(world, caller)));
    assert.equal(entered.filter(({ status }) => status === 'fulfilled').length, 20);
    assert.equal((await listBabies(world, caller, page)).count, 20);
  },

  'changes at the same moment lose nothing': async (world) => {
    const caller = await newCaller(world);
    const { id } = await enter(world, caller);
    const patches = [
      { name: 'Eve' },
      { avoids: ['pork'] },
      { dislikes: ['peas'] },
      { diet: 'vegan' as const },
    ];
    await Promise.all(patches.map((patch) => changeBaby(world, caller, { id, patch })));
    const [baby] = (await listBabies(world, caller, page)).results;
    assert.deepEqual(
      [baby?.name, baby?.avoids, baby?.dislikes, baby?.diet],
      ['Eve', ['pork'], ['peas'], 'vegan'],
    );
  },

  'an invite is used once, by one of those who come at once': async (world) => {
    const parent = await newCaller(world);
    const guests = [await newCaller(world), await newCaller(world), await newCaller(world)];
    const { id } = await enter(world, parent);
    const { token } = await makeInvite(world, parent, id, 'carer');
    const used = await Promise.allSettled(guests.map((guest) => accept(world, guest, token)));
    assert.equal(used.filter(({ status }) => status === 'fulfilled').length, 1);
    assert.equal((await listCarers(world, parent, { babyId: id, ...page })).count, 2);
  },

  'an invite says for whom it is, and renames nobody': async (world) => {
    const [parent, guest] = [await newCaller(world), await newCaller(world)];
    const { id } = await enter(world, parent);
    const { token } = await inTransaction(world, (transaction) =>
      invite(world, { transaction, caller: parent, babyId: id, role: 'carer', forName: 'Granny' }),
    );
    const open = () => listOpenInvites(world, parent, { babyId: id, ...page });
    assert.equal((await open()).results[0]?.for_name, 'Granny');
    assert.equal((await previewInvite(world, { caller: null, token })).for_name, 'Granny');
    await accept(world, guest, token);
    assert.equal((await open()).count, 0);
    await refused(listOpenInvites(world, guest, { babyId: id, ...page }), 403);
    const { results } = await listCarers(world, parent, { babyId: id, ...page });
    const joined = results.find((carer) => carer.id === guest.memberId);
    assert.deepEqual([joined?.invited_as, joined?.name], ['Granny', '']);
  },

  'an invite ends after 48 hours and is stored as a hash': async (world) => {
    const [parent, guest] = [await newCaller(world), await newCaller(world)];
    const { id } = await enter(world, parent);
    const { token } = await makeInvite(world, parent, id, 'carer');
    const stored = await readRows(
      world.payload,
      z.object({ token_hash: z.string() }),
      sql`SELECT token_hash FROM baby_invites WHERE baby_id = ${id}`,
    );
    assert.equal(stored.length, 1);
    assert.notEqual(stored[0]?.token_hash, token);
    world.advanceMs(48 * hourMs);
    await refused(accept(world, guest, token), 404);
  },

  'an invite that nobody used is deleted when its 48 hours are over, and not before': async (world) => {
    const parent = await newCaller(world);
    const { id } = await enter(world, parent);
    await makeInvite(world, parent, id, 'carer');
    // The parent's own row and that of the invite.
    const kept = await rowsOf(world, id);
    const endsAtMs = world.nowMs() + 48 * hourMs;
    await deleteExpired(world.payload, endsAtMs - 60_000);
    assert.equal(await rowsOf(world, id), kept);
    await deleteExpired(world.payload, endsAtMs + 60_000);
    assert.equal(await rowsOf(world, id), kept - 1);
  },

  'an invite of a member who is switched off lets nobody in': async (world) => {
    const [parent, guest] = [await newCaller(world), await newCaller(world)];
    const { id } = await enter(world, parent);
    const { token } = await makeInvite(world, parent, id, 'parent');
    await setStatus(world, parent.memberId, 'disabled');
    await refused(previewInvite(world, { caller: null, token }), 404);
    await refused(accept(world, guest, token), 404);
  },

  'of two parents who leave or step back at once one stays a parent': async (world) => {
    const [one, two] = [await newCaller(world), await newCaller(world)];
    const { id: babyId } = await enter(world, one);
    await accept(world, two, (await makeInvite(world, one, babyId, 'parent')).token);
    const tried = await Promise.allSettled([
      removeCarer(world, one, { babyId, carerId: one.memberId }),
      changeRole(world, two, { babyId, carerId: two.memberId, role: 'carer' }),
    ]);
    assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 1);
  },

  'deleting a member erases the babies of which nobody else is a parent, and no others': async (world) => {
    const [leaving, partner] = [await newCaller(world), await newCaller(world)];
    const [own, shared] = [await enter(world, leaving), await enter(world, leaving)];
    await accept(world, partner, (await makeInvite(world, leaving, own.id, 'carer')).token);
    await accept(world, partner, (await makeInvite(world, leaving, shared.id, 'parent')).token);
    await logSomething(world, leaving, own.id);
    await logSomething(world, leaving, shared.id);
    await world.payload.delete({ collection: 'members', id: leaving.memberId, overrideAccess: true });
    assert.equal(await rowsOf(world, own.id), 0);
    const left = await listBabies(world, partner, page);
    assert.deepEqual(
      left.results.map(({ id }) => id),
      [shared.id],
    );
    const meals = await listMeals(world, partner, { query: { time_zone: 'UTC' }, page });
    assert.equal(meals.results[0]?.made_by, null);
  },

  'of two parents who are deleted at once the second takes the baby along': async (world) => {
    const [one, two] = [await newCaller(world), await newCaller(world)];
    const { id } = await enter(world, one);
    await accept(world, two, (await makeInvite(world, one, id, 'parent')).token);
    await Promise.all(
      [one, two].map(({ memberId }) =>
        world.payload.delete({ collection: 'members', id: memberId, overrideAccess: true }),
      ),
    );
    const profiles = await readRows(
      world.payload,
      z.object({ id: z.string() }),
      sql`SELECT id FROM baby_profiles WHERE id = ${id}`,
    );
    assert.deepEqual(profiles, []);
  },
};
