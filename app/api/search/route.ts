import { searchOperations } from '@/lib/contract/openapi/operations/search';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { suggest } from '@/lib/content/search/suggest';

/** GET /api/search */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(searchOperations.searchSite, {
      cacheControl: 'public, max-age=60',
      isFromContent: () => true,
      handle: ({ payload, nowMs, query: { q: query, limit } }) =>
        suggest(payload, { query, limit, nowMs: nowMs() }),
    }),
  },
  { authentication: 'ignored' },
);
