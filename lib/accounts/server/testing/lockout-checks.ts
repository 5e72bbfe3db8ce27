import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ApiError } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import { maySendReset } from '../passwords/reset-limits';
import { makeResetLink, type ResetLink, resetPassword } from '../passwords/reset-password';
import { admitAttempt, settleAttempt, type SignInAttempt, startAttempt } from '../sign-in/sign-in-limits';
import { type Checks, dayMs, freshAddress, freshEmail, minuteMs, newMember, type World } from './world';

const longestWaitMs = 30_000;

/** What docs/security.md promises: ten at once, and one every thirty seconds. */
const guessesIn = (ms: number) => 10 + Math.floor(ms / longestWaitMs);

type From = Pick<SignInAttempt, 'account' | 'address'> & { device?: string; door?: 'login' | 'staffLogin' };

interface Outcome {
  /** Whether the password was looked at, which is what a guess costs and gains. */
  isChecked: boolean;
  isTold: boolean;
  waitMs: number;
}

/** One attempt without the hashing in between, which needs no limit to be slow. */
async function attempt(world: World, from: From, isRight: boolean): Promise<Outcome> {
  const { account, address, device, door = 'login' } = from;
  let isChecked = false;
  try {
    const started = await startAttempt(world, {
      account,
      address,
      addressLimit: door,
      device: device ?? null,
    });
    isChecked = true;
    await admitAttempt(world, started, isRight);
    if (isRight)
      await withWriteTransaction(world.payload, (transaction) => settleAttempt(transaction, started));
    return { isChecked, isTold: true, waitMs: 0 };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    return { isChecked, isTold: false, waitMs: Number(error.headers['Retry-After']) * 1_000 };
  }
}

interface Bot extends From {
  everyMs: number;
}

/** Lets time pass while each bot tries wrong passwords at its own pace; returns how many of each were looked at. */
async function underAttack(world: World, bots: readonly Bot[], forMs: number): Promise<number[]> {
  const startMs = world.nowMs();
  const nextMs = bots.map(() => startMs);
  const guesses = bots.map(() => 0);
  for (;;) {
    const dueMs = Math.min(...nextMs);
    if (dueMs > startMs + forMs) break;
    world.advanceMs(dueMs - world.nowMs());
    for (const [index, bot] of bots.entries()) {
      if (nextMs[index] !== dueMs) continue;
      nextMs[index] = dueMs + bot.everyMs;
      const { isChecked } = await attempt(world, bot, false);
      guesses[index] = (guesses[index] ?? 0) + Number(isChecked);
    }
  }
  world.advanceMs(startMs + forMs - world.nowMs());
  return guesses;
}

/**
 * How long the right password is refused, when its owner comes back as often as they are told to, and the
 * bots go on meanwhile.
 */
async function refusedForMs(world: World, owner: () => From, bots: readonly Bot[]): Promise<number> {
  const startMs = world.nowMs();
  for (;;) {
    const { isTold, waitMs } = await attempt(world, owner(), true);
    if (isTold) return world.nowMs() - startMs;
    if (world.nowMs() - startMs > 10 * minuteMs) throw new Error('locked out for ten minutes');
    await underAttack(world, bots, waitMs);
  }
}

const owners = {
  'in a new browser': (account: string) => {
    const address = freshAddress();
    return () => ({ account, address });
  },
  'in a new browser whose address changes with every request': (account: string) => () => ({
    account,
    address: freshAddress(),
  }),
  'in a known browser behind the address of the attack': (account: string) => () => ({
    account,
    address: attackedFrom(account, 0),
    device: `own ${account}`,
  }),
  'in a known browser whose cookie was stolen': (account: string) => {
    const address = freshAddress();
    return () => ({ account, address, device: `stolen ${account}` });
  },
} as const;

/** Addresses of this attack alone, in networks of their own but for the last two. */
function attackedFrom(account: string, index: number): string {
  const number = [...account].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const group = number.toString(16);
  return index < 4
    ? `2001:db8:${group}${index}:1::/64`.replace(
        /:([0-9a-f]{5,}):/,
        (_all, long: string) => `:${long.slice(-4)}:`,
      )
    : `2001:db9:${group}:${index}::/64`;
}

const bot = fc.record({
  addressIndex: fc.integer({ min: 0, max: 5 }),
  everyMs: fc.oneof(fc.integer({ min: 700, max: 5_000 }), fc.integer({ min: 5_000, max: 70_000 })),
  hasStolenCookie: fc.boolean(),
  isAtOthers: fc.boolean(),
});

const strategy = fc.record({
  bots: fc.array(bot, { minLength: 1, maxLength: 6 }),
  attackLastsMs: fc.integer({ min: 0, max: 8 * minuteMs }),
  owner: fc.constantFrom(...(Object.keys(owners) as (keyof typeof owners)[])),
  typos: fc.integer({ min: 0, max: 3 }),
});

export const lockoutChecks: Checks = {
  'whatever an attacker does, the right password is refused for thirty seconds at most': async (world) => {
    const property = fc.asyncProperty(strategy, async ({ bots, attackLastsMs, owner, typos }) => {
      const account = freshEmail();
      const attackers = bots.map(({ addressIndex, everyMs, hasStolenCookie, isAtOthers }) => ({
        account: isAtOthers ? freshEmail() : account,
        address: attackedFrom(account, addressIndex),
        everyMs,
        ...(hasStolenCookie ? { device: `stolen ${account}` } : {}),
      }));
      await underAttack(world, attackers, attackLastsMs);
      const comes = owners[owner](account);
      for (let typo = 0; typo < typos; typo += 1) await attempt(world, comes(), false);
      assert.ok((await refusedForMs(world, comes, attackers)) <= longestWaitMs);
    });
    await fc.assert(property, { numRuns: 50 });
  },
  'over a day one address has its guesses and no more, and every stranger still gets in': async (world) => {
    const account = freshEmail();
    const bots = [1, 2].map(() => ({ account, address: freshAddress(), everyMs: 15_000 }));
    const guesses = [0, 0];
    for (let hour = 0; hour < 24; hour += 1) {
      const counted = await underAttack(world, bots, dayMs / 24);
      counted.forEach((count, index) => (guesses[index] = (guesses[index] ?? 0) + count));
      const waitMs = await refusedForMs(world, owners['in a new browser'](account), []);
      assert.ok(waitMs <= longestWaitMs, `hour ${hour}: ${waitMs} ms`);
    }
    for (const count of guesses) {
      assert.ok(count <= guessesIn(dayMs + 24 * longestWaitMs), `${count} guesses`);
      assert.ok(count > 2_000, 'the attack went on all day');
    }
  },
  'an office has thirty guesses at the staff’s sign-in at once, and one more every ten seconds': async (
    world,
  ) => {
    const address = freshAddress();
    const guess = async () => {
      const from = { account: freshEmail(), address, door: 'staffLogin' } as const;
      return (await attempt(world, from, false)).isChecked;
    };
    const guesses = async (count: number) => {
      let looked = 0;
      for (let made = 0; made < count; made += 1) if (await guess()) looked += 1;
      return looked;
    };
    assert.equal(await guesses(40), 30);
    for (const _one of [1, 2]) {
      world.advanceMs(9_000);
      assert.equal(await guesses(1), 0);
      world.advanceMs(1_000);
      assert.equal(await guesses(2), 1);
    }
  },
  'a stolen cookie gives one counter more': async (world) => {
    const account = freshEmail();
    const thieves = [1, 2, 3].map(() => ({
      account,
      address: freshAddress(),
      device: `stolen ${account}`,
      everyMs: 4_000,
    }));
    const hourMs = 60 * minuteMs;
    const guesses = (await underAttack(world, thieves, hourMs)).reduce((sum, count) => sum + count, 0);
    assert.ok(guesses <= 4 * guessesIn(hourMs), `${guesses} guesses`);
  },
  'a whole /48 of IPv6 has what sixteen addresses have': async (world) => {
    const account = freshEmail();
    const bots = Array.from({ length: 60 }, (_, index) => ({
      account,
      address: `2001:dba:7:${index.toString(16)}::/64`,
      everyMs: 20_000,
    }));
    const guesses = (await underAttack(world, bots, 10 * minuteMs)).reduce((sum, count) => sum + count, 0);
    assert.ok(guesses <= 16 * guessesIn(10 * minuteMs), `${guesses} guesses`);
  },
  'the delay grows with the failures of strangers, to thirty seconds, and goes when they stop': async (
    world,
  ) => {
    const account = freshEmail();
    const waits: number[] = [];
    for (let failure = 0; failure < 19; failure += 1) {
      const { waitMs } = await attempt(world, { account, address: freshAddress() }, false);
      waits.push(waitMs / 1_000);
    }
    assert.deepEqual(waits, [...Array.from({ length: 10 }, () => 0), 1, 2, 4, 8, 16, 30, 30, 30, 30]);
    world.advanceMs(20 * minuteMs);
    assert.equal((await attempt(world, { account, address: freshAddress() }, false)).waitMs, 0);
  },
  'a refusal is the same for a right password and a wrong one, and for an address that has waited': async (
    world,
  ) => {
    const account = freshEmail();
    for (let failure = 0; failure < 20; failure += 1)
      await attempt(world, { account, address: freshAddress() }, false);
    const address = freshAddress();
    const wrong = await attempt(world, { account, address }, false);
    const right = await attempt(world, { account, address }, true);
    assert.deepEqual(wrong, right);
    world.advanceMs(longestWaitMs);
    assert.equal((await attempt(world, { account, address }, false)).isTold, true);
    // One answer, and then the next wait.
    assert.equal((await attempt(world, { account, address }, false)).isTold, false);
    assert.equal((await attempt(world, { account, address: freshAddress() }, true)).isTold, true);
  },
  'asking for resets on and on neither floods a mailbox nor leaves it without a link that works': async (
    world,
  ) => {
    const { email } = await newMember(world);
    const ask = () =>
      withWriteTransaction(world.payload, (transaction) => makeResetLink(transaction, email, world.nowMs()));
    const mailed: { link: ResetLink; atMs: number }[] = [];
    for (let minute = 0; minute < 36 * 60; minute += 5) {
      const link = await ask();
      if (link) mailed.push({ link, atMs: world.nowMs() });
      assert.ok(world.nowMs() - (mailed.at(-1)?.atMs ?? 0) < 60 * minuteMs, 'the last link still works');
      world.advanceMs(5 * minuteMs);
    }
    const firstDay = mailed.filter(({ atMs }) => atMs < (mailed[0]?.atMs ?? 0) + dayMs);
    assert.ok(firstDay.length <= 27 && mailed.length <= 39, `${firstDay.length} of ${mailed.length} mails`);
    const last = (await ask()) ?? mailed.at(-1)?.link;
    assert.ok(last);
    await resetPassword(world, { ...last, new_password1: 'Other-River-10', new_password2: 'Other-River-10' });
    assert.ok(await ask(), 'the owner who has used the link can have another');
  },
  'over the limit of an address resets are answered as ever, and sent to nobody new': async (world) => {
    const address = freshAddress();
    const owner = freshEmail();
    const ask = (account: string, from = address) =>
      maySendReset(world, { account, address: from, limit: 'passwordReset' });
    const others = [freshEmail(), freshEmail(), freshEmail()];
    for (const other of others) assert.equal(await ask(other), true);
    assert.equal(await ask(owner), false);
    assert.equal(await ask(others[0] ?? ''), true, 'who was written to from there counts once');
    assert.equal(await ask(owner, freshAddress()), true, 'from elsewhere at once');
    world.advanceMs(20 * minuteMs);
    assert.equal(await ask(owner), true, 'a place is free again after twenty minutes');
  },
};
