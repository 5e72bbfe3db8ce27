import assert from 'node:assert/strict';
import { withWriteTransaction } from '../../../platform/database/sql';
import { setPasswordHash } from '../members/member-store';
import { changePassword } from '../passwords/change-password';
import { maySendReset } from '../passwords/reset-limits';
import { askForReset, makeResetLink, type ResetLink, resetPassword } from '../passwords/reset-password';
import { signIn } from '../sign-in/sign-in';
import { forgetAll, sent } from './sent-mails';
import {
  callerOf,
  type Checks,
  eraseMember,
  freshAddress,
  freshEmail,
  minuteMs,
  newMember,
  refused,
  type World,
} from './world';

const next = 'Other-River-10';
const invalid = ['Invalid value'];
const noMatch = ['The two password fields didn’t match.'];

const linkFor = (world: World, email: string) =>
  withWriteTransaction(world.payload, (transaction) => makeResetLink(transaction, email, world.nowMs()));

const reset = (world: World, link: ResetLink, [one, other] = [next, next]) =>
  resetPassword(world, { ...link, new_password1: one, new_password2: other });

/** The link in a mail, whose lines were folded for the way. */
function linkIn(mail: string): Record<string, string> {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [, fragment = ''] = /\/reset-password#(\S+)/.exec(text) ?? [];
  return Object.fromEntries(new URLSearchParams(fragment));
}

/** Somebody else sets the password while it is being looked at. */
const changesMeanwhile = (world: World, id: string) =>
  withWriteTransaction(world.payload, (transaction) =>
    setPasswordHash(transaction, id, { hash: 'another', nowMs: world.nowMs() }),
  );

export const resetChecks: Checks = {
  'the mail that was asked for opens the account, and an unknown address gets none': async (world) => {
    await forgetAll(world);
    const { email, visitor } = await newMember(world);
    await askForReset(world, freshEmail());
    await askForReset(world, email);
    const mails = await sent(world);
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes(`To: ${email}`));
    const { uid = '', token = '', ...more } = linkIn(mails[0] ?? '');
    assert.deepEqual(more, { email });
    await reset(world, { uid, token });
    await signIn(world, { email, password: next }, visitor);
  },
  'of many who ask for one address at once a few are looked into': async (world) => {
    await forgetAll(world);
    const [email, other] = [freshEmail(), freshEmail()];
    const waiting = async () =>
      (await world.payload.count({ collection: 'outgoing-mails', where: {} })).totalDocs;
    for (let time = 0; time < 9; time += 1) await askForReset(world, email);
    assert.equal(await waiting(), 6);
    await askForReset(world, other);
    assert.equal(await waiting(), 7);
    world.advanceMs(minuteMs);
    await askForReset(world, email);
    assert.equal(await waiting(), 8);
    await forgetAll(world);
  },
  'a member gets three links in a row, and a further one once the last is used': async (world) => {
    const { email } = await newMember(world);
    const links = [await linkFor(world, email), await linkFor(world, email), await linkFor(world, email)];
    const last = links[2];
    assert.ok(last);
    assert.equal(await linkFor(world, email), null);
    await reset(world, last);
    assert.ok(await linkFor(world, email));
  },
  'a link is its member’s own, and what opens nothing is counted': async (world) => {
    const [member, other] = [await newMember(world), await newMember(world)];
    const [own, others] = [await linkFor(world, member.email), await linkFor(world, other.email)];
    assert.ok(own && others);
    let counted = 0;
    const tried = (link: ResetLink) =>
      resetPassword(world, { ...link, new_password1: next, new_password2: next }, async () => {
        counted += 1;
      });
    await refused(tried({ uid: own.uid, token: others.token }), 400, { token: invalid });
    assert.equal(counted, 1);
    await refused(tried({ uid: 'bm9ib2R5', token: own.token }), 400, { uid: invalid });
    assert.equal(counted, 2);
    await tried(own);
    await tried(others);
    assert.equal(counted, 2);
  },
  'a new password is typed twice the same and keeps every rule': async (world) => {
    const { email } = await newMember(world);
    const link = await linkFor(world, email);
    assert.ok(link);
    await refused(reset(world, link, [next, 'Other-River-11']), 400, { new_password2: noMatch });
    await refused(reset(world, link, ['123456', '123456']), 400, {
      new_password2: [
        'This password is too short. It must contain at least 8 characters.',
        'This password is entirely numeric.',
        'Password must include both upper and lower case letters.',
        'This password is too common.',
      ],
    });
    await reset(world, link);
  },
  'from one address mails go to three people an hour, to the same one again': async (world) => {
    const [address, elsewhere] = [freshAddress(), freshAddress()];
    const may = (account: string, from = address) =>
      maySendReset(world, { account, address: from, limit: 'passwordReset' });
    const [first, ...others] = [freshEmail(), freshEmail(), freshEmail(), freshEmail()];
    assert.ok(first);
    assert.equal(await may(first), true);
    assert.equal(await may(first), true);
    const answers = [];
    for (const account of others) answers.push(await may(account));
    assert.deepEqual(answers, [true, true, false]);
    assert.equal(await may(first), true);
    assert.equal(await may(freshEmail(), elsewhere), true);
    assert.equal(await maySendReset(world, { account: freshEmail(), address, limit: 'staffReset' }), true);
    world.advanceMs(60 * minuteMs);
    assert.equal(await may(freshEmail()), true);
  },
  'a password that was changed while the old one was looked at stays as it is': async (world) => {
    const { id, password } = await newMember(world);
    const body = { old_password: password, new_password1: next, new_password2: next };
    const tried = refused(changePassword(world, await callerOf(world, id), body), 400, {
      old_password: ['Your old password was entered incorrectly. Please enter it again.'],
    });
    await changesMeanwhile(world, id);
    await tried;
  },
  'who was deleted a moment ago has no password to change': async (world) => {
    const { id, password } = await newMember(world);
    const caller = await callerOf(world, id);
    await eraseMember(world, id);
    const body = { old_password: password, new_password1: next, new_password2: next };
    await refused(changePassword(world, caller, body), 401, {
      detail: 'User not found',
      code: 'user_not_found',
    });
  },
  'a new password is not the member’s address': async (world) => {
    const { id, password } = await newMember(world, { email: freshEmail() });
    const alike = 'Example.Test1';
    const body = { old_password: password, new_password1: alike, new_password2: alike };
    await refused(changePassword(world, await callerOf(world, id), body), 400, {
      new_password2: ['The password is too similar to the email address.'],
    });
  },
};
