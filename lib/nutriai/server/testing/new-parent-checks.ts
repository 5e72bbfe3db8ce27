import assert from 'node:assert/strict';
import * as z from 'zod';
import { deleteAccount } from '../../../accounts/server/member-data/delete-account';
import {
  callerOf,
  type Checks,
  goodPassword,
  newMember,
  refused,
  type World,
} from '../../../accounts/server/testing/world';
import { babyRequest } from '../../../contract/nutriai-babies';
import type { CarerRole } from '../../../contract/nutriai-carers';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby, deleteBaby, listBabies, readBaby } from '../babies/babies';
import { changeRole, listCarers, removeCarer } from '../babies/carers';
import { acceptInvite, invite } from '../babies/invites';

const hourMs = 3_600_000;
const page = { limit: 100, offset: 0, ordering: undefined };

const newCaller = async (world: World) => callerOf(world, (await newMember(world)).id);

async function enters(world: World, caller: Caller): Promise<string> {
  const birthDate = new Date(world.nowMs() - 240 * 24 * hourMs).toISOString().slice(0, 10);
  const fields = babyRequest.parse({ name: 'Ada', birth_date: birthDate });
  const baby = await withWriteTransaction(world.payload, (transaction) =>
    addBaby(world, { transaction, caller, baby: fields }),
  );
  return baby.id;
}

async function lets(world: World, by: Caller, babyId: string, given: { in: Caller; as: CarerRole }) {
  const { token } = await withWriteTransaction(world.payload, (transaction) =>
    invite(world, { transaction, caller: by, babyId, role: given.as }),
  );
  return withWriteTransaction(world.payload, (transaction) =>
    acceptInvite(world, { transaction, caller: given.in, token }),
  );
}

const remove = (world: World, by: Caller, babyId: string, who: Caller) =>
  removeCarer(world, by, { babyId, carerId: who.memberId });

const makes = (world: World, by: Caller, babyId: string, given: { who: Caller; role: CarerRole }) =>
  changeRole(world, by, { babyId, carerId: given.who.memberId, role: given.role });

async function isThere(world: World, babyId: string): Promise<boolean> {
  const found = await readRows(
    world.payload,
    z.object({ id: z.string() }),
    sql`SELECT id FROM baby_profiles WHERE id = ${babyId}`,
  );
  return found.length > 0;
}

/** Everything that takes a baby away from somebody who was there before. */
async function refusedAll(world: World, newcomer: Caller, babyId: string, earlier: Caller): Promise<void> {
  const limit = /^You became a parent less than 72 hours ago\. From .+ UTC you can .+\.$/;
  const tries = [
    () => remove(world, newcomer, babyId, earlier),
    () => makes(world, newcomer, babyId, { who: earlier, role: 'carer' }),
    () => makes(world, newcomer, babyId, { who: earlier, role: 'parent' }),
    () => deleteBaby(world, newcomer, babyId),
  ];
  for (const attempt of tries) {
    const { body } = await refused(attempt(), 403);
    assert.match(String((body as { detail: unknown }).detail), limit);
  }
}

interface Family {
  founder: Caller;
  newcomer: Caller;
  babyId: string;
}

/** A baby of an old hand, with a parent who has joined this minute. */
async function family(world: World): Promise<Family> {
  const [founder, newcomer] = [await newCaller(world), await newCaller(world)];
  const babyId = await enters(world, founder);
  world.advanceMs(10 * 24 * hourMs);
  await lets(world, founder, babyId, { in: newcomer, as: 'parent' });
  return { founder, newcomer, babyId };
}

async function mailsOf(world: World, work: () => Promise<unknown>): Promise<string[]> {
  const rows = () =>
    readRows(
      world.payload,
      z.object({ id: numberColumn, kind: z.string() }),
      sql`SELECT id, kind FROM outgoing_mails ORDER BY id`,
    );
  const lastId = (await rows()).at(-1)?.id ?? 0;
  await work();
  return (await rows()).filter(({ id }) => id > lastId).map(({ kind }) => kind);
}

export const newParentChecks: Checks = {
  'a new parent takes a baby from nobody for 72 hours, and then can': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    await refusedAll(world, newcomer, babyId, founder);
    world.advanceMs(72 * hourMs - 1);
    await refusedAll(world, newcomer, babyId, founder);
    world.advanceMs(1);
    await makes(world, newcomer, babyId, { who: founder, role: 'carer' });
    await remove(world, newcomer, babyId, founder);
    await deleteBaby(world, newcomer, babyId);
    assert.equal(await isThere(world, babyId), false);
  },
  'whoever entered the baby is never limited, not even in its first minute': async (world) => {
    const [founder, guest] = [await newCaller(world), await newCaller(world)];
    const babyId = await enters(world, founder);
    await lets(world, founder, babyId, { in: guest, as: 'parent' });
    await makes(world, founder, babyId, { who: guest, role: 'carer' });
    await remove(world, founder, babyId, guest);
    await deleteBaby(world, founder, babyId);
    assert.equal(await isThere(world, babyId), false);
  },
  'the founder stays unlimited after having stepped back for a while': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    await makes(world, founder, babyId, { who: founder, role: 'carer' });
    await lets(world, newcomer, babyId, { in: founder, as: 'parent' });
    await remove(world, founder, babyId, newcomer);
    await deleteBaby(world, founder, babyId);
  },
  'clocks that stand still, or are set back, limit and never free': async (world) => {
    const [founder, newcomer] = [await newCaller(world), await newCaller(world)];
    const babyId = await enters(world, founder);
    await lets(world, founder, babyId, { in: newcomer, as: 'parent' });
    await refusedAll(world, newcomer, babyId, founder);
    world.advanceMs(-5 * hourMs);
    await refusedAll(world, newcomer, babyId, founder);
    world.advanceMs(5 * hourMs);
  },
  'a new parent removes whoever came after them, and leaves when they like': async (world) => {
    const { newcomer, babyId } = await family(world);
    const [later, carer] = [await newCaller(world), await newCaller(world)];
    world.advanceMs(1);
    await lets(world, newcomer, babyId, { in: later, as: 'parent' });
    await lets(world, newcomer, babyId, { in: carer, as: 'carer' });
    await makes(world, newcomer, babyId, { who: carer, role: 'parent' });
    await remove(world, newcomer, babyId, carer);
    await remove(world, newcomer, babyId, later);
    await remove(world, newcomer, babyId, newcomer);
  },
  'leaving and coming back begins anew': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    world.advanceMs(80 * hourMs);
    await remove(world, newcomer, babyId, newcomer);
    await lets(world, founder, babyId, { in: newcomer, as: 'parent' });
    await refusedAll(world, newcomer, babyId, founder);
  },
  'stepping back and being made a parent again begins anew': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    world.advanceMs(80 * hourMs);
    await makes(world, newcomer, babyId, { who: newcomer, role: 'carer' });
    await makes(world, founder, babyId, { who: newcomer, role: 'parent' });
    await refusedAll(world, newcomer, babyId, founder);
  },
  'a carer of long standing who becomes a parent is a new one, by a role or by an invite': async (world) => {
    for (const way of ['role', 'invite'] as const) {
      const [founder, carer] = [await newCaller(world), await newCaller(world)];
      const babyId = await enters(world, founder);
      world.advanceMs(hourMs);
      await lets(world, founder, babyId, { in: carer, as: 'carer' });
      world.advanceMs(100 * hourMs);
      if (way === 'role') await makes(world, founder, babyId, { who: carer, role: 'parent' });
      else await lets(world, founder, babyId, { in: carer, as: 'parent' });
      await refusedAll(world, carer, babyId, founder);
    }
  },
  'a second account that a new parent brings along is as new': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    world.advanceMs(71 * hourMs);
    const second = await newCaller(world);
    await lets(world, newcomer, babyId, { in: second, as: 'parent' });
    world.advanceMs(2 * hourMs);
    await refusedAll(world, second, babyId, founder);
  },
  'a new parent who is the only one left cannot delete the baby by deleting the account': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    await makes(world, founder, babyId, { who: founder, role: 'carer' });
    const proof = { password: goodPassword };
    await refused(deleteAccount(world, newcomer, proof), 403);
    assert.equal(await isThere(world, babyId), true);
    await refused(remove(world, newcomer, babyId, newcomer), 409);
    world.advanceMs(72 * hourMs);
    await deleteAccount(world, newcomer, proof);
    assert.equal(await isThere(world, babyId), false);
  },
  'a new parent who deletes the account beside another parent leaves the baby': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    const own = await enters(world, newcomer);
    await deleteAccount(world, newcomer, { password: goodPassword });
    assert.equal(await isThere(world, own), false);
    assert.deepEqual(
      (await listBabies(world, founder, page)).results.map(({ id }) => id),
      [babyId],
    );
  },
  'the answers say until when': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    world.advanceMs(1);
    const later = await newCaller(world);
    await lets(world, founder, babyId, { in: later, as: 'carer' });
    const until = new Date(world.nowMs() - 1 + 72 * hourMs).toISOString();
    assert.equal((await readBaby(world, newcomer, babyId)).limited_until, until);
    assert.equal((await readBaby(world, founder, babyId)).limited_until, null);
    assert.equal((await readBaby(world, later, babyId)).limited_until, null);
    const seenBy = async (caller: Caller) =>
      (await listCarers(world, caller, { babyId, ...page })).results.map(
        ({ protected_until: untilThen }) => untilThen,
      );
    assert.deepEqual(await seenBy(newcomer), [until, null, null]);
    assert.deepEqual(await seenBy(founder), [null, null, null]);
    world.advanceMs(72 * hourMs);
    assert.equal((await readBaby(world, newcomer, babyId)).limited_until, null);
    assert.deepEqual(await seenBy(newcomer), [null, null, null]);
  },
  'every parent is told of every change, and a change that is none tells nobody': async (world) => {
    const { founder, newcomer, babyId } = await family(world);
    const carer = await newCaller(world);
    const told = (work: () => Promise<unknown>) => mailsOf(world, work);
    const two = (kind: string) => [kind, kind];
    assert.deepEqual(
      await told(() => lets(world, founder, babyId, { in: carer, as: 'carer' })),
      two('carer joined'),
    );
    const raised = await told(() => makes(world, founder, babyId, { who: carer, role: 'parent' }));
    assert.deepEqual(raised, [...two('carer role'), 'carer role']);
    assert.deepEqual(await told(() => makes(world, founder, babyId, { who: carer, role: 'parent' })), []);
    const lowered = await told(() => makes(world, founder, babyId, { who: carer, role: 'carer' }));
    assert.deepEqual(lowered, [...two('carer role'), 'carer role']);
    assert.deepEqual(await told(() => remove(world, carer, babyId, carer)), two('carer left'));
    assert.deepEqual(await told(() => remove(world, founder, babyId, newcomer)), two('carer removed'));
    const refusedOne = () => refused(remove(world, founder, babyId, founder), 409);
    assert.deepEqual(await told(refusedOne), []);
  },
  'the parents who stay are told when one of them deletes the account': async (world) => {
    const { newcomer } = await family(world);
    const kinds = await mailsOf(world, () => deleteAccount(world, newcomer, { password: goodPassword }));
    assert.deepEqual(
      kinds.filter((kind) => kind.startsWith('carer')),
      ['carer account deleted'],
    );
  },
};
