import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { changePassword } from '@/lib/accounts/server/passwords/change-password';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { rememberBrowser } from '@/lib/accounts/server/sign-in/remember-browser';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/**
 * POST /api/auth/password/change/. The fields are parsed further in: a wrong old password is reported
 * together with what is wrong with the others.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.changePassword, {
      handle: async (visit) => {
        await changePassword(visit, visit.caller, visit.body);
        after(() => sendWaitingMails(visit));
        // The new password has made every browser a stranger, this one too.
        await rememberBrowser(visit, visit.caller.memberId);
        return { detail: 'New password has been saved.' };
      },
    }),
  },
  { limit: 'passwordChange', limitBy: 'member' },
);
