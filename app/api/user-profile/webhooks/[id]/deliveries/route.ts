import { deliveryListAnswer, webhookPath } from '@/lib/contract/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { listDeliveries } from '@/lib/nutriai/server/webhooks/deliveries';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/user-profile/webhooks/{id}/deliveries */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: webhookPath,
    query: pageQuery,
    answer: deliveryListAnswer,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listDeliveries(visit, visit.caller, { id: visit.params.id, ...page });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
