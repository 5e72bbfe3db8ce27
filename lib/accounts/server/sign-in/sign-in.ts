import type { LoginRequest, SignedInAnswer } from '../../../contract/auth';
import { withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import type { ServiceContext } from '../../../platform/http/service-context';
import { noActiveAccount } from './auth-errors';
import { type Device, knownDeviceId } from './device-cookie';
import { memberMark } from '../members/member-mark';
import { signedInAnswerOf } from '../members/member-answer';
import {
  findMember,
  findMemberIn,
  type MemberRecord,
  replaceHash,
  stampSignIn,
} from '../members/member-store';
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash';
import { startSession } from '../sessions/sessions';
import {
  admitAttempt,
  settleAttempt,
  type SignInAttempt,
  startAttempt,
  type StartedAttempt,
} from './sign-in-limits';

/** Where a sign-in comes from. */
export interface Visitor {
  address: string;
  deviceName: string;
  /** What the browser says it is (device-cookie.ts). */
  devices?: readonly Device[];
}

/**
 * Signs a member in by email and password.
 * @throws ApiError 401 with one text for a wrong password, an unknown email, a disabled member and one
 *   without a password; 429; 503
 */
export async function signIn(
  context: ServiceContext,
  { email, password }: LoginRequest,
  visitor: Visitor,
): Promise<SignedInAnswer> {
  const member = await findMember(context.payload, { email });
  const attempt = await startAttempt(context, attemptOf(email, member, visitor));
  const turn = { lane: email, isFirst: !attempt.isStranger };
  const isVerified = await verifyPassword(member?.passwordHash ?? null, password, turn);
  const owner = isVerified && member?.isActive ? member : null;
  await admitAttempt(context, attempt, owner !== null);
  if (!owner) {
    log.info('sign-in refused', { member: member?.id });
    throw noActiveAccount();
  }
  const strongerHash = await strongerHashOf(owner, password);
  return withWriteTransaction(context.payload, (transaction) =>
    completeSignIn(transaction, { member: owner, strongerHash, attempt, visitor, nowMs: context.nowMs() }),
  );
}

function attemptOf(
  email: string,
  member: MemberRecord | null,
  { address, devices = [] }: Visitor,
): SignInAttempt {
  const { TOKEN_SECRETS } = getSettings();
  return {
    account: email,
    // Without a cookie the route has counted the address before it read the body.
    addressLimit: devices.length > 0 ? 'login' : null,
    address,
    device: member && knownDeviceId(devices, memberMark(member), TOKEN_SECRETS),
  };
}

async function completeSignIn(
  transaction: WriteTransaction,
  step: {
    member: MemberRecord;
    strongerHash: string | null;
    attempt: StartedAttempt;
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
  await settleAttempt(transaction, attempt);
  return openSession(transaction, { member: current, visitor, nowMs });
}

/** The last step of every way to sign in, inside the transaction of the step before. */
export async function openSession(
  transaction: WriteTransaction,
  { member, visitor, nowMs }: { member: MemberRecord; visitor: Visitor; nowMs: number },
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
