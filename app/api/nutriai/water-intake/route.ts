import { nutriaiWaterOperations } from '@/lib/contract/openapi/operations/nutriai-water';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addWater, listWater } from '@/lib/nutriai/server/log/water-intake';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/water-intake */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiWaterOperations.listWater, {
    key: { baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listWater(visit, visit.caller, { query: visit.query, page });
      return {
        ...list,
        ...pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL }),
      };
    },
  }),
  POST: operationEndpoint(nutriaiWaterOperations.addWater, {
    key: { baby: ({ body }) => body.baby },
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) =>
        addWater(visit, { transaction, caller: visit.caller, request: visit.body }),
      );
    },
  }),
});
