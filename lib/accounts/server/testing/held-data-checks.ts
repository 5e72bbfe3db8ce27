import assert from 'node:assert/strict';
import { babyConsentTexts, babyConsentVersion } from '../../../contract/consent';
import { readRows, withWriteTransaction } from '../../../platform/database/sql';
import { admitKey } from '../api-keys/admit-key';
import { listOwnKeys, revokeKey } from '../api-keys/api-keys';
import { consentsOf, recordBabyConsent } from '../member-data/consents';
import { deleteAccount } from '../member-data/delete-account';
import { findMember } from '../members/member-store';
import { changeProfile } from '../members/profile';
import { listDevices } from '../sessions/session-list';
import { signIn } from '../sign-in/sign-in';
import { authenticate } from '../tokens/bearer';
import { readExport } from './read-export';
import { forgetAll, sent } from './sent-mails';
import { newKey } from './new-key';
import {
  callerOf,
  type Checks,
  dayMs,
  eraseMember,
  newMember,
  refused,
  setStatus,
  userGone,
  type World,
} from './world';

const page = { limit: 20, offset: 0, number: 1 };
const isoOf = (ms: number) => new Date(ms).toISOString();
const callWith = (world: World, key: string) => authenticate(`Bearer ${key}`, async () => world);

async function callOnce(world: World, key: string, operation: Parameters<typeof admitKey>[2]) {
  const caller = await callWith(world, key);
  assert.ok(caller?.key);
  await admitKey(world, caller.key, operation);
}

export const heldDataChecks: Checks = {
  'keys are listed with what was called with them, the newest first': async (world) => {
    const member = await newMember(world);
    const madeAtMs = world.nowMs();
    const first = await newKey(world, member, { name: 'First' });
    world.advanceMs(1_000);
    const second = await newKey(world, member, { name: 'Second' });
    await callOnce(world, first.key, 'listMeals');
    await refused(callOnce(world, first.key, 'addMeal'), 403, {
      detail: 'This takes an API key with the scope log:write.',
      code: 'key_not_allowed',
    });
    await refused(callOnce(world, first.key, null), 403, {
      detail: 'No API key may do this.',
      code: 'key_not_allowed',
    });
    const caller = await callerOf(world, member.id);
    const { count, results } = await listOwnKeys(world, caller, page);
    assert.equal(count, 2);
    assert.deepEqual(
      results.map(({ id }) => id),
      [second.id, first.id],
    );
    const { key: _key, ...made } = first;
    assert.deepEqual([made.calls, made.refused, made.last_used_at], [0, 0, null]);
    assert.equal(made.created_at, isoOf(madeAtMs));
    assert.equal(made.expires_at, isoOf(madeAtMs + 30 * dayMs));
    assert.deepEqual(results[1], { ...made, calls: 3, refused: 2, last_used_at: isoOf(world.nowMs()) });
    assert.deepEqual((await listOwnKeys(world, caller, { ...page, limit: 1, offset: 1 })).results, [
      results[1],
    ]);
    world.advanceMs(30 * dayMs - 1_000);
    const later = (await listOwnKeys(world, caller, page)).results;
    assert.deepEqual(
      later.map((each) => each.is_expired),
      [false, true],
    );
  },
  'a refused key is told why': async (world) => {
    const member = await newMember(world);
    const { key, id } = await newKey(world, member, { name: 'Button' });
    await refused(callWith(world, 'lp_short'), 401, {
      detail: 'This API key is not valid.',
      code: 'key_not_valid',
    });
    await setStatus(world, member.id, 'disabled');
    await refused(callWith(world, key), 401, { detail: 'User is inactive', code: 'user_inactive' });
    await setStatus(world, member.id, 'active');
    world.advanceMs(30 * dayMs);
    await refused(callWith(world, key), 401, {
      detail: 'This API key has expired.',
      code: 'key_expired',
    });
    await revokeKey(world, { memberId: member.id, sessionId: null }, id);
    await refused(callWith(world, key), 401, {
      detail: 'This API key is not valid.',
      code: 'key_not_valid',
    });
  },
  'a key is answered in the English of its member, who is told of it by mail': async (world) => {
    await forgetAll(world);
    const member = await newMember(world);
    const { key, id } = await newKey(world, member, { name: 'Button' });
    const [mail = ''] = await sent(world);
    assert.ok(mail.includes(`To: ${member.email}`));
    assert.ok(!mail.includes(key));
    const caller = { memberId: member.id, sessionId: null, key: { id, scopes: ['log:read'], babies: null } };
    assert.deepEqual(await callWith(world, key), caller);
    await changeProfile(world, caller as Parameters<typeof changeProfile>[1], {
      preferences: { language: 'en-US' },
    });
    assert.deepEqual(await callWith(world, key), { ...caller, english: 'american' });
  },
  'an account is deleted by its password, and told by the last mail': async (world) => {
    const member = await newMember(world);
    const caller = await callerOf(world, member.id);
    await refused(deleteAccount(world, caller, {}), 400, { password: ['This field is required.'] });
    await refused(deleteAccount(world, caller, { email: member.email }), 400, {
      password: ['This field is required.'],
    });
    await refused(deleteAccount(world, caller, { password: 'Other-River-10' }), 400, {
      password: ['Your password was entered incorrectly. Please enter it again.'],
    });
    assert.ok(await findMember(world.payload, { id: member.id }));
    await forgetAll(world);
    await deleteAccount(world, caller, { password: member.password });
    const mails = await sent(world);
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes(`To: ${member.email}`));
    await refused(deleteAccount(world, caller, { password: member.password }), 401, userGone);
  },
  'what was agreed to is held as it was read, once': async (world) => {
    const { id } = await newMember(world);
    const agreedAtMs = world.nowMs();
    const agree = () =>
      withWriteTransaction(world.payload, ({ rows }) =>
        recordBabyConsent(rows, { memberId: id, version: babyConsentVersion, nowMs: world.nowMs() }),
      );
    await agree();
    world.advanceMs(1_000);
    await agree();
    const held = await consentsOf((row, statement) => readRows(world.payload, row, statement), id);
    assert.deepEqual(held, [
      {
        purpose: 'baby_data',
        version: babyConsentVersion,
        text: babyConsentTexts[babyConsentVersion],
        given_at: isoOf(agreedAtMs),
      },
    ]);
    const caller = await callerOf(world, id);
    assert.deepEqual((await readExport(world, caller)).consents, held);
  },
  'an export holds the devices and the keys of its member alone': async (world) => {
    const [member, other] = [await newMember(world), await newMember(world)];
    await newKey(world, other, { name: 'Of another' });
    const { key, ...made } = await newKey(world, member, { name: 'Button' });
    await callOnce(world, key, 'listMeals');
    world.advanceMs(1_000);
    await signIn(world, member, { ...member.visitor, deviceName: 'Safari on iPhone' });
    const caller = await callerOf(world, member.id);
    const held = await readExport(world, caller);
    assert.equal(held.exported_at, isoOf(world.nowMs()));
    assert.equal(held.profile.email, member.email);
    assert.equal(held.profile.signs_in_with_google, false);
    const { results } = await listDevices(world, caller, page);
    assert.deepEqual(
      held.devices,
      results.map(({ id: _id, is_current: _isCurrent, ...device }) => device),
    );
    assert.deepEqual(
      held.devices.map((device) => device.device_name),
      ['Safari on iPhone', 'Firefox on Linux'],
    );
    const usedAt = isoOf(world.nowMs() - 1_000);
    const { name, hint, scopes, babies, created_at, expires_at } = made;
    const uses = [{ day: usedAt.slice(0, 10), operation: 'listMeals', calls: 1, refused: 0 }];
    assert.deepEqual(held.api_keys, [
      { name, hint, scopes, babies, created_at, expires_at, last_used_at: usedAt, uses },
    ]);
    await eraseMember(world, member.id);
    await refused(readExport(world, caller), 401, userGone);
  },
};
