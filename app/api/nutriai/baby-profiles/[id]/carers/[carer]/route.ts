import { carerAnswer, carerPatch, carerPath } from '@/lib/contract/nutriai-carers';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { changeRole, removeCarer } from '@/lib/nutriai-app/carers';

/** PATCH and DELETE /api/nutriai/baby-profiles/{id}/carers/{carer} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: memberEndpoint({
      params: carerPath,
      body: carerPatch,
      answer: carerAnswer,
      handle: (visit) => {
        const { id, carer } = visit.params;
        return changeRole(visit, visit.caller, { babyId: id, carerId: carer, role: visit.body.role });
      },
    }),
    DELETE: memberEndpoint({
      params: carerPath,
      handle: async (visit) => {
        await removeCarer(visit, visit.caller, { babyId: visit.params.id, carerId: visit.params.carer });
        return undefined;
      },
    }),
  },
  { limit: 'babyChange', limitBy: 'member' },
);
