import { webhookOperations } from '@/lib/contract/openapi/operations/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { sendAgain } from '@/lib/nutriai/server/webhooks/deliveries';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/user-profile/webhooks/{id}/deliveries/{delivery}/again */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(webhookOperations.sendDeliveryAgain, {
      handle: async (visit) => sendAgain(visit, visit.caller, visit.params),
    }),
  },
  { limit: 'webhookSend', limitBy: 'member' },
);
