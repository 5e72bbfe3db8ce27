import { babyAnswer, babyListAnswer, newBabyRequest } from '@/lib/contract/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addBaby, listBabies } from '@/lib/nutriai/server/babies/babies';
import { orderedPageQuery } from '@/lib/nutriai/server/log/list-query';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/baby-profiles */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: orderedPageQuery,
    answer: babyListAnswer,
    key: { operation: 'listBabies', baby: 'handler' },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listBabies(visit, visit.caller, { ...page, ordering: visit.query.ordering });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    body: newBabyRequest,
    answer: babyAnswer,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyChange', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) => addBaby(visit, transaction, visit.caller, visit.body));
    },
  }),
});
