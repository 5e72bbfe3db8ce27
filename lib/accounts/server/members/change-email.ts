import type { EmailChangeRequest } from '../../../contract/account';
import { fieldErrors, nonFieldError, unauthenticated } from '../../../platform/http/api-error';
import { readRows, withWriteTransaction } from '../../../platform/database/sql';
import { isUniqueViolation } from '../../../platform/http/failure';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { getSettings } from '../../../platform/settings/settings';
import {
  emailChangeAskedMail,
  emailChangedMail,
  newEmailMail,
  queueAccountMail,
} from '../mails/account-mails';
import { lockCaller } from '../tokens/caller-standing';
import { deleteLinksOf, findLink, makeLink, takeLink } from '../mails/member-links';
import { findMember, findMemberIn, setEmail } from './member-store';
import { verifyPassword } from '../passwords/password-hash';

const taken = 'User is already registered with this e-mail address.';
const wrongPassword = 'Your password was entered incorrectly. Please enter it again.';
const noPassword = 'This account has no password yet. Set one first with a password reset.';

/** What has been asked for: mails go to both addresses. */
export interface EmailChange {
  oldEmail: string;
  newEmail: string;
  token: string;
}

/**
 * Takes note of a new address and makes the link that proves it. Only the last one asked for counts.
 * @throws ApiError 400: the password, or the address (the member's own, or taken, which registering says as
 *   well); 401; 503
 */
export async function askForEmail(
  context: ServiceContext,
  caller: Caller,
  { new_email: newEmail, password }: EmailChangeRequest,
): Promise<EmailChange> {
  const { payload } = context;
  const member = await findMember(payload, { id: caller.memberId });
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  if (member.passwordHash === null) throw fieldErrors({ password: [noPassword] });
  if (!(await verifyPassword(member.passwordHash, password)))
    throw fieldErrors({ password: [wrongPassword] });
  if (newEmail === member.email) throw fieldErrors({ new_email: ['This is already your email address.'] });
  const token = await withWriteTransaction(payload, async (transaction) => {
    await lockCaller(transaction.rows, caller);
    const current = await findMemberIn(transaction, { id: member.id });
    // The password was changed while it was being checked.
    if (current?.passwordHash !== member.passwordHash) throw fieldErrors({ password: [wrongPassword] });
    if (await findMemberIn(transaction, { email: newEmail })) throw fieldErrors({ new_email: [taken] });
    await deleteLinksOf(transaction.rows, member.id, 'email');
    return makeLink(transaction.rows, {
      memberId: member.id,
      purpose: 'email',
      newEmail,
      nowMs: context.nowMs(),
    });
  });
  return { oldEmail: member.email, newEmail, token };
}

/** Has both addresses told. */
export async function mailAboutEmailChange(
  { payload, nowMs }: ServiceContext,
  { oldEmail, newEmail, token }: EmailChange,
): Promise<void> {
  const url = `${getSettings().SITE_URL}/confirm-email#${new URLSearchParams({ token }).toString()}`;
  await withWriteTransaction(payload, async (transaction) => {
    await queueAccountMail(transaction, newEmail, { mail: newEmailMail(url), nowMs: nowMs() });
    await queueAccountMail(transaction, oldEmail, { mail: emailChangeAskedMail(newEmail), nowMs: nowMs() });
  });
}

/**
 * Makes the address behind a mailed link the account's, and has the old one told. Needs no sign-in: the link
 * is opened where the mail is read. Devices stay signed in.
 * @param countWrongLink may refuse; nobody's wrong links stand in the way of a right one
 * @throws ApiError 400: `token` for a link that is used, too old or never was; the form as a whole when the
 *   address was taken meanwhile
 */
export async function confirmEmail(
  context: ServiceContext,
  token: string,
  countWrongLink: () => Promise<void> = async () => undefined,
): Promise<{ oldEmail: string; newEmail: string }> {
  const key = { token, purpose: 'email', nowMs: context.nowMs() } as const;
  if (!(await findLink((row, statement) => readRows(context.payload, row, statement), key))) {
    await countWrongLink();
    throw fieldErrors({ token: ['Invalid value'] });
  }
  try {
    const changed = await withWriteTransaction(context.payload, async (transaction) => {
      const nowMs = context.nowMs();
      const link = await takeLink(transaction.rows, { token, purpose: 'email', nowMs });
      const member = link && (await findMemberIn(transaction, { id: link.member_id }));
      if (!member?.isActive || link?.new_email == null) throw fieldErrors({ token: ['Invalid value'] });
      if (await findMemberIn(transaction, { email: link.new_email })) throw nonFieldError(taken);
      await setEmail(transaction, member.id, { email: link.new_email, nowMs });
      await queueAccountMail(transaction, member.email, { mail: emailChangedMail(link.new_email), nowMs });
      return { id: member.id, oldEmail: member.email, newEmail: link.new_email };
    });
    log.info('email changed', { member: changed.id });
    return changed;
  } catch (error) {
    if (isUniqueViolation(error)) throw nonFieldError(taken);
    throw error;
  }
}
