import { uuidPath } from '@/lib/contract/nutriai-babies';
import { beforeSolidsAnswer } from '@/lib/contract/nutriai-before-solids';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { readBeforeSolids } from '@/lib/nutriai/server/babies/before-solids';

/** GET /api/nutriai/baby-profiles/{id}/before-solids */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    answer: beforeSolidsAnswer,
    handle: (visit) => readBeforeSolids(visit, visit.caller, visit.params.id),
  }),
});
