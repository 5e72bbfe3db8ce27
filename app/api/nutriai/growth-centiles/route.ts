import { nutriaiPublicOperations } from '@/lib/contract/openapi/operations/nutriai-public';
import { apiRoute } from '@/app/api/api-route';
import { growthCentiles } from '@/lib/nutriai/server/public/growth-centiles';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/nutriai/growth-centiles: nobody's in particular, so that no figure of a child stands in an address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(nutriaiPublicOperations.growthCentiles, {
      handle: async ({ body, nowMs }) => growthCentiles(body, nowMs()),
    }),
  },
  { authentication: 'ignored', limit: 'growthCentiles' },
);
