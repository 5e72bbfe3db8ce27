import { after } from 'next/server';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { babyAnswer } from '@/lib/contract/nutriai-babies';
import { invitePath } from '@/lib/contract/nutriai-carers';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { acceptInvite } from '@/lib/nutriai/server/babies/invites';

/** POST /api/nutriai/invites/{token} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      params: invitePath,
      answer: babyAnswer,
      isIdempotent: true,
      handle: async (visit) => {
        const baby = await visit.createOnce((transaction) =>
          acceptInvite(visit, transaction, visit.caller, visit.params.token),
        );
        after(() => sendWaitingMails(visit));
        return baby;
      },
    }),
  },
  { limit: 'babyInviteUse', limitBy: 'member' },
);
