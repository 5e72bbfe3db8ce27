import assert from 'node:assert/strict';
import * as z from 'zod';
import { numberColumn, readRows, sql } from '../../../platform/database/sql';
import { authenticate } from '../tokens/bearer';
import { changePassword } from '../passwords/change-password';
import { listDevices, signDeviceOut } from '../sessions/session-list';
import { refreshSession, signOut } from '../sessions/sessions';
import { signIn } from '../sign-in/sign-in';
import { forgetAll, sentBehind } from './sent-mails';
import { type Checks, dayMs, eraseMember, newMember, refused, setStatus, type World } from './world';

const blacklisted = { detail: 'Token is blacklisted', code: 'token_not_valid' };
const page = { limit: 20, offset: 0, number: 1 };
const noAccount = { detail: 'No active account found for the given token.' };

async function generationOf(world: World, memberId: string): Promise<number | undefined> {
  const row = z.object({ generation: numberColumn });
  const [session] = await readRows(
    world.payload,
    row,
    sql`SELECT generation FROM member_sessions WHERE member_id = ${memberId}`,
  );
  return session?.generation;
}

const refresh = async (world: World, token: string) => (await refreshSession(world, token)).refresh;

/** Twenty would meet the limit of a busy minute otherwise. */
const aMinuteLater = (world: World) => world.advanceMs(61_000);

export const sessionChecks: Checks = {
  'twenty parallel refreshes of one token all get the same successor': async (world) => {
    const { id, refresh: first } = await newMember(world);
    const pairs = await Promise.all(Array.from({ length: 20 }, () => refreshSession(world, first)));
    assert.equal(new Set(pairs.map((pair) => pair.refresh)).size, 1);
    assert.equal(await generationOf(world, id), 1);
    await refresh(world, pairs[0]?.refresh ?? '');
    assert.equal(await generationOf(world, id), 2);
  },
  'a lost answer can be asked for again and is byte for byte the same': async (world) => {
    const { refresh: first } = await newMember(world);
    const lost = await refresh(world, first);
    world.advanceMs(5_000);
    assert.equal(await refresh(world, first), lost);
    world.advanceMs(5_000);
    assert.equal(await refresh(world, first), lost);
    assert.notEqual(await refresh(world, lost), lost);
  },
  'the parent after more than ten seconds ends the family': async (world) => {
    const { id, refresh: first } = await newMember(world);
    const second = await refresh(world, first);
    world.advanceMs(10_001);
    await refused(refreshSession(world, first), 401, blacklisted);
    assert.equal(await generationOf(world, id), undefined);
    await refused(refreshSession(world, second), 401, blacklisted);
  },
  'the grandparent ends the family even at once': async (world) => {
    const { refresh: first } = await newMember(world);
    const second = await refresh(world, first);
    const third = await refresh(world, second);
    await refused(refreshSession(world, first), 401, blacklisted);
    await refused(refreshSession(world, third), 401, blacklisted);
  },
  'one family ends without the others of the member': async (world) => {
    const member = await newMember(world);
    const other = await signIn(world, member, member.visitor);
    const second = await refresh(world, member.refresh);
    world.advanceMs(11_000);
    await refused(refreshSession(world, member.refresh), 401);
    await refused(refreshSession(world, second), 401);
    await refresh(world, other.refresh_token);
  },
  'a rotation that could not be stored leaves the old token usable': async (world) => {
    const { refresh: first } = await newMember(world);
    const { db } = world.payload;
    const commit = db.commitTransaction;
    db.commitTransaction = async (id) => {
      await db.rollbackTransaction(id);
      throw new Error('disk full');
    };
    await assert.rejects(refreshSession(world, first), /disk full/);
    db.commitTransaction = commit;
    world.advanceMs(60_000);
    await refresh(world, first);
  },
  'a refresh token expires, and says so': async (world) => {
    const { refresh: first } = await newMember(world);
    world.advanceMs(31 * dayMs);
    await refused(refreshSession(world, first), 401, { detail: 'Token is expired', code: 'token_not_valid' });
  },
  'each rotation starts the lifetime anew, but not past the end of the session': async (world) => {
    const { refresh: first } = await newMember(world);
    let token = first;
    for (let rotation = 0; rotation < 6; rotation += 1) {
      world.advanceMs(29 * dayMs);
      token = await refresh(world, token);
    }
    world.advanceMs(7 * dayMs);
    await refused(refreshSession(world, token), 401, { detail: 'Token is expired', code: 'token_not_valid' });
  },
  'a rotation makes a session last as long as a new one': async (world) => {
    const { id, refresh: first } = await newMember(world);
    const lasts = async () => {
      const { results } = await listDevices(world, { memberId: id, sessionId: null }, page);
      return results.map((device) => Date.parse(device.expires_at) - world.nowMs());
    };
    const [whole = 0] = await lasts();
    assert.ok(Math.abs(whole - 30 * dayMs) < 1_000);
    world.advanceMs(20 * dayMs);
    const second = await refresh(world, first);
    assert.ok(Math.abs(((await lasts())[0] ?? 0) - 30 * dayMs) < 1_000);
    world.advanceMs(30 * dayMs);
    await refused(refreshSession(world, second), 401, {
      detail: 'Token is expired',
      code: 'token_not_valid',
    });
    assert.deepEqual(await lasts(), []);
  },
  'sixty rotations a minute are a member’s own, and the next ones wait': async (world) => {
    const { refresh: first } = await newMember(world);
    let token = first;
    for (let turn = 0; turn < 60; turn += 1) token = await refresh(world, token);
    await refused(refreshSession(world, token), 429);
    const other = await newMember(world);
    await refresh(world, other.refresh);
    aMinuteLater(world);
    await refresh(world, token);
  },
  'a token that comes back is told of by a mail at once': async (world) => {
    await forgetAll(world);
    const { email, refresh: first } = await newMember(world);
    await refresh(world, first);
    world.advanceMs(11_000);
    const mails = await sentBehind(() => refused(refreshSession(world, first), 401));
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes(`To: ${email}`));
  },
  'logout ends the family; a second one is refused without a code': async (world) => {
    const { refresh: first } = await newMember(world);
    await signOut(world, { refresh_token: first });
    await refused(refreshSession(world, first), 401, blacklisted);
    const again = await refused(signOut(world, { refresh: first }), 401, { detail: 'Token is blacklisted' });
    assert.equal(again.headers['WWW-Authenticate'], undefined);
  },
  'logout takes the parent of a moment ago, and refuses an older one but ends the family': async (world) => {
    const one = await newMember(world);
    await refresh(world, one.refresh);
    await signOut(world, { refresh_token: one.refresh });
    const two = await newMember(world);
    const second = await refresh(world, two.refresh);
    world.advanceMs(11_000);
    await refused(signOut(world, { refresh: two.refresh }), 401, { detail: 'Token is blacklisted' });
    await refused(refreshSession(world, second), 401, blacklisted);
  },
  'logout says what is wrong with a token': async (world) => {
    const { access } = await newMember(world);
    const missing = { detail: 'Refresh token was not included in request data.' };
    await refused(signOut(world, {}), 401, missing);
    await refused(signOut(world, { refresh: null }), 401, missing);
    await refused(signOut(world, { refresh: '' }), 401, { detail: 'Token is invalid' });
    await refused(signOut(world, { refresh: access }), 401, { detail: 'Token has wrong type' });
  },
  'a disabled member is out: no refresh, no call': async (world) => {
    const { id, access, refresh: first } = await newMember(world);
    await setStatus(world, id, 'disabled');
    await refused(refreshSession(world, first), 401, noAccount);
    const inactive = { detail: 'User is inactive', code: 'user_inactive' };
    await refused(
      authenticate(`Bearer ${access}`, async () => world),
      401,
      inactive,
    );
  },
  'a deleted member is out: no refresh, no call': async (world) => {
    const { id, access, refresh: first } = await newMember(world);
    assert.equal((await authenticate(`Bearer ${access}`, async () => world))?.memberId, id);
    await eraseMember(world, id);
    await refused(refreshSession(world, first), 401, noAccount);
    const gone = { detail: 'User not found', code: 'user_not_found' };
    await refused(
      authenticate(`Bearer ${access}`, async () => world),
      401,
      gone,
    );
  },
  'devices are listed and signed out by their owner only': async (world) => {
    const owner = await newMember(world);
    const stranger = await newMember(world);
    const caller = await authenticate(`Bearer ${owner.access}`, async () => world);
    assert.ok(caller);
    await signIn(world, owner, { ...owner.visitor, deviceName: 'Safari on iPhone' });
    const { count, results } = await listDevices(world, caller, { limit: 20, offset: 0, number: 1 });
    assert.equal(count, 2);
    assert.deepEqual(results.map((device) => [device.device_name, device.is_current]).sort(), [
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
    ]);
    const strangersCaller = { memberId: stranger.id, sessionId: null };
    const ownId = caller.sessionId ?? '';
    await refused(signDeviceOut(world, strangersCaller, ownId), 404, { detail: 'Not found.' });
    await signDeviceOut(world, caller, ownId);
    await refused(refreshSession(world, owner.refresh), 401, blacklisted);
    await refused(signDeviceOut(world, caller, ownId), 404, { detail: 'Not found.' });
  },
  'a member keeps fifty devices, the one not used for longest goes': async (world) => {
    const member = await newMember(world);
    for (let device = 0; device < 50; device += 1) {
      world.advanceMs(31_000);
      await signIn(world, member, member.visitor);
    }
    await refused(refreshSession(world, member.refresh), 401, blacklisted);
    const list = await listDevices(
      world,
      { memberId: member.id, sessionId: null },
      { limit: 1, offset: 0, number: 1 },
    );
    assert.equal(list.count, 50);
  },
  'a new password signs the other devices out and keeps this one': async (world) => {
    const member = await newMember(world);
    const other = await signIn(world, member, member.visitor);
    const caller = await authenticate(`Bearer ${member.access}`, async () => world);
    assert.ok(caller);
    const next = 'Other-River-10';
    const body = { old_password: member.password, new_password1: next, new_password2: next };
    await changePassword(world, caller, body);
    await refused(refreshSession(world, other.refresh_token), 401, blacklisted);
    await refresh(world, member.refresh);
    aMinuteLater(world);
    await refused(signIn(world, member, member.visitor), 401);
    await signIn(world, { ...member, password: next }, member.visitor);
  },
  'changing the password reports as dj-rest-auth does': async (world) => {
    const member = await newMember(world);
    const caller = { memberId: member.id, sessionId: null };
    const change = (body: unknown) => changePassword(world, caller, body);
    const wrongOld = ['Your old password was entered incorrectly. Please enter it again.'];
    const required = ['This field is required.'];
    await refused(change({}), 400, {
      old_password: required,
      new_password1: required,
      new_password2: required,
    });
    await refused(change({ old_password: 'x', new_password1: 'a' }), 400, {
      new_password2: required,
      old_password: wrongOld,
    });
    await refused(change({ old_password: 'x', new_password1: 'a', new_password2: 'b' }), 400, {
      old_password: wrongOld,
    });
    const old = { old_password: member.password };
    await refused(change({ ...old, new_password1: 'a', new_password2: 'b' }), 400, {
      new_password2: ['The two password fields didn’t match.'],
    });
    await refused(change({ ...old, new_password1: '123456', new_password2: '123456' }), 400, {
      new_password2: [
        'This password is too short. It must contain at least 8 characters.',
        'This password is entirely numeric.',
        'Password must include both upper and lower case letters.',
        'This password is too common.',
      ],
    });
    await refused(change([]), 400, {
      non_field_errors: ['Invalid data. Expected a dictionary, but got list.'],
    });
  },
};
