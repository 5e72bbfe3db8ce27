import { uuidPath } from '@/lib/contract/nutriai-babies';
import { alternativesAnswer, placeQuery } from '@/lib/contract/nutriai-plans';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { readAlternatives } from '@/lib/nutriai/server/plans/read-plans';

/** GET /api/nutriai/meal-plans/{id}/alternatives */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    query: placeQuery,
    answer: alternativesAnswer,
    handle: async (visit) => {
      await enforceLimit(visit, {
        name: 'mealPlanChange',
        subject: `member ${visit.caller.memberId}`,
      });
      return readAlternatives(visit, visit.caller, { id: visit.params.id, ...visit.query });
    },
  }),
});
