import { after } from 'next/server';
import { confirmEmail } from '@/lib/accounts/server/members/change-email';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { emailChangeAnswer, emailChangeConfirm } from '@/lib/contract/account';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/user-profile/email/confirm/ */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: emailChangeConfirm,
      answer: emailChangeAnswer,
      handle: async (visit) => {
        const { newEmail } = await confirmEmail(visit, visit.body.token, () =>
          enforceLimit(visit, { name: 'emailConfirm', subject: visit.address }),
        );
        after(() => sendWaitingMails(visit));
        return { detail: 'Your e-mail address has been changed.', email: newEmail };
      },
    }),
  },
  { authentication: 'ignored' },
);
