import { nutriaiMealOperations } from '@/lib/contract/openapi/operations/nutriai-meals';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeMeal, deleteMeal, readMeal } from '@/lib/nutriai/server/log/meals';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PUT, PATCH and DELETE /api/nutriai/meals/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiMealOperations.readMeal, {
    handle: (visit) => readMeal(visit, visit.caller, { id: visit.params.id, signal: visit.request.signal }),
  }),
  PUT: operationEndpoint(nutriaiMealOperations.replaceMeal, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      const { params, body: patch, request } = visit;
      return changeMeal(visit, visit.caller, { id: params.id, patch, signal: request.signal });
    },
  }),
  PATCH: operationEndpoint(nutriaiMealOperations.changeMeal, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      const { params, body: patch, request } = visit;
      return changeMeal(visit, visit.caller, { id: params.id, patch, signal: request.signal });
    },
  }),
  DELETE: operationEndpoint(nutriaiMealOperations.deleteMeal, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteMeal(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
