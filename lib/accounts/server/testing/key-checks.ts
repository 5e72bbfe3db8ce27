import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { apiKeyRequest } from '../../../contract/api-keys';
import { deleteExpired } from '../../../content/cms/jobs/delete-expired';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { exportedKeys, listOwnKeys, makeKey, revokeKey } from '../api-keys/api-keys';
import { admitKey } from '../api-keys/admit-key';
import { changePassword } from '../passwords/change-password';
import { makeResetLink, resetPassword } from '../passwords/reset-password';
import { refreshSession } from '../sessions/sessions';
import { authenticate, requireStanding } from '../tokens/bearer';
import { newKey } from './new-key';
import {
  callerOf,
  type Checks,
  dayMs,
  eraseMember,
  minuteMs,
  newMember,
  refused,
  setStatus,
  type World,
} from './world';

type Member = Awaited<ReturnType<typeof newMember>>;

const next = 'Other-River-10';
const call = (world: World, key: string) => authenticate(`Bearer ${key}`, async () => world);
const page = { limit: 20, offset: 0, number: 1 };

async function keyCaller(world: World, key: string): Promise<Caller & Required<Pick<Caller, 'key'>>> {
  const caller = await call(world, key);
  assert.ok(caller?.key);
  return { ...caller, key: caller.key };
}

async function totalOf(world: World, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await readRows(world.payload, z.object({ total: numberColumn }), statement);
  return row?.total ?? 0;
}

/** Every way in which all keys of a member end. */
const ways: Readonly<Record<string, (world: World, member: Member) => Promise<unknown>>> = {
  'a new password': async (world, member) => {
    const body = { old_password: member.password, new_password1: next, new_password2: next };
    await changePassword(world, await callerOf(world, member.id), body);
  },
  'a reset by mail': async (world, { email }) => {
    const link = await withWriteTransaction(world.payload, (transaction) =>
      makeResetLink(transaction, email, world.nowMs()),
    );
    assert.ok(link);
    await resetPassword(world, { ...link, new_password1: next, new_password2: next });
  },
  'a refresh token that comes back': async (world, { refresh }) => {
    await refreshSession(world, refresh);
    world.advanceMs(11_000);
    await refused(refreshSession(world, refresh), 401);
  },
  'being disabled in the panel, and enabled again': async (world, { id }) => {
    for (const status of ['disabled', 'active'] as const)
      await world.payload.update({ collection: 'members', id, data: { status }, overrideAccess: true });
  },
  'the account': (world, { id }) => eraseMember(world, id),
};

const ending = Object.entries(ways).map(([way, end]): [string, Checks[string]] => [
  `all keys end with ${way}`,
  async (world) => {
    const member = await newMember(world);
    const { key } = await newKey(world, member);
    await end(world, member);
    await refused(call(world, key), 401);
  },
]);

export const keyChecks: Checks = {
  'of a key only a hash and its end are stored': async (world) => {
    const member = await newMember(world);
    const { key, id } = await newKey(world, member);
    const [row] = await readRows(
      world.payload,
      z.object({ secret_hash: z.string(), hint: z.string() }),
      sql`SELECT secret_hash, hint FROM member_api_keys WHERE id = ${id}`,
    );
    assert.deepEqual(row, {
      secret_hash: createHash('sha256').update(key).digest('hex'),
      hint: key.slice(-4),
    });
    const shown = [
      await listOwnKeys(world, await callerOf(world, member.id), page),
      await exportedKeys(
        (schema, statement) => readRows(world.payload, schema, statement),
        member.id,
        world.nowMs(),
      ),
    ];
    assert.ok(!JSON.stringify(shown).includes(key));
    assert.ok(!JSON.stringify(shown).includes(row?.secret_hash ?? key));
  },
  'a key acts as its member, without a session': async (world) => {
    const member = await newMember(world);
    const { key, id } = await newKey(world, member);
    assert.deepEqual(await call(world, key), {
      memberId: member.id,
      sessionId: null,
      key: { id, scopes: ['log:read'], babies: null },
    });
  },
  'a key past its last day is refused, and what began with it too': async (world) => {
    const { key } = await newKey(world, await newMember(world), { expires_in_days: 1 });
    const caller = await keyCaller(world, key);
    world.advanceMs(dayMs);
    await refused(call(world, key), 401);
    await refused(requireStanding(world.payload, caller, world.nowMs()), 401);
  },
  'a revoked key is refused with its next call, and another’s cannot be revoked': async (world) => {
    const member = await newMember(world);
    const { key, id } = await newKey(world, member);
    const stranger = await callerOf(world, (await newMember(world)).id);
    await refused(revokeKey(world, stranger, id), 404);
    const caller = await keyCaller(world, key);
    await revokeKey(world, await callerOf(world, member.id), id);
    await refused(call(world, key), 401);
    await refused(requireStanding(world.payload, caller, world.nowMs()), 401);
    await refused(revokeKey(world, await callerOf(world, member.id), id), 404);
  },
  'a disabled member’s key is refused': async (world) => {
    const member = await newMember(world);
    const { key } = await newKey(world, member);
    await setStatus(world, member.id, 'disabled');
    await refused(call(world, key), 401);
  },
  'a key makes no key, nor a caller without a session': async (world) => {
    const member = await newMember(world);
    const { key } = await newKey(world, member);
    const request = apiKeyRequest.parse({ name: 'More', scopes: ['log:write'], expires_in_days: 30 });
    const caller = await keyCaller(world, key);
    await refused(
      withWriteTransaction(world.payload, (transaction) => makeKey(world, { transaction, caller, request })),
      401,
    );
  },
  'a call is noted by its day and operation, and a refused one as such': async (world) => {
    const member = await newMember(world);
    const { key, id } = await newKey(world, member);
    const { key: grant } = await keyCaller(world, key);
    await admitKey(world, grant, 'listMeals');
    await admitKey(world, grant, 'listMeals');
    await refused(admitKey(world, grant, 'addMeal'), 403);
    await refused(admitKey(world, grant, null), 403);
    const rows = await readRows(
      world.payload,
      z.object({ operation: z.string(), calls: numberColumn, refused: numberColumn }),
      sql`SELECT operation, calls, refused FROM member_api_key_uses WHERE key_id = ${id} ORDER BY operation`,
    );
    assert.deepEqual(rows, [
      { operation: 'addMeal', calls: 1, refused: 1 },
      { operation: 'listMeals', calls: 2, refused: 0 },
      { operation: 'other', calls: 1, refused: 1 },
    ]);
  },
  'there is an end to the calls of a minute, and to the keys of a member': async (world) => {
    const member = await newMember(world);
    const { key } = await newKey(world, member);
    const { key: grant } = await keyCaller(world, key);
    for (let each = 0; each < 120; each += 1) await admitKey(world, grant, 'listMeals');
    await refused(admitKey(world, grant, 'listMeals'), 429);
    world.advanceMs(minuteMs);
    await admitKey(world, grant, 'listMeals');
    for (let each = 1; each < 20; each += 1) await newKey(world, member);
    await refused(newKey(world, member), 400);
  },
  'what was called goes after 30 days, and a key 30 days after its end': async (world) => {
    const member = await newMember(world);
    const { key, id } = await newKey(world, member, { expires_in_days: 40 });
    await admitKey(world, (await keyCaller(world, key)).key, 'listMeals');
    const nowMs = world.nowMs();
    const uses = () =>
      totalOf(world, sql`SELECT count(*) AS total FROM member_api_key_uses WHERE key_id = ${id}`);
    const keys = () => totalOf(world, sql`SELECT count(*) AS total FROM member_api_keys WHERE id = ${id}`);
    await deleteExpired(world.payload, nowMs + 29 * dayMs);
    assert.equal(await uses(), 1);
    await deleteExpired(world.payload, nowMs + 31 * dayMs);
    assert.equal(await uses(), 0);
    await deleteExpired(world.payload, nowMs + 69 * dayMs);
    assert.equal(await keys(), 1);
    await deleteExpired(world.payload, nowMs + 71 * dayMs);
    assert.equal(await keys(), 0);
  },
  ...Object.fromEntries(ending),
};
