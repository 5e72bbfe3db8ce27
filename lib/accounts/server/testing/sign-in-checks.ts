import assert from 'node:assert/strict';
import { hashSync } from '@node-rs/argon2';
import { withWriteTransaction } from '../../../platform/database/sql';
import { getSettings } from '../../../platform/settings/settings';
import { withMark } from '../sign-in/device-cookie';
import { memberMark } from '../members/member-mark';
import { findMember, setPasswordHash } from '../members/member-store';
import { hashParameters } from '../passwords/password-hash';
import { changeProfile, readProfile } from '../members/profile';
import { register } from '../sign-in/register';
import { refreshSession } from '../sessions/sessions';
import { signIn } from '../sign-in/sign-in';
import { signInIdentity } from '../sign-in/social-sign-in';
import {
  type Checks,
  freshEmail,
  goodPassword,
  newMember,
  noAccount,
  refused,
  setStatus,
  visitor,
  type World,
} from './world';

const taken = { email: ['User is already registered with this e-mail address.'] };
const next = 'Other-River-10';

/** The browser in which the member has just signed in. */
async function deviceOf(world: World, memberId: string) {
  const member = await findMember(world.payload, { id: memberId });
  assert.ok(member);
  return withMark(undefined, memberMark(member), getSettings().TOKEN_SECRETS);
}

/** As many wrong passwords, each from an address of its own. */
async function fail(world: World, email: string, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await refused(signIn(world, { email, password: 'Wrong-River-9' }, visitor()), 401, noAccount);
  }
}

export const signInChecks: Checks = {
  'an unknown e-mail, a wrong password, a disabled member and one without a password look the same': async (
    world,
  ) => {
    const member = await newMember(world);
    const google = freshEmail();
    await signInIdentity(world, { subject: `sub-${google}`, email: google }, visitor());
    const attempt = (email: string, password: string) => signIn(world, { email, password }, visitor());
    await refused(attempt(freshEmail(), goodPassword), 401, noAccount);
    await refused(attempt(member.email, 'Wrong-River-9'), 401, noAccount);
    await refused(attempt(google, goodPassword), 401, noAccount);
    await setStatus(world, member.id, 'disabled');
    await refused(attempt(member.email, member.password), 401, noAccount);
  },
  'ten parallel registrations of one e-mail make one account': async (world) => {
    const email = freshEmail();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => register(world, { email, password: goodPassword }, visitor())),
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const result of results) {
      if (result.status === 'rejected') assert.deepEqual(result.reason.body, taken);
    }
  },
  'registration reports fields together, likeness only when they pass': async (world) => {
    const { email } = await newMember(world);
    await refused(register(world, { email, password: 'sunshine' }, visitor()), 400, {
      ...taken,
      password: ['Password must include both upper and lower case letters.', 'This password is too common.'],
    });
    await refused(
      register(world, { email: 'valentina.lopez@example.test', password: 'Valentina.Lopez' }, visitor()),
      400,
      { non_field_errors: ['The password is too similar to the email address.'] },
    );
  },
  'a weaker hash is replaced at the next sign-in': async (world) => {
    const member = await newMember(world);
    const weak = hashSync(member.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const { payload } = world;
    await withWriteTransaction(payload, (transaction) =>
      setPasswordHash(transaction, member.id, { hash: weak, nowMs: world.nowMs() }),
    );
    await signIn(world, member, member.visitor);
    const stored = (await findMember(payload, { id: member.id }))?.passwordHash ?? '';
    assert.match(stored, new RegExp(`m=${hashParameters.memoryCost},t=${hashParameters.timeCost}`));
    await signIn(world, member, member.visitor);
  },
  'right passwords are not counted': async (world) => {
    const member = await newMember(world);
    for (let time = 0; time < 12; time += 1) await signIn(world, member, visitor());
  },
  'strangers who guess make a stranger wait, and nobody in a known browser': async (world) => {
    const member = await newMember(world);
    const devices = [await deviceOf(world, member.id)];
    await fail(world, member.email, 10);
    const late = await refused(signIn(world, { ...member, password: 'Wrong-River-9' }, visitor()), 429);
    assert.equal(late.headers['Retry-After'], '1');
    await refused(signIn(world, member, visitor()), 429);
    await signIn(world, member, { ...visitor(), devices });
    world.advanceMs(30_000);
    await signIn(world, member, visitor());
  },
  'an e-mail that nobody registered waits the same way': async (world) => {
    const email = freshEmail();
    await fail(world, email, 10);
    const held = await refused(signIn(world, { email, password: goodPassword }, visitor()), 429);
    assert.equal(held.headers['Retry-After'], '1');
  },
  'an address that has waited is told that the password is wrong': async (world) => {
    const member = await newMember(world);
    await fail(world, member.email, 10);
    const from = visitor();
    const guess = () => signIn(world, { ...member, password: 'Wrong-River-9' }, from);
    await refused(guess(), 429);
    world.advanceMs(1_000);
    await refused(guess(), 401, noAccount);
  },
  'parallel guesses from many addresses do not slip by': async (world) => {
    const member = await newMember(world);
    const guesses = await Promise.allSettled(
      Array.from({ length: 40 }, () => signIn(world, { ...member, password: 'Wrong-River-9' }, visitor())),
    );
    const statuses = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.status : 200));
    assert.equal(statuses.filter((status) => status === 401).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 30);
  },
  'a known browser has ten attempts of its own, and then counts like any other': async (world) => {
    const member = await newMember(world);
    const from = { ...visitor(), devices: [await deviceOf(world, member.id)] };
    const guess = () => signIn(world, { ...member, password: 'Wrong-River-9' }, from);
    for (let time = 0; time < 20; time += 1) await refused(guess(), 401);
    const last = await refused(guess(), 429);
    assert.ok(Number(last.headers['Retry-After']) <= 30);
  },
  'a mark is for one account, and ends with its password': async (world) => {
    const [member, other] = [await newMember(world), await newMember(world)];
    const devices = [await deviceOf(world, member.id)];
    await fail(world, member.email, 10);
    await fail(world, other.email, 10);
    await refused(signIn(world, other, { ...visitor(), devices }), 429);
    await signIn(world, member, { ...visitor(), devices });
    world.advanceMs(1_000);
    const hash = hashSync(next, hashParameters);
    await withWriteTransaction(world.payload, (transaction) =>
      setPasswordHash(transaction, member.id, { hash, nowMs: world.nowMs() }),
    );
    await refused(signIn(world, { ...member, password: next }, { ...visitor(), devices }), 429);
    const renewed = [await deviceOf(world, member.id)];
    await signIn(world, { ...member, password: next }, { ...visitor(), devices: renewed });
  },
  'google makes an account once, also when asked in parallel': async (world) => {
    const identity = { subject: `sub-${freshEmail()}`, email: freshEmail() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signInIdentity(world, identity, visitor())),
    );
    assert.equal(new Set(answers.map(({ user }) => user.pk)).size, 1);
    const moved = await signInIdentity(world, { ...identity, email: freshEmail() }, visitor());
    assert.equal(moved.user.pk, answers[0]?.user.pk);
    assert.equal(moved.user.email, identity.email);
  },
  'google joins the account of a verified e-mail and throws out who was in it before': async (world) => {
    const member = await newMember(world);
    const identity = { subject: `sub-${member.email}`, email: member.email };
    const answer = await signInIdentity(world, identity, visitor());
    assert.equal(answer.user.pk, member.id);
    await refused(refreshSession(world, member.refresh), 401);
    await refused(signIn(world, member, visitor()), 401, noAccount);
    await refreshSession(world, answer.refresh_token);
    assert.equal((await readProfile(world, { memberId: member.id, sessionId: null })).has_password, false);
  },
  'another google account with the same e-mail is not joined': async (world) => {
    const email = freshEmail();
    await signInIdentity(world, { subject: `sub-1-${email}`, email }, visitor());
    await refused(signInIdentity(world, { subject: `sub-2-${email}`, email }, visitor()), 400, {
      non_field_errors: ['User is already registered with this e-mail address.'],
    });
  },
  'a disabled member cannot come in through google': async (world) => {
    const member = await newMember(world);
    await setStatus(world, member.id, 'disabled');
    await refused(
      signInIdentity(world, { subject: `sub-${member.email}`, email: member.email }, visitor()),
      401,
      noAccount,
    );
  },
  'a profile changes by the fields that were sent': async (world) => {
    const { id, email } = await newMember(world);
    const caller = { memberId: id, sessionId: null };
    const preferences = { units: 'metric', nested: { list: [1, null] } };
    await changeProfile(world, caller, { first_name: 'Ana', preferences });
    const profile = await changeProfile(world, caller, { display_name: 'Mum of two', last_name: '' });
    assert.deepEqual(
      { ...profile, date_joined: '' },
      {
        pk: id,
        email,
        first_name: 'Ana',
        last_name: '',
        display_name: 'Mum of two',
        preferences,
        date_joined: '',
        has_password: true,
      },
    );
  },
};
