import { nutriaiWaterOperations } from '@/lib/contract/openapi/operations/nutriai-water';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeWater, deleteWater, readWater } from '@/lib/nutriai/server/log/water-intake';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PUT, PATCH and DELETE /api/nutriai/water-intake/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiWaterOperations.readWater, {
    handle: (visit) => readWater(visit, visit.caller, visit.params.id),
  }),
  PUT: operationEndpoint(nutriaiWaterOperations.replaceWater, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeWater(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  PATCH: operationEndpoint(nutriaiWaterOperations.changeWater, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeWater(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: operationEndpoint(nutriaiWaterOperations.deleteWater, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteWater(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
