import { deliveryAnswer, deliveryPath } from '@/lib/contract/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { sendAgain } from '@/lib/nutriai/server/webhooks/deliveries';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** POST /api/user-profile/webhooks/{id}/deliveries/{delivery}/again */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      params: deliveryPath,
      answer: deliveryAnswer,
      status: 202,
      handle: async (visit) => sendAgain(visit, visit.caller, visit.params),
    }),
  },
  { limit: 'webhookSend', limitBy: 'member' },
);
