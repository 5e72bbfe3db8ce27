import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { sendTestPush } from '@/lib/nutriai/server/push/push-messages';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/nutriai/push-devices/{id}/test */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(nutriaiReminderOperations.testPushDevice, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'webhookSend', subject: `member ${visit.caller.memberId}` });
      await sendTestPush(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
