import { nutriaiInsightOperations } from '@/lib/contract/openapi/operations/nutriai-insights';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { readInsights } from '@/lib/nutriai/server/insights/baby-insights';

/** GET /api/nutriai/insights/{id}; the id is the baby's. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiInsightOperations.readInsights, {
      key: { baby: ({ params }) => params.id },
      handle: (visit) => {
        const { days, time_zone: timeZone } = visit.query;
        const { signal } = visit.request;
        const babyId = visit.params.id;
        return readInsights(visit, visit.caller, { babyId, days: Number(days), timeZone, signal });
      },
    }),
  },
  { limit: 'babyInsights', limitBy: 'member' },
);
