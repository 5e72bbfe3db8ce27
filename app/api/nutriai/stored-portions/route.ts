import { nutriaiPortionsOperations } from '@/lib/contract/openapi/operations/nutriai-portions';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addPortions, listPortions } from '@/lib/nutriai/server/portions/stored-portions';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/stored-portions */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiPortionsOperations.listStoredPortions, {
    key: { baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listPortions(visit, visit.caller, { ...page, baby: visit.query.baby });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiPortionsOperations.storePortions, {
    key: { baby: ({ body }) => body.baby },
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) =>
        addPortions(visit, { transaction, caller: visit.caller, request: visit.body }),
      );
    },
  }),
});
