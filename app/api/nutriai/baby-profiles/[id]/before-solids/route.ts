import { nutriaiBabyOperations } from '@/lib/contract/openapi/operations/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { readBeforeSolids } from '@/lib/nutriai/server/babies/before-solids';

/** GET /api/nutriai/baby-profiles/{id}/before-solids */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiBabyOperations.readBeforeSolids, {
    handle: (visit) => readBeforeSolids(visit, visit.caller, visit.params.id),
  }),
});
