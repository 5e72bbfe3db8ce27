import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { deleteAccount } from '../member-data/delete-account';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import { dataPath } from '../../../platform/files/data-dir';
import { askForEmail, confirmEmail } from '../members/change-email';
import { linkLifetimeMs } from '../mails/member-links';
import { findMember } from '../members/member-store';
import { makeResetLink, type ResetLink, resetPassword } from '../passwords/reset-password';
import { signIn } from '../sign-in/sign-in';
import { signInIdentity } from '../sign-in/social-sign-in';
import {
  callerOf,
  type Checks,
  freshAddress,
  freshEmail,
  newMember,
  refused,
  setStatus,
  type World,
} from './world';
import { readExport } from './read-export';

const next = 'Other-River-10';
const badToken = { token: ['Invalid value'] };

const tryLinkFor = (world: World, email: string) =>
  withWriteTransaction(world.payload, (transaction) => makeResetLink(transaction, email, world.nowMs()));

async function linkFor(world: World, email: string): Promise<ResetLink> {
  const link = await tryLinkFor(world, email);
  assert.ok(link);
  return link;
}

const reset = (world: World, link: ResetLink, password = next) =>
  resetPassword(world, { ...link, new_password1: password, new_password2: password });

/** A member who only ever came through Google. */
async function newGoogleMember(world: World) {
  const identity = { subject: `sub-${freshEmail()}`, email: freshEmail() };
  const { user } = await signInIdentity(world, identity, { address: freshAddress(), deviceName: 'Safari' });
  return { id: user.pk, identity, email: identity.email };
}

export const accountChecks: Checks = {
  'a reset link lives an hour': async (world) => {
    const [late, inTime] = [await newMember(world), await newMember(world)];
    const link = await linkFor(world, late.email);
    world.advanceMs(1);
    const other = await linkFor(world, inTime.email);
    world.advanceMs(linkLifetimeMs - 1);
    await refused(reset(world, link), 400, badToken);
    await reset(world, other);
  },
  'of many who use a reset link at once one gets it': async (world) => {
    const { email } = await newMember(world);
    const link = await linkFor(world, email);
    const tried = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => reset(world, link, `Other-River-1${index}`)),
    );
    assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 1);
  },
  'a newer link ends the older one': async (world) => {
    const { email } = await newMember(world);
    const [first, second] = [await linkFor(world, email), await linkFor(world, email)];
    await refused(reset(world, first), 400, badToken);
    await reset(world, second);
  },
  'a link is stored as a hash, and past ones are swept away': async (world) => {
    const { id, email } = await newMember(world);
    const { token } = await linkFor(world, email);
    const stored = () =>
      readRows(
        world.payload,
        z.object({ token_hash: z.string() }),
        sql`SELECT token_hash FROM member_links WHERE member_id = ${id}`,
      );
    assert.equal((await stored()).length, 1);
    assert.ok((await stored()).every(({ token_hash: hash }) => hash !== token));
    world.advanceMs(linkLifetimeMs);
    await linkFor(world, (await newMember(world)).email);
    assert.deepEqual(await stored(), []);
  },
  'who is unknown or switched off gets no link, and a link is good for nothing once they are': async (
    world,
  ) => {
    assert.equal(await tryLinkFor(world, freshEmail()), null);
    const { id, email } = await newMember(world);
    const link = await linkFor(world, email);
    await setStatus(world, id, 'disabled');
    assert.equal(await tryLinkFor(world, email), null);
    await refused(reset(world, link), 400, { uid: ['Invalid value'] });
  },
  'a link of one kind is none of the other': async (world) => {
    const { id, email, password } = await newMember(world);
    const { uid, token } = await linkFor(world, email);
    await refused(confirmEmail(world, token), 400, badToken);
    const change = await askForEmail(world, await callerOf(world, id), { new_email: freshEmail(), password });
    await refused(reset(world, { uid, token: change.token }), 400, badToken);
  },
  'a link to a new address lives an hour': async (world) => {
    const { id, password } = await newMember(world);
    const { token } = await askForEmail(world, await callerOf(world, id), {
      new_email: freshEmail(),
      password,
    });
    world.advanceMs(linkLifetimeMs);
    await refused(confirmEmail(world, token), 400, badToken);
  },
  'two members cannot come to have one address': async (world) => {
    const wanted = freshEmail();
    const tokens = await Promise.all(
      [await newMember(world), await newMember(world)].map(
        async ({ id, password }) =>
          (await askForEmail(world, await callerOf(world, id), { new_email: wanted, password })).token,
      ),
    );
    const tried = await Promise.allSettled(tokens.map((token) => confirmEmail(world, token)));
    assert.equal(tried.filter(({ status }) => status === 'fulfilled').length, 1);
  },
  'a member of google sets a first password by mail, and only then changes the address': async (world) => {
    const { id, email, identity } = await newGoogleMember(world);
    const wanted = freshEmail();
    const ask = async (password: string) =>
      askForEmail(world, await callerOf(world, id), { new_email: wanted, password });
    await refused(ask(next), 400, {
      password: ['This account has no password yet. Set one first with a password reset.'],
    });
    await reset(world, await linkFor(world, email));
    await signIn(world, { email, password: next }, { address: freshAddress(), deviceName: 'Safari' });
    await confirmEmail(world, (await ask(next)).token);
    await signIn(world, { email: wanted, password: next }, { address: freshAddress(), deviceName: 'Safari' });
    // Google's own name for the account leads to it still.
    const again = await signInIdentity(world, identity, { address: freshAddress(), deviceName: 'Safari' });
    assert.equal(again.user.pk, id);
  },
  'a member of google deletes the account by its address': async (world) => {
    const { id, email } = await newGoogleMember(world);
    assert.equal((await readExport(world, await callerOf(world, id))).profile.signs_in_with_google, true);
    const remove = async (proof: { email?: string; password?: string }) =>
      deleteAccount(world, await callerOf(world, id), proof);
    await refused(remove({}), 400, { email: ['This field is required.'] });
    await refused(remove({ password: next }), 400, { email: ['This field is required.'] });
    await refused(remove({ email: freshEmail() }), 400, {
      email: ['This is not the email address of your account.'],
    });
    await remove({ email });
    assert.equal(await findMember(world.payload, { id }), null);
  },
  'a deleted member leaves no row that names them': async (world) => {
    const { id, email, password } = await newMember(world);
    await linkFor(world, email);
    await deleteAccount(world, await callerOf(world, id), { password });
    const [left] = await readRows(
      world.payload,
      z.object({ total: numberColumn }),
      sql`SELECT (SELECT count(*) FROM members WHERE id = ${id} OR email = ${email})
            + (SELECT count(*) FROM member_sessions WHERE member_id = ${id})
            + (SELECT count(*) FROM member_links WHERE member_id = ${id}) AS total`,
    );
    assert.equal(left?.total, 0);
    await refused(deleteAccount(world, await callerOf(world, id), { password }), 401);
  },
  'a reset is told to the owner by a mail': async (world) => {
    const { email } = await newMember(world);
    const told = () =>
      readRows(
        world.payload,
        z.object({ total: numberColumn }),
        sql`SELECT count(*) AS total FROM outgoing_mails WHERE kind = 'password was reset'`,
      ).then(([row]) => row?.total ?? 0);
    const before = await told();
    const link = await linkFor(world, email);
    await resetPassword(world, { ...link, new_password1: next, new_password2: next });
    assert.equal((await told()) - before, 1);
  },
  'what a deleted member wrote is in no file of the database': async (world) => {
    const { payload } = world;
    if (payload.db.name !== 'sqlite') return;
    const displayName = `Gone ${randomUUID()}`;
    const { id, password } = await newMember(world);
    await payload.update({ collection: 'members', id, data: { displayName } });
    const isAnywhere = async () => {
      const files = ['little-pear.db', 'little-pear.db-wal'].map((name) => readFile(dataPath(name)));
      return (await Promise.all(files)).some((bytes) => bytes.includes(displayName));
    };
    assert.equal(await isAnywhere(), true);
    await deleteAccount(world, await callerOf(world, id), { password });
    // The log is emptied behind the response.
    for (let look = 0; look < 100 && (await isAnywhere()); look += 1) await delay(50);
    assert.equal(await isAnywhere(), false);
  },
};
