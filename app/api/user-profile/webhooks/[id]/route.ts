import { webhookOperations } from '@/lib/contract/openapi/operations/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { changeWebhook, deleteWebhook } from '@/lib/nutriai/server/webhooks/webhooks';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** PATCH and DELETE /api/user-profile/webhooks/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: operationEndpoint(webhookOperations.changeWebhook, {
      handle: async (visit) => changeWebhook(visit, visit.caller, { id: visit.params.id, patch: visit.body }),
    }),
    DELETE: operationEndpoint(webhookOperations.deleteWebhook, {
      handle: async (visit) => {
        await deleteWebhook(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'webhookChange', limitBy: 'member' },
);
