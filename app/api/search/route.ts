import { siteSearchAnswer, siteSearchQuery } from '@/lib/contract/search';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';
import { suggest } from '@/lib/content/search/suggest';

/** GET /api/search */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: endpoint({
      query: siteSearchQuery,
      answer: siteSearchAnswer,
      cacheControl: 'public, max-age=60',
      isFromContent: () => true,
      handle: ({ payload, nowMs, query: { q: query, limit } }) =>
        suggest(payload, { query, limit, nowMs: nowMs() }),
    }),
  },
  { authentication: 'ignored' },
);
