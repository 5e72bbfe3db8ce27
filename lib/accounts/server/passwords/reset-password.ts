import * as z from 'zod';
import { passwordResetConfirm } from '../../../contract/account';
import { fieldErrors } from '../../../platform/http/api-error';
import { readRows, withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { parseFields } from '../../../platform/http/field-errors';
import { countUse, secondsToWait } from '../../../platform/http/rate-limit';
import type { ServiceContext } from '../../../platform/http/service-context';
import { type MailMaker, queueMail } from '../../../platform/mail/outbox';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import {
  accountMail,
  passwordResetKind,
  passwordResetMail,
  passwordWasResetMail,
  queueAccountMail,
} from '../mails/account-mails';
import { newPasswordProblems } from './change-password';
import { endAccess } from '../tokens/end-access';
import {
  deleteLinksOf,
  findLink,
  hasUsableLink,
  linkLifetimeMs,
  makeLink,
  takeLink,
} from '../mails/member-links';
import { findMember, findMemberIn, type MemberRecord, setPasswordHash } from '../members/member-store';
import { hashPassword } from './password-hash';

/** dj-rest-auth's text for both halves of a link. */
const invalid = ['Invalid value'];

/** The two halves of a reset link. */
export interface ResetLink {
  uid: string;
  token: string;
}

/**
 * Makes a reset link for the member with this address; the one before ends. `null` where there is no member,
 * a disabled one, or one who has had enough mails lately and whose last link still works: repeated requests
 * neither flood the mailbox nor leave the owner without a link.
 */
export async function makeResetLink(
  transaction: WriteTransaction,
  email: string,
  nowMs: number,
): Promise<ResetLink | null> {
  const member = await findMemberIn(transaction, { email });
  if (!member?.isActive) return null;
  const link = { memberId: member.id, purpose: 'password', nowMs } as const;
  const mails = await countUse(transaction, { name: 'passwordResetMail', subject: member.id }, nowMs);
  if (mails.isOver && (await hasUsableLink(transaction.rows, link))) return null;
  await deleteLinksOf(transaction.rows, member.id, 'password');
  const token = await makeLink(transaction.rows, link);
  return { uid: Buffer.from(member.id).toString('base64url'), token };
}

/**
 * Takes note that a link was asked for, alike for every address: whether it is a member's is looked up when
 * the mail is made, after the answer ({@link resetMail}). What is asked within seconds of the same again is
 * not noted: the one before does what this one would.
 * @throws WriteQueueFull
 */
export async function askForReset(context: ServiceContext, email: string): Promise<void> {
  const { payload, nowMs } = context;
  if ((await secondsToWait(context, [{ name: 'passwordResetAsk', subject: email }])) > 0) return;
  await withWriteTransaction(payload, (transaction) =>
    queueMail(transaction, {
      kind: passwordResetKind,
      content: { resetFor: email },
      nowMs: nowMs(),
      usefulForMs: linkLifetimeMs,
    }),
  );
}

/** The mail with a new link, if the address is a member's. */
export const resetMail: MailMaker = async (transaction, email, nowMs) => {
  const link = await makeResetLink(transaction, email, nowMs);
  return link && accountMail(email, passwordResetMail(resetUrl(link, email)));
};

/**
 * Behind the #, which browsers do not send. The address is there for password managers and for signing in
 * afterwards.
 */
function resetUrl({ uid, token }: ResetLink, email: string): string {
  return `${getSettings().SITE_URL}/reset-password#${new URLSearchParams({ uid, token, email }).toString()}`;
}

/**
 * Sets a new password by a mailed link, which is used up, signs every device out, voids invites and other
 * links, and has the member told. Sets a new password by a mailed link, which is used up, signs every device
 * out, and has the member told.
 * @param countWrongLink may refuse; nobody's wrong links ever stand in the way of a right one
 * @returns the member's id
 * @throws ApiError 400 as dj-rest-auth: the fields; then `uid`, then `token`; then all that is wrong with the
 *   password under `new_password2`; 503
 */
export async function resetPassword(
  context: ServiceContext,
  body: unknown,
  countWrongLink: () => Promise<void> = async () => undefined,
): Promise<string> {
  const { payload } = context;
  const fields = parseFields(passwordResetConfirm, body);
  const member = await memberOf(context, fields.uid);
  if (!member) {
    await countWrongLink();
    throw fieldErrors({ uid: invalid });
  }
  const key = { token: fields.token, purpose: 'password', nowMs: context.nowMs() } as const;
  const link = await findLink((row, statement) => readRows(payload, row, statement), key);
  if (link?.member_id !== member.id) {
    await countWrongLink();
    throw fieldErrors({ token: invalid });
  }
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
    await endAccess(transaction, member);
    await queueAccountMail(transaction, member.email, {
      mail: passwordWasResetMail(),
      nowMs: context.nowMs(),
    });
  });
  log.info('password reset', { member: member.id });
  return member.id;
}

async function memberOf({ payload }: ServiceContext, uid: string): Promise<MemberRecord | null> {
  const id = z.uuid().safeParse(Buffer.from(uid, 'base64url').toString('utf8'));
  const member = id.success ? await findMember(payload, { id: id.data }) : null;
  return member?.isActive ? member : null;
}
