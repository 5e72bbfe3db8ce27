import type { LoginRequest, SignedInAnswer } from '../contract/auth';
import { withWriteTransaction, type WriteTransaction } from '../http/database';
import { log } from '../ops/log';
import type { ServiceContext } from '../http/service-context';
import { noActiveAccount } from './auth-errors';
import { signedInAnswerOf } from './member-answer';
import { findMember, findMemberIn, type MemberRecord, replaceHash, stampSignIn } from './member-store';
import { hashPassword, isOutdated, verifyPassword } from './password-hash';
import { startSession } from './sessions';
import { type CountedAttempt, countAttempt, settleAttempt } from './sign-in-limits';

/** Where a sign-in comes from. */
export interface Visitor {
  address: string;
  deviceName: string;
}

/**
 * Signs a member in by e-mail and password.
 * @throws ApiError 401 with one text for a wrong password, an unknown e-mail, a disabled member and one without a password; 429; 503
 */
export async function signIn(
  context: ServiceContext,
  { email, password }: LoginRequest,
  visitor: Visitor,
): Promise<SignedInAnswer> {
  const attempt = await countAttempt(context, { email, address: visitor.address });
  const member = await findMember(context.payload, { email });
  const isRight = await verifyPassword(member?.passwordHash ?? null, password);
  if (!member || !isRight || !member.isActive) {
    log.info('sign-in refused', { member: member?.id });
    throw noActiveAccount();
  }
  const strongerHash = await strongerHashOf(member, password);
  return withWriteTransaction(context.payload, (transaction) =>
    completeSignIn(transaction, { member, strongerHash, attempt, visitor, nowMs: context.nowMs() }),
  );
}

async function completeSignIn(
  transaction: WriteTransaction,
  step: {
    member: MemberRecord;
    strongerHash: string | null;
    attempt: CountedAttempt;
    visitor: Visitor;
    nowMs: number;
  },
): Promise<SignedInAnswer> {
  const { member, strongerHash, attempt, visitor, nowMs } = step;
  // The password may have been changed, or the member disabled, while it was being checked.
  const current = await findMemberIn(transaction, { id: member.id });
  if (!current?.isActive || current.passwordHash !== member.passwordHash) throw noActiveAccount();
  if (strongerHash && member.passwordHash) {
    await replaceHash(transaction, member.id, { from: member.passwordHash, to: strongerHash });
  }
  await settleAttempt(transaction, attempt, nowMs);
  return openSession(transaction, current, visitor, nowMs);
}

/** The last step of every way to sign in, inside the transaction of the step before. */
export async function openSession(
  transaction: WriteTransaction,
  member: MemberRecord,
  visitor: Visitor,
  nowMs: number,
): Promise<SignedInAnswer> {
  await stampSignIn(transaction, member.id, nowMs);
  const tokens = await startSession(transaction, {
    memberId: member.id,
    deviceName: visitor.deviceName,
    nowMs,
  });
  log.info('signed in', { member: member.id });
  return signedInAnswerOf(member, tokens);
}

async function strongerHashOf(member: MemberRecord, password: string): Promise<string | null> {
  return member.passwordHash && isOutdated(member.passwordHash) ? hashPassword(password) : null;
}
