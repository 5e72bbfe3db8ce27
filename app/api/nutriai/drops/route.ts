import { nutriaiDropOperations } from '@/lib/contract/openapi/operations/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addDrop, listDrops } from '@/lib/nutriai/server/drops/drops';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/drops */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiDropOperations.listDrops, {
    key: { baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const { baby, date, time_zone } = visit.query;
      const list = await listDrops(visit, visit.caller, { ...page, baby, date, time_zone });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiDropOperations.addDrop, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) =>
        addDrop(visit, { transaction, caller: visit.caller, request: visit.body }),
      );
    },
  }),
});
