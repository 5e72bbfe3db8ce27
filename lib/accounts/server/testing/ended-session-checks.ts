import assert from 'node:assert/strict';
import * as z from 'zod';
import { babyRequest } from '../../../contract/nutriai-babies';
import { noColumns, numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import { addBaby } from '../../../nutriai/server/babies/babies';
import { acceptInvite, invite } from '../../../nutriai/server/babies/invites';
import { authenticate } from '../tokens/bearer';
import { askForEmail, confirmEmail } from '../members/change-email';
import { changePassword } from '../passwords/change-password';
import { askForReset, makeResetLink, resetPassword } from '../passwords/reset-password';
import { signDeviceOut } from '../sessions/session-list';
import { refreshSession, signOut } from '../sessions/sessions';
import { signIn } from '../sign-in/sign-in';
import { signInIdentity } from '../sign-in/social-sign-in';
import {
  callerOf,
  type Checks,
  dayMs,
  freshAddress,
  freshEmail,
  newMember,
  refused,
  type World,
} from './world';

type Member = Awaited<ReturnType<typeof newMember>>;

const next = 'Other-River-10';
const ended = {
  detail: 'Given token not valid for any token type',
  code: 'token_not_valid',
  messages: [{ token_class: 'AccessToken', token_type: 'access', message: 'Token is blacklisted' }],
};

const call = (world: World, access: string) => authenticate(`Bearer ${access}`, async () => world);

async function secondDevice(world: World, member: Member) {
  const { access_token: access, refresh_token: refresh } = await signIn(world, member, member.visitor);
  return { access, refresh };
}

async function newPassword(world: World, member: Member, caller: Caller): Promise<void> {
  const body = { old_password: member.password, new_password1: next, new_password2: next };
  await changePassword(world, caller, body);
}

async function reset(world: World, { email }: Member): Promise<void> {
  const link = await withWriteTransaction(world.payload, (transaction) =>
    makeResetLink(transaction, email, world.nowMs()),
  );
  assert.ok(link);
  await resetPassword(world, { ...link, new_password1: next, new_password2: next });
}

async function addsBaby(world: World, caller: Caller): Promise<string> {
  const birthDate = new Date(world.nowMs() - 240 * dayMs).toISOString().slice(0, 10);
  const fields = babyRequest.parse({ name: 'Ada', birth_date: birthDate });
  const baby = await withWriteTransaction(world.payload, (transaction) =>
    addBaby(world, { transaction, caller, baby: fields }),
  );
  return baby.id;
}

const invites = (world: World, caller: Caller, babyId: string) =>
  withWriteTransaction(world.payload, (transaction) =>
    invite(world, { transaction, caller, babyId, role: 'parent' }),
  );

const accepts = (world: World, caller: Caller, token: string) =>
  withWriteTransaction(world.payload, (transaction) => acceptInvite(world, { transaction, caller, token }));

async function countOf(world: World, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await readRows(world.payload, z.object({ total: numberColumn }), statement);
  return row?.total ?? 0;
}

interface Stolen {
  access: string;
  refresh: string;
}

/** Every way in which a session ends. */
const ways: Readonly<Record<string, (world: World, member: Member, stolen: Stolen) => Promise<unknown>>> = {
  'signing out': (world, _member, { refresh }) => signOut(world, { refresh }),
  'signing out with a used token': async (world, _member, { refresh }) => {
    await refreshSession(world, refresh);
    world.advanceMs(11_000);
    await refused(signOut(world, { refresh }), 401);
  },
  'being signed out from another device': async (world, member, stolen) => {
    const { sessionId } = (await call(world, stolen.access)) ?? {};
    await signDeviceOut(world, await callerOf(world, member.id), sessionId ?? '');
  },
  'a new password': async (world, member) => {
    const own = await call(world, member.access);
    assert.ok(own);
    await newPassword(world, member, own);
  },
  'a reset by mail': (world, member) => reset(world, member),
  'a refresh token that comes back': async (world, _member, { refresh }) => {
    await refreshSession(world, refresh);
    world.advanceMs(11_000);
    await refused(refreshSession(world, refresh), 401);
  },
  'google proving whose address it is': (world, { email }) =>
    signInIdentity(
      world,
      { subject: `sub-${email}`, email },
      { address: freshAddress(), deviceName: 'Safari' },
    ),
  'being disabled in the panel, and enabled again': async (world, { id }) => {
    for (const status of ['disabled', 'active'] as const)
      await world.payload.update({ collection: 'members', id, data: { status }, overrideAccess: true });
  },
  'fifty newer devices': async (world, member) => {
    for (let device = 0; device < 50; device += 1) {
      world.advanceMs(1_000);
      await signInIdentity(
        world,
        { subject: `sub-${member.id}`, email: member.email },
        { address: freshAddress(), deviceName: 'Safari' },
      );
    }
  },
  'its row’s own end': async (world, member) => {
    const now = new Date(world.nowMs()).toISOString();
    await withWriteTransaction(world.payload, ({ rows }) =>
      rows(noColumns, sql`UPDATE member_sessions SET expires_at = ${now} WHERE member_id = ${member.id}`),
    );
  },
};

/** Those after which nothing that was handed out before may work. */
const recoveries = Object.entries(ways).filter(([way]) => !/^signing|another device|fifty|own end/.test(way));

const endings = Object.entries(ways).map(([way, end]): [string, Checks[string]] => [
  `an access token ends at once with ${way}`,
  async (world) => {
    const member = await newMember(world);
    const stolen = await secondDevice(world, member);
    assert.equal((await call(world, stolen.access))?.memberId, member.id);
    await end(world, member, stolen);
    await refused(call(world, stolen.access), 401, ended);
  },
]);

const voidings = recoveries.map(([way, recover]): [string, Checks[string]] => [
  `${way} voids open invites, mailed links and waiting requests for one`,
  async (world) => {
    const member = await newMember(world);
    const other = await newMember(world);
    const stolen = await secondDevice(world, member);
    const thief = await call(world, stolen.access);
    assert.ok(thief);
    const babyId = await addsBaby(world, thief);
    const { token } = await invites(world, thief, babyId);
    const othersBaby = await addsBaby(world, await callerOf(world, other.id));
    const others = await invites(world, await callerOf(world, other.id), othersBaby);
    const email = await askForEmail(world, thief, { new_email: freshEmail(), password: member.password });
    await askForReset(world, member.email);
    await recover(world, member, stolen);
    const guest = await callerOf(world, (await newMember(world)).id);
    await refused(accepts(world, guest, token), 404);
    await refused(confirmEmail(world, email.token), 400, { token: ['Invalid value'] });
    const waiting = sql`SELECT count(*) AS total FROM outgoing_mails WHERE kind = 'password reset'`;
    assert.equal(await countOf(world, waiting), 0);
    const links = sql`SELECT count(*) AS total FROM member_links WHERE member_id = ${member.id}`;
    assert.equal(await countOf(world, links), 0);
    await accepts(world, guest, others.token);
  },
]);

export const endedSessionChecks: Checks = {
  ...Object.fromEntries([...endings, ...voidings]),

  'a session ends alone: the others of the member and of others go on': async (world) => {
    const [member, other] = [await newMember(world), await newMember(world)];
    const stolen = await secondDevice(world, member);
    await signOut(world, { refresh: stolen.refresh });
    assert.ok(await call(world, member.access));
    assert.ok(await call(world, other.access));
  },
  'an access token outlives the rotations of its session': async (world) => {
    const member = await newMember(world);
    const pairs = await Promise.all(Array.from({ length: 5 }, () => refreshSession(world, member.refresh)));
    const later = await refreshSession(world, pairs[0]?.refresh ?? '');
    for (const access of [member.access, later.access, ...pairs.map((pair) => pair.access)])
      assert.ok(await call(world, access));
  },
  'the device that changes the password stays signed in, with the tokens that it has': async (world) => {
    const member = await newMember(world);
    const own = await call(world, member.access);
    assert.ok(own);
    await newPassword(world, member, own);
    assert.ok(await call(world, member.access));
    assert.ok(await call(world, (await refreshSession(world, member.refresh)).access));
  },
  'a call that was let in before its session ended can prepare nothing': async (world) => {
    const member = await newMember(world);
    const stolen = await secondDevice(world, member);
    const thief = await call(world, stolen.access);
    assert.ok(thief);
    const babyId = await addsBaby(world, thief);
    const { token } = await invites(world, thief, babyId);
    await signOut(world, { refresh: stolen.refresh });
    const { password } = member;
    await refused(invites(world, thief, babyId), 401, ended);
    await refused(accepts(world, thief, token), 401, ended);
    await refused(askForEmail(world, thief, { new_email: freshEmail(), password }), 401, ended);
    await refused(newPassword(world, member, thief), 401, ended);
  },
  'an invite made at the moment of a recovery is void or refused': async (world) => {
    for (let round = 0; round < 5; round += 1) {
      const member = await newMember(world);
      const stolen = await secondDevice(world, member);
      const thief = await call(world, stolen.access);
      assert.ok(thief);
      const babyId = await addsBaby(world, thief);
      await Promise.allSettled([
        ...Array.from({ length: 3 }, () => invites(world, thief, babyId)),
        reset(world, member),
        ...Array.from({ length: 3 }, () => invites(world, thief, babyId)),
      ]);
      const open = sql`SELECT count(*) AS total FROM baby_invites WHERE baby_id = ${babyId}`;
      assert.equal(await countOf(world, open), 0);
    }
  },
};
