import * as z from 'zod';
import { portionsAnswer, portionsListAnswer, portionsRequest } from '@/lib/contract/nutriai-portions';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addPortions, listPortions } from '@/lib/nutriai/server/portions/stored-portions';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/stored-portions */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery.extend({ baby: z.uuid().optional() }),
    answer: portionsListAnswer,
    key: { operation: 'listStoredPortions', baby: ({ query }) => query.baby },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listPortions(visit, visit.caller, { ...page, baby: visit.query.baby });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    body: portionsRequest,
    answer: portionsAnswer,
    key: { operation: 'storePortions', baby: ({ body }) => body.baby },
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) => addPortions(visit, transaction, visit.caller, visit.body));
    },
  }),
});
