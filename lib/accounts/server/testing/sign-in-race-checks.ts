import assert from 'node:assert/strict';
import { withWriteTransaction } from '../../../platform/database/sql';
import { setPasswordHash } from '../members/member-store';
import { register } from '../sign-in/register';
import { signIn } from '../sign-in/sign-in';
import { signInIdentity } from '../sign-in/social-sign-in';
import { forgetAll, sent, sentBehind } from './sent-mails';
import {
  type Checks,
  freshEmail,
  goodPassword,
  minuteMs,
  newMember,
  noAccount,
  refused,
  setStatus,
  visitor,
  type World,
} from './world';

/** A browser that says it is known, and is to nobody. */
const strange = [{ id: 'd'.repeat(22), marks: ['m'.repeat(43)] }];

/** What happens to an account while the password is being checked. */
const meanwhile: Readonly<Record<string, (world: World, id: string) => Promise<void>>> = {
  'the password changes': (world, id) =>
    withWriteTransaction(world.payload, (transaction) =>
      setPasswordHash(transaction, id, { hash: 'another', nowMs: world.nowMs() }),
    ),
  'the member is switched off': (world, id) => setStatus(world, id, 'disabled'),
};

const races = Object.entries(meanwhile).map(([what, happens]): [string, Checks[string]] => [
  `nobody is let in when ${what} while the password is being checked`,
  async (world) => {
    const member = await newMember(world);
    const tried = refused(signIn(world, member, visitor()), 401, noAccount);
    await happens(world, member.id);
    await tried;
  },
]);

export const signInRaceChecks: Checks = {
  ...Object.fromEntries(races),
  'five accounts an hour are made from one address, and mistakes cost nothing': async (world) => {
    const from = visitor();
    const make = (email = freshEmail(), password = goodPassword) =>
      register(world, { email, password }, from);
    for (let time = 0; time < 8; time += 1) await refused(make(freshEmail(), 'short'), 400);
    const { user } = await make();
    for (let time = 0; time < 4; time += 1) await refused(make(user.email), 400);
    await refused(make(), 429);
    await refused(make(user.email), 429);
    await register(world, { email: freshEmail(), password: goodPassword }, visitor());
    world.advanceMs(60 * minuteMs);
    await make();
  },
  'an address whose cookie nobody knows is counted over all accounts': async (world) => {
    const guess = (from: Parameters<typeof signIn>[2]) =>
      signIn(world, { email: freshEmail(), password: 'Wrong-River-9' }, from);
    const from = { ...visitor(), devices: strange };
    for (let time = 0; time < 10; time += 1) await refused(guess(from), 401, noAccount);
    await refused(guess(from), 429);
    // Without a cookie the route counts, before it reads the body.
    const plain = visitor();
    for (let time = 0; time < 12; time += 1) await refused(guess(plain), 401, noAccount);
  },
  'who loses a password to google is told at once, and nobody else is': async (world) => {
    await forgetAll(world);
    const member = await newMember(world);
    const identity = { subject: `sub-${member.email}`, email: member.email };
    const mails = await sentBehind(() => signInIdentity(world, identity, visitor()));
    assert.equal(mails.length, 1);
    assert.ok(mails[0]?.includes(`To: ${member.email}`));
    await signInIdentity(world, identity, visitor());
    const other = freshEmail();
    await signInIdentity(world, { subject: `sub-${other}`, email: other }, visitor());
    assert.deepEqual(await sent(world), []);
  },
};
