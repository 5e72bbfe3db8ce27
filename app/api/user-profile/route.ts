import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { deleteAccount } from '@/lib/accounts/server/member-data/delete-account';
import { changeProfile, readProfile } from '@/lib/accounts/server/members/profile';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** GET, PATCH and DELETE /api/user-profile. Passwords tried for a deletion count with those tried elsewhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(accountOperations.readProfile, {
    handle: (visit) => readProfile(visit, visit.caller),
  }),
  PATCH: operationEndpoint(accountOperations.changeProfile, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'profileChange', subject: `member ${visit.caller.memberId}` });
      return changeProfile(visit, visit.caller, visit.body);
    },
  }),
  DELETE: operationEndpoint(accountOperations.deleteAccount, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'passwordChange', subject: `member ${visit.caller.memberId}` });
      await deleteAccount(visit, visit.caller, visit.body);
      after(() => sendWaitingMails(visit));
      return undefined;
    },
  }),
});
