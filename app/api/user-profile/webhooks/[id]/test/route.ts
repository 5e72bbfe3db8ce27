import { webhookOperations } from '@/lib/contract/openapi/operations/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { sendTest } from '@/lib/nutriai/server/webhooks/deliveries';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/user-profile/webhooks/{id}/test */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(webhookOperations.testWebhook, {
      handle: async (visit) => sendTest(visit, visit.caller, visit.params.id),
    }),
  },
  { limit: 'webhookSend', limitBy: 'member' },
);
