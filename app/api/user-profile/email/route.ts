import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { askForEmail, mailAboutEmailChange } from '@/lib/accounts/server/members/change-email';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/user-profile/email/. Passwords tried here count with those tried elsewhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.changeEmail, {
      handle: async (visit) => {
        const change = await askForEmail(visit, visit.caller, visit.body);
        await enforceLimit(visit, { name: 'emailChange', subject: `member ${visit.caller.memberId}` });
        await mailAboutEmailChange(visit, change);
        after(() => sendWaitingMails(visit));
        return { detail: 'An email has been sent to the new address.' };
      },
    }),
  },
  { limit: 'passwordChange', limitBy: 'member' },
);
