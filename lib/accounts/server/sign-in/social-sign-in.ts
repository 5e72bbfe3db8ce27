import type { SignedInAnswer, SocialLoginRequest } from '../../../contract/auth';
import { nonFieldError } from '../../../platform/http/api-error';
import { withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { isUniqueViolation } from '../../../platform/http/failure';
import { log } from '../../../platform/log/log';
import { sendWaitingMails } from '../mails/send-waiting-mails';
import { getSettings } from '../../../platform/settings/settings';
import type { ServiceContext } from '../../../platform/http/service-context';
import { googleLinkedMail, queueAccountMail } from '../mails/account-mails';
import { noActiveAccount } from './auth-errors';
import { endAccess } from '../tokens/end-access';
import { checkGoogleToken, type GoogleIdentity } from './google-token';
import {
  createMember,
  findMemberIn,
  linkGoogle,
  type MemberRecord,
  setPasswordHash,
} from '../members/member-store';
import { openSession, type Visitor } from './sign-in';

/**
 * Signs in with a Google access token; makes the account at the first time.
 * @throws ApiError 400 with dj-rest-auth's texts; 401 for a disabled member; 503 when Google cannot be asked
 */
export async function signInWithGoogle(
  context: ServiceContext,
  request: SocialLoginRequest,
  visitor: Visitor,
): Promise<SignedInAnswer> {
  const { GOOGLE_CLIENT_ID, GOOGLE_TOKENINFO_URL } = getSettings();
  if (!request.access_token) throw nonFieldError('Incorrect input. access_token or code is required.');
  if (!GOOGLE_CLIENT_ID) throw nonFieldError('Sign-in with Google is not set up on this site.');
  const identity = await checkGoogleToken(request.access_token, {
    clientId: GOOGLE_CLIENT_ID,
    tokenInfoUrl: GOOGLE_TOKENINFO_URL,
  });
  if (!identity) throw nonFieldError('Incorrect value');
  return signInIdentity(context, identity, visitor);
}

/** What follows once the identity is proven. */
export async function signInIdentity(
  context: ServiceContext,
  identity: GoogleIdentity,
  visitor: Visitor,
): Promise<SignedInAnswer> {
  try {
    return await tryIdentity(context, identity, visitor);
  } catch (error) {
    // Two first sign-ins at once: the other one made the account, so this one finds it.
    if (isUniqueViolation(error)) return tryIdentity(context, identity, visitor);
    throw error;
  }
}

async function tryIdentity(
  context: ServiceContext,
  identity: GoogleIdentity,
  visitor: Visitor,
): Promise<SignedInAnswer> {
  const { answer, hasLostPassword } = await withWriteTransaction(context.payload, async (transaction) => {
    const nowMs = context.nowMs();
    const found = await findOrMake(context, { transaction, identity, nowMs });
    if (!found.member.isActive) throw noActiveAccount();
    if (found.hasLostPassword)
      await queueAccountMail(transaction, identity.email, { mail: googleLinkedMail(), nowMs });
    return { ...found, answer: await openSession(transaction, { member: found.member, visitor, nowMs }) };
  });
  // Not awaited: the sign-in is done whether or not the mail server answers.
  if (hasLostPassword) void sendWaitingMails(context);
  return answer;
}

interface Found {
  member: MemberRecord;
  hasLostPassword: boolean;
}

/** By Google's own name for the account first: an address can change hands. */
async function findOrMake(
  context: ServiceContext,
  {
    transaction,
    identity,
    nowMs,
  }: { transaction: WriteTransaction; identity: GoogleIdentity; nowMs: number },
): Promise<Found> {
  const linked = await findMemberIn(transaction, { googleSubject: identity.subject });
  if (linked) return { member: linked, hasLostPassword: false };
  const sameEmail = await findMemberIn(transaction, { email: identity.email });
  if (sameEmail) return link(transaction, { member: sameEmail, identity, nowMs });
  const member = await createMember(context.payload, transaction, {
    email: identity.email,
    googleSubject: identity.subject,
  });
  log.info('registered with google', { member: member.id });
  return { member, hasLostPassword: false };
}

/**
 * Joins a proven Google identity to the account with its address. We never asked the account's maker to prove
 * that the address was theirs, and Google just did: whoever registered it with a password before, in order to
 * be inside when the owner arrives, must not stay. So the password and all sessions end ("pre-hijacking",
 * https://www.usenix.org/conference/usenixsecurity22/presentation/sudhodanan).
 */
async function link(
  transaction: WriteTransaction,
  { member, identity, nowMs }: { member: MemberRecord; identity: GoogleIdentity; nowMs: number },
): Promise<Found> {
  if (!member.isActive) return { member, hasLostPassword: false };
  if (member.googleSubject !== null)
    throw nonFieldError('User is already registered with this e-mail address.');
  await linkGoogle(transaction, member.id, identity.subject);
  const hasLostPassword = member.passwordHash !== null;
  if (hasLostPassword) await setPasswordHash(transaction, member.id, { hash: null, nowMs });
  await endAccess(transaction, member);
  log.info('google linked', { member: member.id });
  return { member, hasLostPassword };
}
