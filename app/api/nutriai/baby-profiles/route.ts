import { nutriaiBabyOperations } from '@/lib/contract/openapi/operations/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { addBaby, listBabies } from '@/lib/nutriai/server/babies/babies';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/baby-profiles */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiBabyOperations.listBabies, {
    key: { baby: 'handler' },
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listBabies(visit, visit.caller, { ...page, ordering: visit.query.ordering });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiBabyOperations.addBaby, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyChange', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) =>
        addBaby(visit, { transaction, caller: visit.caller, baby: visit.body }),
      );
    },
  }),
});
