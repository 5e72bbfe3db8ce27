import { nutriaiCarerOperations } from '@/lib/contract/openapi/operations/nutriai-carers';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { listCarers } from '@/lib/nutriai/server/babies/carers';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/nutriai/baby-profiles/{id}/carers */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiCarerOperations.listCarers, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const { ordering } = visit.query;
      const list = await listCarers(visit, visit.caller, { ...page, ordering, babyId: visit.params.id });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
