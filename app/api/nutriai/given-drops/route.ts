import { nutriaiDropOperations } from '@/lib/contract/openapi/operations/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addGivenDrop, listGivenDrops } from '@/lib/nutriai/server/drops/given-drops';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/given-drops */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiDropOperations.listGivenDrops, {
    key: { baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listGivenDrops(visit, visit.caller, { query: visit.query, page });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiDropOperations.addGivenDrop, {
    key: { baby: ({ body }) => body.baby },
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) =>
        addGivenDrop(visit, { transaction, caller: visit.caller, request: visit.body }),
      );
    },
  }),
});
