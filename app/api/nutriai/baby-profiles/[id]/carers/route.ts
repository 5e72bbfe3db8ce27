import { uuidPath } from '@/lib/contract/nutriai-babies';
import { carerListAnswer } from '@/lib/contract/nutriai-carers';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { listCarers } from '@/lib/nutriai/server/babies/carers';
import { orderedPageQuery } from '@/lib/nutriai/server/log/list-query';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/nutriai/baby-profiles/{id}/carers */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    query: orderedPageQuery,
    answer: carerListAnswer,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const { ordering } = visit.query;
      const list = await listCarers(visit, visit.caller, { ...page, ordering, babyId: visit.params.id });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
