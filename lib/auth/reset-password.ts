import * as z from 'zod';
import { passwordResetConfirm } from '../contract/account';
import { fieldErrors } from '../http/api-error';
import { readRows, withWriteTransaction } from '../http/database';
import { parseFields } from '../http/field-errors';
import type { ServiceContext } from '../http/service-context';
import { log } from '../ops/log';
import { getSettings } from '../ops/settings';
import { passwordResetMail, sendAccountMail } from './account-mails';
import { newPasswordProblems } from './change-password';
import { findLink, makeLink, takeLink } from './member-links';
import { findMember, findMemberIn, type MemberRecord, setPasswordHash } from './member-store';
import { hashPassword } from './password-hash';
import { deleteSessionsOf } from './session-store';

/** dj-rest-auth's text for both halves of a link. */
const invalid = ['Invalid value'];

/** The two halves of a reset link. */
export interface ResetLink {
  uid: string;
  token: string;
}

/** Makes a reset link for the member with this address; `null` where there is none, or a disabled one. */
export async function makeResetLink(context: ServiceContext, email: string): Promise<ResetLink | null> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const member = await findMemberIn(transaction, { email });
    if (!member?.isActive) return null;
    const token = await makeLink(transaction.rows, {
      memberId: member.id,
      purpose: 'password',
      nowMs: context.nowMs(),
    });
    return { uid: Buffer.from(member.id).toString('base64url'), token };
  });
}

/**
 * Mails a reset link, if the address is a member's. To be run after the answer has gone out, which then says and takes the same for every address.
 * Links that were mailed before stay good: who asks for three of them cannot make the owner's one useless. Never throws.
 */
export async function mailResetLink(context: ServiceContext, email: string): Promise<void> {
  try {
    const link = await makeResetLink(context, email);
    if (link) await sendAccountMail(email, passwordResetMail(resetUrl(link, email)));
  } catch (error) {
    log.error('a password reset was not prepared', error);
  }
}

/** Behind the #, which browsers do not send. The address is there for password managers and for signing in afterwards. */
function resetUrl({ uid, token }: ResetLink, email: string): string {
  return `${getSettings().SITE_URL}/reset-password#${new URLSearchParams({ uid, token, email }).toString()}`;
}

/**
 * Sets a new password by a mailed link, which is used up, and signs every device out.
 * @returns the member's address
 * @throws ApiError 400 as dj-rest-auth: the fields; then `uid`, then `token`; then all that is wrong with the password under `new_password2`; 503
 */
export async function resetPassword(context: ServiceContext, body: unknown): Promise<string> {
  const { payload } = context;
  const fields = parseFields(passwordResetConfirm, body);
  const member = await memberOf(context, fields.uid);
  if (!member) throw fieldErrors({ uid: invalid });
  const key = { token: fields.token, purpose: 'password', nowMs: context.nowMs() } as const;
  const link = await findLink((row, statement) => readRows(payload, row, statement), key);
  if (link?.member_id !== member.id) throw fieldErrors({ token: invalid });
  const { new_password1: password, new_password2: repeated } = fields;
  const problems =
    password === repeated
      ? await newPasswordProblems(password, member)
      : ['The two password fields didn’t match.'];
  if (problems.length > 0) throw fieldErrors({ new_password2: problems });
  const hash = await hashPassword(password);
  await withWriteTransaction(payload, async (transaction) => {
    // Another use was faster, or the password was changed meanwhile.
    if (!(await takeLink(transaction.rows, key))) throw fieldErrors({ token: invalid });
    await setPasswordHash(transaction, member.id, { hash, nowMs: context.nowMs() });
    await deleteSessionsOf(transaction, member.id);
  });
  log.info('password reset', { member: member.id });
  return member.email;
}

async function memberOf({ payload }: ServiceContext, uid: string): Promise<MemberRecord | null> {
  const id = z.uuid().safeParse(Buffer.from(uid, 'base64url').toString('utf8'));
  const member = id.success ? await findMember(payload, { id: id.data }) : null;
  return member?.isActive ? member : null;
}
