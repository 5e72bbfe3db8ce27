import { accountDeletedMail, queueAccountMail } from '../mails/account-mails';
import { verifyPassword } from '../passwords/password-hash';
import { lockMember } from '../tokens/caller-standing';
import { findMember, findMemberIn, type MemberRecord } from '../members/member-store';
import type { AccountDeletion } from '../../../contract/account';
import { fieldErrors, unauthenticated } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { memberFeaturesOf } from './member-feature';

const wrongPassword = 'Your password was entered incorrectly. Please enter it again.';

/**
 * Deletes the caller's account and all personal data, and has them told, which is the last mail; what goes
 * and what stays is said at the hook of the collection, which runs for the staff's button too. A member
 * without a password, who signs in with Google alone, types the account's address instead: that keeps a slip
 * of the thumb from deleting it, and somebody at an open browser could read and export everything there
 * anyway.
 * @throws ApiError 400 for a wrong password or address; 401 when the account was deleted a moment ago; 403
 *   for a new parent who would take a baby along; 503
 */
export async function deleteAccount(
  context: ServiceContext,
  caller: Caller,
  proof: AccountDeletion,
): Promise<void> {
  const { payload } = context;
  const member = present(await findMember(payload, { id: caller.memberId }));
  await checkProof(member, proof);
  await withWriteTransaction(payload, async (transaction) => {
    await lockMember(transaction.rows, member.id);
    const current = present(await findMemberIn(transaction, { id: member.id }));
    // The password was changed while it was being checked.
    if (current.passwordHash !== member.passwordHash) throw fieldErrors({ password: [wrongPassword] });
    for (const feature of memberFeaturesOf(payload)) {
      await feature.refuseErasure?.(transaction.rows, { memberId: member.id, nowMs: context.nowMs() });
    }
    await payload.delete({
      collection: 'members',
      id: member.id,
      depth: 0,
      // The collection's own rules are for staff; the account is the caller's.
      overrideAccess: true,
      req: transaction.req,
    });
    await queueAccountMail(transaction, member.email, { mail: accountDeletedMail(), nowMs: context.nowMs() });
  });
  log.info('account deleted', { member: member.id });
}

async function checkProof(member: MemberRecord, { password, email }: AccountDeletion): Promise<void> {
  if (member.passwordHash === null) {
    if (email === undefined) throw fieldErrors({ email: ['This field is required.'] });
    if (email !== member.email)
      throw fieldErrors({ email: ['This is not the email address of your account.'] });
    return;
  }
  if (password === undefined) throw fieldErrors({ password: ['This field is required.'] });
  if (!(await verifyPassword(member.passwordHash, password)))
    throw fieldErrors({ password: [wrongPassword] });
}

function present(member: MemberRecord | null): MemberRecord {
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  return member;
}
