import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { confirmEmail } from '@/lib/accounts/server/members/change-email';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/user-profile/email/confirm/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(accountOperations.confirmEmail, {
      handle: async (visit) => {
        const { newEmail } = await confirmEmail(visit, visit.body.token, () =>
          enforceLimit(visit, { name: 'emailConfirm', subject: visit.address }),
        );
        after(() => sendWaitingMails(visit));
        return { detail: 'Your email address has been changed.', email: newEmail };
      },
    }),
  },
  { authentication: 'ignored' },
);
