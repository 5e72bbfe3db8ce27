import { randomBytes } from 'node:crypto';
import type { ApiError } from '../../../platform/http/api-error';
import { throttled } from '../../../platform/http/api-error';
import { readRows, withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { countUse } from '../../../platform/http/rate-limit';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import type { ServiceContext } from '../../../platform/http/service-context';
import { logoutRefused, noActiveAccountForToken, tokenNotValid } from '../sign-in/auth-errors';
import { deviceSignedOutMail, queueAccountMail } from '../mails/account-mails';
import { lockMember } from '../tokens/caller-standing';
import { voidPending } from '../tokens/end-access';
import { findMember, findMemberIn, type MemberRecord } from '../members/member-store';
import { sendWaitingMails } from '../mails/send-waiting-mails';
import { decideRotation, refreshExpirySeconds } from './session-rotation';
import {
  advanceSession,
  deleteFamily,
  deleteSession,
  findSessionByFamily,
  insertSession,
  type SessionRecord,
} from './session-store';
import {
  readRefreshToken,
  type RefreshClaims,
  signAccessToken,
  signRefreshToken,
  TokenError,
} from '../tokens/tokens';

export interface TokenPair {
  access: string;
  refresh: string;
}

/** A second writer can be faster once, and once more; a third time something is wrong. */
const maxSwapAttempts = 3;

/**
 * Signs a device in: a new family of refresh tokens, its first pair. The transaction is the caller's, so that
 * nothing is half done.
 */
export async function startSession(
  transaction: WriteTransaction,
  start: { memberId: string; deviceName: string; nowMs: number },
): Promise<TokenPair> {
  const family = randomBytes(32).toString('base64url');
  const issuedAtSeconds = Math.floor(start.nowMs / 1000);
  const expiresAtSeconds = issuedAtSeconds + getSettings().REFRESH_TOKEN_SECONDS;
  const sessionId = await insertSession(transaction, {
    memberId: start.memberId,
    family,
    deviceName: start.deviceName,
    startedAtMs: start.nowMs,
    expiresAtSeconds,
  });
  const [access, refresh] = await Promise.all([
    signAccessToken({ memberId: start.memberId, sessionId, nowMs: start.nowMs }),
    signRefreshToken({ memberId: start.memberId, family, generation: 0, issuedAtSeconds, expiresAtSeconds }),
  ]);
  return { access, refresh };
}

/**
 * Called for a token that opens nothing, and may refuse. A good one is never counted: nobody's wrong ones
 * stand in its way.
 */
type CountWrongToken = () => Promise<void>;
const countNothing: CountWrongToken = async () => undefined;

/**
 * Exchanges a refresh token for the next pair (docs/decisions/0003-refresh-token-families.md).
 * @throws ApiError 401 with simplejwt's texts, 429
 */
export async function refreshSession(
  context: ServiceContext,
  token: string,
  countWrongToken: CountWrongToken = countNothing,
): Promise<TokenPair> {
  const nowMs = context.nowMs();
  const claims = await readRefreshClaims(token, nowMs, { refusal: tokenNotValid, countWrongToken });
  // Outside of the transaction that rotates, which others would wait for.
  if (!(await hasSession(context, claims))) {
    await countWrongToken();
    const member = await findMember(context.payload, { id: claims.user_id });
    throw member?.isActive ? tokenNotValid('Token is blacklisted') : noActiveAccountForToken();
  }
  const outcome = await withWriteTransaction(context.payload, (transaction) =>
    rotate(transaction, claims, nowMs),
  );
  // Not awaited: the refusal does not wait for the mail server.
  if ('isReuse' in outcome) void sendWaitingMails(context);
  // Outside of the transaction: thrown inside it would undo the revocation or the count.
  if ('refusal' in outcome) throw outcome.refusal;
  return signPair(claims, outcome.session, nowMs);
}

type RotationOutcome = { session: SessionRecord } | { refusal: ApiError; isReuse?: true };

async function rotate(
  transaction: WriteTransaction,
  claims: RefreshClaims,
  nowMs: number,
): Promise<RotationOutcome> {
  const counted = await countUse(transaction, { name: 'refreshMember', subject: claims.user_id }, nowMs);
  if (counted.isOver) return { refusal: throttled(counted.waitSeconds) };
  const member = await findMemberIn(transaction, { id: claims.user_id });
  if (!member?.isActive) {
    await deleteFamily(transaction, claims.family);
    return { refusal: noActiveAccountForToken() };
  }
  for (let attempt = 0; attempt < maxSwapAttempts; attempt += 1) {
    const outcome = await tryRotation(transaction, { claims, member, nowMs });
    if (outcome) return outcome;
  }
  throw new Error('A refresh token family changed under every attempt to rotate it.');
}

/** @returns `null` when another call moved the family between our look at it and our step */
async function tryRotation(
  transaction: WriteTransaction,
  { claims, member, nowMs }: { claims: RefreshClaims; member: MemberRecord; nowMs: number },
): Promise<RotationOutcome | null> {
  const session = await findSessionByFamily(transaction, claims.family);
  if (!session || session.memberId !== claims.user_id || session.expiresAtMs <= nowMs) {
    return { refusal: tokenNotValid('Token is blacklisted') };
  }
  const decision = decideRotation({
    tokenGeneration: claims.gen,
    currentGeneration: session.generation,
    rotatedAtMs: session.rotatedAtMs,
    nowMs,
  });
  if (decision === 'repeat') return { session };
  if (decision === 'revoke') {
    await endCopiedSession(transaction, { member, session, nowMs });
    return { refusal: tokenNotValid('Token is blacklisted'), isReuse: true };
  }
  const expiresAtSeconds = refreshExpirySeconds({
    issuedAtSeconds: Math.floor(nowMs / 1000),
    sessionStartedAtMs: session.startedAtMs,
    refreshTokenSeconds: getSettings().REFRESH_TOKEN_SECONDS,
  });
  const advanced = await advanceSession(transaction, {
    id: session.id,
    fromGeneration: claims.gen,
    nowMs,
    expiresAtSeconds,
  });
  return advanced ? { session: advanced } : null;
}

/**
 * Somebody holds a copy: the session ends with all that it may have been used to prepare, and the owner gets
 * a mail.
 */
async function endCopiedSession(
  transaction: WriteTransaction,
  { member, session, nowMs }: { member: MemberRecord; session: SessionRecord; nowMs: number },
): Promise<void> {
  await lockMember(transaction.rows, member.id);
  await deleteSession(transaction, { id: session.id, memberId: member.id });
  await voidPending(transaction, member);
  await queueAccountMail(transaction, member.email, { mail: deviceSignedOutMail(session.deviceName), nowMs });
  log.warn('a used refresh token came back: session ended', { member: member.id, session: session.id });
}

async function signPair(claims: RefreshClaims, session: SessionRecord, nowMs: number): Promise<TokenPair> {
  const [access, refresh] = await Promise.all([
    signAccessToken({ memberId: session.memberId, sessionId: session.id, nowMs }),
    signRefreshToken({
      memberId: session.memberId,
      family: claims.family,
      generation: session.generation,
      issuedAtSeconds: session.issuedAtSeconds,
      expiresAtSeconds: Math.floor(session.expiresAtMs / 1000),
    }),
  ]);
  return { access, refresh };
}

/**
 * Signs out the device whose refresh token a request names.
 * @throws ApiError 401 without a code, as dj-rest-auth refuses it
 */
export async function signOut(
  context: ServiceContext,
  request: { refresh_token?: string | null; refresh?: string | null },
  countWrongToken: CountWrongToken = countNothing,
): Promise<void> {
  const token = request.refresh_token ?? request.refresh;
  if (token === undefined || token === null) {
    throw logoutRefused('Refresh token was not included in request data.');
  }
  await endSession(context, token, countWrongToken);
}

/**
 * Signs the device of a refresh token out. A token that was already used up ends its family all the same, but
 * is refused as dj-rest-auth refuses it.
 * @throws ApiError 401 without a code
 */
async function endSession(
  context: ServiceContext,
  token: string,
  countWrongToken: CountWrongToken,
): Promise<void> {
  const nowMs = context.nowMs();
  const claims = await readRefreshClaims(token, nowMs, { refusal: logoutRefused, countWrongToken });
  if (!(await hasSession(context, claims))) {
    await countWrongToken();
    throw logoutRefused('Token is blacklisted');
  }
  const isUsable = await withWriteTransaction(context.payload, async (transaction) => {
    const session = await findSessionByFamily(transaction, claims.family);
    await deleteFamily(transaction, claims.family);
    return session !== null && session.expiresAtMs > nowMs && canSignOut(session, claims, nowMs);
  });
  if (!isUsable) throw logoutRefused('Token is blacklisted');
}

function canSignOut(session: SessionRecord, claims: RefreshClaims, nowMs: number): boolean {
  const decision = decideRotation({
    tokenGeneration: claims.gen,
    currentGeneration: session.generation,
    rotatedAtMs: session.rotatedAtMs,
    nowMs,
  });
  return decision !== 'revoke';
}

async function readRefreshClaims(
  token: string,
  nowMs: number,
  wrong: { refusal: (problem: TokenError['problem']) => ApiError; countWrongToken: CountWrongToken },
): Promise<RefreshClaims> {
  try {
    return await readRefreshToken(token, nowMs);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    await wrong.countWrongToken();
    throw wrong.refusal(error.problem);
  }
}

/** One row by its index, as for any call of a member. */
async function hasSession({ payload }: ServiceContext, { family }: RefreshClaims): Promise<boolean> {
  const rows: WriteTransaction['rows'] = (row, statement) => readRows(payload, row, statement);
  return (await findSessionByFamily({ rows }, family)) !== null;
}
