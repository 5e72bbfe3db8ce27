import { throttled } from '../http/api-error';
import { withWriteTransaction, type WriteTransaction } from '../http/database';
import { countUse, giveBack, readCounter, remember } from '../http/rate-limit';
import type { ServiceContext } from '../http/service-context';

/** An attempt at an account: an e-mail in its stored form, whether we know it or not, and where the attempt comes from. */
export interface SignInAttempt {
  email: string;
  address: string;
}

/** What was counted for an attempt, to be taken back when it succeeds. */
export interface CountedAttempt extends SignInAttempt {
  isCountedAgainstAccount: boolean;
}

/**
 * Limits guessing at one account from many addresses, without letting anybody lock its owner out:
 *
 * - Only failures count: the attempt is counted before the password is checked (so that parallel ones cannot slip by) and taken back when it was right.
 * - One address adds at most five failures to the account, half of what is allowed: a single machine cannot use it up. (Its own ten attempts are
 *   limited by address as well.)
 * - When the account's failures are used up, only addresses that are new to it wait, at most until the window ends; one from which the owner signed in
 *   within the last 30 days does not, nor does Google sign-in, nor any device that is signed in already.
 *
 * An e-mail that nobody registered is treated the same, so that the limit does not tell who has an account.
 * @throws ApiError 429
 */
export async function countAttempt(context: ServiceContext, attempt: SignInAttempt): Promise<CountedAttempt> {
  const nowMs = context.nowMs();
  const outcome = await withWriteTransaction(context.payload, async (transaction) => {
    const isKnown = (await readCounter(transaction, knownAddress(attempt), nowMs)).points > 0;
    const fromAddress = await countUse(transaction, accountFromAddress(attempt), nowMs);
    const mayCount = !fromAddress.isOver;
    const account = mayCount
      ? await countUse(transaction, accountUse(attempt), nowMs)
      : await readCounter(transaction, accountUse(attempt), nowMs);
    return { isRefused: account.isOver && !isKnown, waitSeconds: account.waitSeconds, mayCount };
  });
  if (outcome.isRefused) throw throttled(outcome.waitSeconds);
  return { ...attempt, isCountedAgainstAccount: outcome.mayCount };
}

/** The attempt was right: it was no failure, and its address is known from now on. */
export async function settleAttempt(
  transaction: WriteTransaction,
  attempt: CountedAttempt,
  nowMs: number,
): Promise<void> {
  await giveBack(transaction, accountFromAddress(attempt));
  if (attempt.isCountedAgainstAccount) await giveBack(transaction, accountUse(attempt));
  await remember(transaction, knownAddress(attempt), nowMs);
}

const accountUse = ({ email }: SignInAttempt) => ({ name: 'loginAccount', subject: email }) as const;
const accountFromAddress = ({ email, address }: SignInAttempt) =>
  ({ name: 'loginAccountFromAddress', subject: [email, address] }) as const;
const knownAddress = ({ email, address }: SignInAttempt) =>
  ({ name: 'loginKnownAddress', subject: [email, address] }) as const;
