import type { ProfilePatch } from '../../../contract/auth';
import { unauthenticated } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { profileOf } from './member-answer';
import { findMember, findMemberIn, type MemberRecord } from './member-store';

/** @throws ApiError 401 when the member was deleted a moment ago */
export async function readProfile(context: ServiceContext, caller: Caller) {
  return profileOf(present(await findMember(context.payload, { id: caller.memberId })));
}

/** Changes the fields that were sent; `preferences` are replaced as a whole. */
export async function changeProfile(context: ServiceContext, caller: Caller, patch: ProfilePatch) {
  const { payload } = context;
  return withWriteTransaction(payload, async (transaction) => {
    present(await findMemberIn(transaction, { id: caller.memberId }));
    await payload.update({
      collection: 'members',
      id: caller.memberId,
      data: {
        firstName: patch.first_name,
        lastName: patch.last_name,
        displayName: patch.display_name,
        preferences: patch.preferences,
      },
      // The collection's own rules are for staff; the caller is the member of the verified token and the
      // fields are the four above.
      overrideAccess: true,
      req: transaction.req,
    });
    return profileOf(present(await findMemberIn(transaction, { id: caller.memberId })));
  });
}

function present(member: MemberRecord | null): MemberRecord {
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  return member;
}
