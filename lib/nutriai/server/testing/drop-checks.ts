import assert from 'node:assert/strict';
import type { Checks, World } from '../../../accounts/server/testing/world';
import { dropPatch } from '../../../contract/nutriai-drops';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby } from '../babies/babies';
import { addDrop, changeDrop, deleteDrop, readDrop } from '../drops/drops';
import { addGivenDrop, deleteGivenDrop, listGivenDrops, readGivenDrop } from '../drops/given-drops';
import { dateAfter, utcDate } from '../log/calendar-days';
import { babyOf, dropFor, inTransaction, newCaller } from './family';

const utc = { time_zone: 'UTC' };

async function dropsOf(world: World): Promise<{ parent: Caller; baby: string; drop: string }> {
  const parent = await newCaller(world);
  const { id: baby } = await inTransaction(world, (transaction) =>
    addBaby(world, { transaction, caller: parent, baby: babyOf(world) }),
  );
  const { id: drop } = await inTransaction(world, (transaction) =>
    addDrop(world, { transaction, caller: parent, request: dropFor(baby) }),
  );
  return { parent, baby, drop };
}

function give(world: World, caller: Caller, given: { baby: string; drop: string; given_at: string }) {
  return inTransaction(world, (transaction) => addGivenDrop(world, { transaction, caller, request: given }));
}

export const dropChecks: Checks = {
  'drops count down what is left, not below nothing, and deleting a dose puts it back': async (world) => {
    const { parent, baby, drop } = await dropsOf(world);
    const left = async () => (await readDrop(world, parent, { id: drop, ...utc })).doses_left;
    await changeDrop(world, parent, { id: drop, patch: dropPatch.parse({ doses_left: 1 }) });
    const given_at = new Date(world.nowMs() - 60_000).toISOString();
    const [first, second] = await Promise.all([
      give(world, parent, { baby, drop, given_at }),
      give(world, parent, { baby, drop, given_at }),
    ]);
    assert.equal(await left(), 0);
    await deleteGivenDrop(world, parent, first.id);
    await deleteGivenDrop(world, parent, second.id);
    assert.equal(await left(), 1);
    await changeDrop(world, parent, { id: drop, patch: dropPatch.parse({ doses_left: null }) });
    await give(world, parent, { baby, drop, given_at });
    assert.equal(await left(), null);
  },

  'a streak counts the days of the family’s time zone': async (world) => {
    const { parent, baby, drop } = await dropsOf(world);
    const today = utcDate(world.nowMs());
    for (const back of [1, 2, 3, 5]) {
      await give(world, parent, { baby, drop, given_at: `${dateAfter(today, -back)}T12:00:00Z` });
    }
    const streakOn = async (date: string, time_zone: string) =>
      (await readDrop(world, parent, { id: drop, date, time_zone })).day.streak_before;
    assert.equal(await streakOn(today, 'UTC'), 3);
    assert.equal(await streakOn(dateAfter(today, 1), 'UTC'), 0);
    // Noon in UTC is already the next day there.
    assert.equal(await streakOn(dateAfter(today, 1), 'Pacific/Kiritimati'), 3);
  },

  'what was given stays when its drops leave the list': async (world) => {
    const { parent, baby, drop } = await dropsOf(world);
    const given_at = new Date(world.nowMs() - 60_000).toISOString();
    const { id } = await give(world, parent, { baby, drop, given_at });
    await deleteDrop(world, parent, drop);
    const stays = { id, drop: null, name: 'Vitamin D', amount: '1 drop', given_at };
    const found = await readGivenDrop(world, parent, id);
    assert.deepEqual({ ...found, ...stays }, found);
    await deleteGivenDrop(world, parent, id);
    const page = { limit: 20, offset: 0 };
    assert.equal((await listGivenDrops(world, parent, { query: { ...utc, baby }, page })).count, 0);
  },
};
