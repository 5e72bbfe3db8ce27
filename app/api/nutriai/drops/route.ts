import * as z from 'zod';
import { dropAnswer, dropListAnswer, dropRequest } from '@/lib/contract/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addDrop, listDrops } from '@/lib/nutriai/server/drops/drops';
import { dayQuery } from '@/lib/nutriai/server/log/list-query';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/drops */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery.extend({ ...dayQuery.shape, baby: z.uuid().optional() }),
    answer: dropListAnswer,
    key: { operation: 'listDrops', baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const { baby, date, time_zone } = visit.query;
      const list = await listDrops(visit, visit.caller, { ...page, baby, date, time_zone });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    body: dropRequest,
    answer: dropAnswer,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) => addDrop(visit, transaction, visit.caller, visit.body));
    },
  }),
});
