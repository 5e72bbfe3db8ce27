import assert from 'node:assert/strict';
import { withWriteTransaction } from '../../../platform/database/sql';
import { askForEmail, confirmEmail, mailAboutEmailChange } from '../members/change-email';
import { findMember, setPasswordHash } from '../members/member-store';
import { changeProfile, readProfile } from '../members/profile';
import { forgetAll, sent } from './sent-mails';
import {
  callerOf,
  type Checks,
  eraseMember,
  freshEmail,
  newMember,
  refused,
  setStatus,
  userGone,
  type World,
} from './world';

const taken = 'User is already registered with this e-mail address.';
const badToken = { token: ['Invalid value'] };
const wrongPassword = {
  password: ['Your password was entered incorrectly. Please enter it again.'],
};

type Member = Awaited<ReturnType<typeof newMember>>;

async function asks(world: World, { id, password }: Pick<Member, 'id' | 'password'>, email = freshEmail()) {
  return askForEmail(world, await callerOf(world, id), { new_email: email, password });
}

const emailOf = async ({ payload }: World, { id }: Member) => (await findMember(payload, { id }))?.email;

/** The text of a mail as it was before lines were folded for the way. */
const unfolded = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

export const emailChangeChecks: Checks = {
  'a new address takes the password of the account, and another address than it has': async (world) => {
    const member = await newMember(world);
    await refused(asks(world, { ...member, password: 'Other-River-10' }), 400, wrongPassword);
    await refused(asks(world, member, member.email), 400, {
      new_email: ['This is already your email address.'],
    });
    const other = await newMember(world);
    await refused(asks(world, member, other.email), 400, { new_email: [taken] });
    assert.equal(await emailOf(world, member), member.email);
  },
  'a password that changes while it is looked at is none any more': async (world) => {
    const member = await newMember(world);
    const caller = await callerOf(world, member.id);
    const asked = refused(
      askForEmail(world, caller, { new_email: freshEmail(), password: member.password }),
      400,
      wrongPassword,
    );
    await withWriteTransaction(world.payload, (transaction) =>
      setPasswordHash(transaction, member.id, { hash: 'another', nowMs: world.nowMs() }),
    );
    await asked;
  },
  'both addresses get a mail: the new one the link, the old one which it is': async (world) => {
    await forgetAll(world);
    const member = await newMember(world);
    const change = await asks(world, member);
    assert.deepEqual(
      { ...change, token: '' },
      { oldEmail: member.email, newEmail: change.newEmail, token: '' },
    );
    await mailAboutEmailChange(world, change);
    const mails = (await sent(world)).map(unfolded);
    const mailTo = (email: string) => mails.filter((mail) => mail.includes(`To: ${email}`));
    assert.equal(mailTo(change.newEmail).length, 1);
    assert.ok(mailTo(change.newEmail)[0]?.includes(`/confirm-email#token=${change.token}`));
    assert.equal(mailTo(member.email).length, 1);
    assert.ok(mailTo(member.email)[0]?.includes(change.newEmail));
    assert.ok(!mailTo(member.email)[0]?.includes(change.token));
  },
  'the link makes the address the account’s, once, and the old address is told': async (world) => {
    const member = await newMember(world);
    const { token, newEmail } = await asks(world, member);
    await forgetAll(world);
    const changed = await confirmEmail(world, token);
    assert.deepEqual(changed, { id: member.id, oldEmail: member.email, newEmail });
    assert.equal(await emailOf(world, member), newEmail);
    const [mail, ...more] = (await sent(world)).map(unfolded);
    assert.ok(mail?.includes(`To: ${member.email}`) && mail.includes(newEmail));
    assert.deepEqual(more, []);
    await refused(confirmEmail(world, token), 400, badToken);
  },
  'only the last address that was asked for counts': async (world) => {
    const member = await newMember(world);
    const [first, second] = [await asks(world, member), await asks(world, member)];
    await refused(confirmEmail(world, first.token), 400, badToken);
    await confirmEmail(world, second.token);
    assert.equal(await emailOf(world, member), second.newEmail);
  },
  'a link to an address that somebody took meanwhile changes nothing': async (world) => {
    const member = await newMember(world);
    const { token, newEmail } = await asks(world, member);
    await newMember(world, { email: newEmail });
    await refused(confirmEmail(world, token), 400, { non_field_errors: [taken] });
    assert.equal(await emailOf(world, member), member.email);
  },
  'a link of who was switched off changes nothing': async (world) => {
    const member = await newMember(world);
    const { token } = await asks(world, member);
    await setStatus(world, member.id, 'disabled');
    await refused(confirmEmail(world, token), 400, badToken);
    assert.equal(await emailOf(world, member), member.email);
  },
  'a wrong link is counted, a right one is not': async (world) => {
    let counted = 0;
    const count = async () => {
      counted += 1;
    };
    await refused(confirmEmail(world, 'never-made', count), 400, badToken);
    assert.equal(counted, 1);
    const { token } = await asks(world, await newMember(world));
    await confirmEmail(world, token, count);
    assert.equal(counted, 1);
  },
  'who was deleted a moment ago has no profile and no address to change': async (world) => {
    const member = await newMember(world);
    const caller = await callerOf(world, member.id);
    await eraseMember(world, member.id);
    await refused(readProfile(world, caller), 401, userGone);
    await refused(changeProfile(world, caller, { first_name: 'Ada' }), 401, userGone);
    await refused(asks(world, member), 401, userGone);
  },
  'a profile keeps what was not sent': async (world) => {
    const { id, email } = await newMember(world);
    const caller = await callerOf(world, id);
    const empty = await readProfile(world, caller);
    assert.deepEqual([empty.first_name, empty.last_name, empty.display_name], ['', '', '']);
    await changeProfile(world, caller, { first_name: 'Ada', last_name: 'Byron', preferences: {} });
    const named = await changeProfile(world, caller, { display_name: 'Pear mum' });
    assert.deepEqual(
      [named.pk, named.email, named.first_name, named.last_name, named.display_name],
      [id, email, 'Ada', 'Byron', 'Pear mum'],
    );
    assert.deepEqual(await readProfile(world, caller), named);
  },
};
