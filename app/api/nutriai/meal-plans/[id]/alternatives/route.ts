import { nutriaiPlanOperations } from '@/lib/contract/openapi/operations/nutriai-plans';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { readAlternatives } from '@/lib/nutriai/server/plans/read-plans';

/** GET /api/nutriai/meal-plans/{id}/alternatives */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiPlanOperations.listAlternativeDishes, {
    handle: async (visit) => {
      await enforceLimit(visit, {
        name: 'mealPlanChange',
        subject: `member ${visit.caller.memberId}`,
      });
      return readAlternatives(visit, visit.caller, { id: visit.params.id, ...visit.query });
    },
  }),
});
