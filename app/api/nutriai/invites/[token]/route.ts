import { nutriaiCarerOperations } from '@/lib/contract/openapi/operations/nutriai-carers';
import { after } from 'next/server';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { acceptInvite } from '@/lib/nutriai/server/babies/invites';

/** POST /api/nutriai/invites/{token} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiCarerOperations.acceptInvite, {
      handle: async (visit) => {
        const baby = await visit.createOnce((transaction) =>
          acceptInvite(visit, { transaction, caller: visit.caller, token: visit.params.token }),
        );
        after(() => sendWaitingMails(visit));
        return baby;
      },
    }),
  },
  { limit: 'babyInviteUse', limitBy: 'member' },
);
