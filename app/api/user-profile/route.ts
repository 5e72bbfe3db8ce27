import { after } from 'next/server';
import { deleteAccount } from '@/lib/accounts/server/member-data/delete-account';
import { changeProfile, readProfile } from '@/lib/accounts/server/members/profile';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { accountDeletion } from '@/lib/contract/account';
import { profilePatch, userProfile } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** GET, PATCH and DELETE /api/user-profile. Passwords tried for a deletion count with those tried elsewhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    answer: userProfile,
    handle: (visit) => readProfile(visit, visit.caller),
  }),
  PATCH: memberEndpoint({
    body: profilePatch,
    answer: userProfile,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'profileChange', subject: `member ${visit.caller.memberId}` });
      return changeProfile(visit, visit.caller, visit.body);
    },
  }),
  DELETE: memberEndpoint({
    body: accountDeletion,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'passwordChange', subject: `member ${visit.caller.memberId}` });
      await deleteAccount(visit, visit.caller, visit.body);
      after(() => sendWaitingMails(visit));
      return undefined;
    },
  }),
});
