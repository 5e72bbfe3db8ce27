import { nutriaiTodayOperations } from '@/lib/contract/openapi/operations/nutriai-today';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { followBaby } from '@/lib/nutriai/server/live/follow-baby';

/** GET /api/nutriai/baby-profiles/{id}/changes */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiTodayOperations.followBaby, {
    handle: (visit) => followBaby(visit, visit.caller, visit.params.id),
  }),
});
