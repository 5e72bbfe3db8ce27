import { deliveryAnswer, webhookPath } from '@/lib/contract/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { sendTest } from '@/lib/nutriai/server/webhooks/deliveries';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** POST /api/user-profile/webhooks/{id}/test */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      params: webhookPath,
      answer: deliveryAnswer,
      status: 202,
      handle: async (visit) => sendTest(visit, visit.caller, visit.params.id),
    }),
  },
  { limit: 'webhookSend', limitBy: 'member' },
);
