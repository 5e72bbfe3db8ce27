import { passwordChangeRequest } from '../../../contract/auth';
import { fieldErrors, type FieldMessages, unauthenticated } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import { checkFields } from '../../../platform/http/field-errors';
import { log } from '../../../platform/log/log';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { commonPasswordCheck } from './common-passwords';
import { passwordChangedMail, queueAccountMail } from '../mails/account-mails';
import { lockCaller } from '../tokens/caller-standing';
import { endAccess } from '../tokens/end-access';
import { findMember, findMemberIn, type MemberRecord, setPasswordHash } from '../members/member-store';
import { hashPassword, verifyPassword } from './password-hash';
import { passwordProblems, similarityProblem } from './password-rules';

const wrongOldPassword = 'Your old password was entered incorrectly. Please enter it again.';

/**
 * Changes the caller's password, signs their other devices out, voids invites and links, and tells the member
 * by mail. A member who only signs in with Google has no old password to give; for them the way is the reset
 * by mail, which proves more than an open browser does.
 * @throws ApiError 400: first the fields, the old password among them; then all of the rest under
 *   `new_password2` (dj-rest-auth); 429; 503
 */
export async function changePassword(context: ServiceContext, caller: Caller, body: unknown): Promise<void> {
  const member = await findMember(context.payload, { id: caller.memberId });
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  const newPassword = await checkRequest(member, body);
  const hash = await hashPassword(newPassword);
  const nowMs = context.nowMs();
  await withWriteTransaction(context.payload, async (transaction) => {
    await lockCaller(transaction.rows, caller);
    const current = await findMemberIn(transaction, { id: member.id });
    // Another change was faster: the password given as the old one is no longer it.
    if (current?.passwordHash !== member.passwordHash)
      throw fieldErrors({ old_password: [wrongOldPassword] });
    await setPasswordHash(transaction, member.id, { hash, nowMs });
    await endAccess(transaction, current, caller.sessionId);
    await queueAccountMail(transaction, current.email, { mail: passwordChangedMail(), nowMs });
  });
  log.info('password changed', { member: member.id });
}

async function checkRequest(member: MemberRecord, body: unknown): Promise<string> {
  const checked = checkFields(passwordChangeRequest, body);
  const messages: FieldMessages = 'messages' in checked ? { ...checked.messages } : {};
  if (!('non_field_errors' in messages) && !('old_password' in messages)) {
    const { old_password: oldPassword } = oldPasswordOnly.parse(body);
    if (!(await verifyPassword(member.passwordHash, oldPassword))) messages.old_password = [wrongOldPassword];
  }
  if ('messages' in checked || Object.keys(messages).length > 0) throw fieldErrors(messages);
  const { new_password1: newPassword, new_password2: repeated } = checked.fields;
  // With the typographic apostrophe, as Django writes it here (and not at registration).
  const problems =
    newPassword === repeated
      ? await newPasswordProblems(newPassword, member)
      : ['The two password fields didn’t match.'];
  if (problems.length > 0) throw fieldErrors({ new_password2: problems });
  return newPassword;
}

const oldPasswordOnly = passwordChangeRequest.pick({ old_password: true });

/** All that is wrong with a new password for this member. Also for a reset by mail. */
export async function newPasswordProblems(password: string, member: MemberRecord): Promise<string[]> {
  const similarity = similarityProblem(password, member);
  return [...passwordProblems(password, await commonPasswordCheck()), ...(similarity ? [similarity] : [])];
}
