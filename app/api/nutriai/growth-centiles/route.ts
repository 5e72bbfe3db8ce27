import { growthCentilesAnswer, growthCentilesRequest } from '@/lib/contract/nutriai-growth';
import { apiRoute } from '@/app/api/api-route';
import { growthCentiles } from '@/lib/nutriai/server/public/growth-centiles';
import { endpoint } from '@/lib/platform/http/endpoint';

/** POST /api/nutriai/growth-centiles: nobody's in particular, so that no figure of a child stands in an address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: growthCentilesRequest,
      answer: growthCentilesAnswer,
      handle: async ({ body, nowMs }) => growthCentiles(body, nowMs()),
    }),
  },
  { authentication: 'ignored', limit: 'growthCentiles' },
);
