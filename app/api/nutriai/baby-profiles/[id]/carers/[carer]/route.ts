import { nutriaiCarerOperations } from '@/lib/contract/openapi/operations/nutriai-carers';
import { after } from 'next/server';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { changeRole, removeCarer } from '@/lib/nutriai/server/babies/carers';

/** PATCH and DELETE /api/nutriai/baby-profiles/{id}/carers/{carer} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: operationEndpoint(nutriaiCarerOperations.changeCarer, {
      handle: async (visit) => {
        const { id, carer } = visit.params;
        const changed = await changeRole(visit, visit.caller, {
          babyId: id,
          carerId: carer,
          role: visit.body.role,
        });
        after(() => sendWaitingMails(visit));
        return changed;
      },
    }),
    DELETE: operationEndpoint(nutriaiCarerOperations.removeCarer, {
      handle: async (visit) => {
        await removeCarer(visit, visit.caller, { babyId: visit.params.id, carerId: visit.params.carer });
        after(() => sendWaitingMails(visit));
        return undefined;
      },
    }),
  },
  { limit: 'carerChange', limitBy: 'member' },
);
