import { webhookAnswer, webhookPatch, webhookPath } from '@/lib/contract/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { changeWebhook, deleteWebhook } from '@/lib/nutriai/server/webhooks/webhooks';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** PATCH and DELETE /api/user-profile/webhooks/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: memberEndpoint({
      params: webhookPath,
      body: webhookPatch,
      answer: webhookAnswer,
      handle: async (visit) => changeWebhook(visit, visit.caller, { id: visit.params.id, patch: visit.body }),
    }),
    DELETE: memberEndpoint({
      params: webhookPath,
      handle: async (visit) => {
        await deleteWebhook(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'webhookChange', limitBy: 'member' },
);
