import { after } from 'next/server';
import { askForEmail, tellAboutEmailChange } from '@/lib/accounts/server/members/change-email';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { emailChangeRequest } from '@/lib/contract/account';
import { detailAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/user-profile/email/. Passwords tried here count with those tried elsewhere. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      body: emailChangeRequest,
      answer: detailAnswer,
      handle: async (visit) => {
        const change = await askForEmail(visit, visit.caller, visit.body);
        await enforceLimit(visit, { name: 'emailChange', subject: `member ${visit.caller.memberId}` });
        await tellAboutEmailChange(visit, change);
        after(() => sendWaitingMails(visit));
        return { detail: 'An e-mail has been sent to the new address.' };
      },
    }),
  },
  { limit: 'passwordChange', limitBy: 'member' },
);
