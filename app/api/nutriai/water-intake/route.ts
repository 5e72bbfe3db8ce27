import { waterAnswer, waterListAnswer, waterRequest } from '@/lib/contract/nutriai-water';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { logQuery } from '@/lib/nutriai/server/log/list-query';
import { addWater, listWater } from '@/lib/nutriai/server/log/water-intake';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/water-intake */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: logQuery,
    answer: waterListAnswer,
    key: { operation: 'listWater', baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listWater(visit, visit.caller, visit.query, page);
      return {
        ...list,
        ...pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL }),
      };
    },
  }),
  POST: memberEndpoint({
    body: waterRequest,
    answer: waterAnswer,
    key: { operation: 'addWater', baby: ({ body }) => body.baby },
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) => addWater(visit, transaction, visit.caller, visit.body));
    },
  }),
});
