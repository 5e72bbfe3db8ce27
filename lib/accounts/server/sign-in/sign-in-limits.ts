import { throttled } from '../../../platform/http/api-error';
import { networkOf } from '../../../platform/http/client-address';
import { withUnsyncedTransaction, type WriteTransaction } from '../../../platform/database/sql';
import {
  countUse,
  enforceLimits,
  giveBack,
  secondsToWait,
  type Use,
} from '../../../platform/http/rate-limit';
import type { ServiceContext } from '../../../platform/http/service-context';
import { hasWaited } from './sign-in-turn';

/** An attempt to sign in to an account, and where it comes from. */
export interface SignInAttempt {
  /** The email in its stored form, whether we know it or not; staff have accounts of their own. */
  account: string;
  /** By which limit the address is counted; `null` where the route has done so. */
  addressLimit: 'login' | 'staffLogin' | null;
  address: string;
  /** Names the browser when the account knows it (device-cookie.ts). */
  device: string | null;
}

/** An attempt that may be checked, and how long a stranger has to wait before the outcome is told. */
export interface StartedAttempt extends SignInAttempt {
  isStranger: boolean;
  delaySeconds: number;
}

/** So many wrong passwords a typing owner has before anybody waits; after that the delay doubles up to the longest. */
const freeFailures = 10;
const longestDelaySeconds = 30;

/**
 * Limits guessing at one account from many addresses, without letting anybody lock its owner out:
 *
 * - A browser that the account knows has a counter of its own, which no stranger touches. Used up (by a thief
 *   of its cookie, say), it counts like any other.
 * - Everybody else is counted by address and network, over all accounts, and by account: the more strangers'
 *   failures, the longer the delay.
 *
 * Counted before the password is checked, so that parallel attempts cannot slip by. An email that nobody
 * registered is treated the same, so that no limit tells who has an account. The arithmetic is in
 * docs/security.md, the reasons in docs/decisions/0019-known-browsers.md.
 * @throws ApiError 429
 */
export async function startAttempt(context: ServiceContext, attempt: SignInAttempt): Promise<StartedAttempt> {
  const { account, device } = attempt;
  if (device !== null) {
    const own: Use = { name: 'loginDevice', subject: [account, device] };
    if ((await secondsToWait(context, [own])) === 0)
      return { ...attempt, isStranger: false, delaySeconds: 0 };
  }
  const uses = usesOf(attempt);
  if (uses.length > 0) await enforceLimits(context, uses);
  const { points } = await withUnsyncedTransaction(context.payload, (transaction) =>
    countUse(transaction, pressureOn(attempt), context.nowMs()),
  );
  return { ...attempt, isStranger: true, delaySeconds: delayAfter(points) };
}

function usesOf({ addressLimit, address }: SignInAttempt): Use[] {
  const network = networkOf(address);
  return [
    ...(addressLimit ? [{ name: addressLimit, subject: address }] : []),
    ...(network ? [{ name: 'loginNetwork' as const, subject: network }] : []),
  ];
}

/** 0 for the first ten, then 1, 2, 4, 8, 16 and never more than 30 seconds. */
function delayAfter(failures: number): number {
  return failures <= freeFailures ? 0 : Math.min(longestDelaySeconds, 2 ** (failures - freeFailures - 1));
}

/**
 * Throws until a stranger has waited out the delay, whether the password was right or wrong: the refusals are
 * alike. The wait that a right password has begun is the password's own and holds from every address; no
 * other attempt can use it up or make it longer. A wrong one's is its address's.
 * @throws ApiError 429
 */
export async function admitAttempt(
  context: ServiceContext,
  { account, address, delaySeconds }: StartedAttempt,
  isRight: boolean,
): Promise<void> {
  if (delaySeconds === 0) return;
  const wait = { account, waiter: isRight ? 'right' : address, delaySeconds, isOnceOnly: !isRight };
  const isOver = await withUnsyncedTransaction(context.payload, (transaction) =>
    hasWaited(transaction, wait, context.nowMs()),
  );
  if (!isOver) throw throttled(delaySeconds);
}

/** The attempt was right: it was no failure. */
export async function settleAttempt(transaction: WriteTransaction, attempt: StartedAttempt): Promise<void> {
  if (attempt.isStranger) await giveBack(transaction, pressureOn(attempt));
}

const pressureOn = ({ account }: SignInAttempt): Use => ({ name: 'loginPressure', subject: account });
