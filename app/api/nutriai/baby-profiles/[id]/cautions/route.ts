import { nutriaiTodayOperations } from '@/lib/contract/openapi/operations/nutriai-today';
import { apiRoute } from '@/app/api/api-route';
import { readFoodCautions } from '@/lib/nutriai/server/log/read-food-cautions';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** GET /api/nutriai/baby-profiles/{id}/cautions */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiTodayOperations.listFoodCautions, {
      handle: (visit) =>
        readFoodCautions(visit, visit.caller, { id: visit.params.id, signal: visit.request.signal }),
    }),
  },
  { limit: 'babyInsights', limitBy: 'member' },
);
