import { babyAnswer, babyListAnswer, newBabyRequest } from '@/lib/contract/nutriai-babies';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf } from '@/lib/http/pagination';
import { enforceLimit } from '@/lib/http/rate-limit';
import { addBaby, listBabies } from '@/lib/nutriai-app/babies';
import { orderedPageQuery } from '@/lib/nutriai-app/list-query';
import { getSettings } from '@/lib/ops/settings';

/** GET and POST /api/nutriai/baby-profiles */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: orderedPageQuery,
    answer: babyListAnswer,
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
