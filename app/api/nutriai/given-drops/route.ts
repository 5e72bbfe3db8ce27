import { givenDropAnswer, givenDropListAnswer, givenDropRequest } from '@/lib/contract/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addGivenDrop, listGivenDrops } from '@/lib/nutriai/server/drops/given-drops';
import { logQuery } from '@/lib/nutriai/server/log/list-query';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/given-drops */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: logQuery,
    answer: givenDropListAnswer,
    key: { operation: 'listGivenDrops', baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listGivenDrops(visit, visit.caller, visit.query, page);
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    body: givenDropRequest,
    answer: givenDropAnswer,
    key: { operation: 'addGivenDrop', baby: ({ body }) => body.baby },
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) => addGivenDrop(visit, transaction, visit.caller, visit.body));
    },
  }),
});
