import { uuidPath } from '@/lib/contract/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { sendTestPush } from '@/lib/nutriai/server/push/push-messages';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/nutriai/push-devices/{id}/test */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: memberEndpoint({
    params: uuidPath,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'webhookSend', subject: `member ${visit.caller.memberId}` });
      await sendTestPush(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
