import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { deleteDevice } from '@/lib/nutriai/server/push/push-devices';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** DELETE /api/nutriai/push-devices/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    DELETE: operationEndpoint(nutriaiReminderOperations.deletePushDevice, {
      handle: async (visit) => {
        await deleteDevice(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
