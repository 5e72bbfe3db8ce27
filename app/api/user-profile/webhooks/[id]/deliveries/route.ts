import { webhookOperations } from '@/lib/contract/openapi/operations/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { listDeliveries } from '@/lib/nutriai/server/webhooks/deliveries';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/user-profile/webhooks/{id}/deliveries */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(webhookOperations.listDeliveries, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listDeliveries(visit, visit.caller, { id: visit.params.id, ...page });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
