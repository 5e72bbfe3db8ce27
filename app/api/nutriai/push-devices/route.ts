import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { addDevice, listDevices } from '@/lib/nutriai/server/push/push-devices';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** GET and POST /api/nutriai/push-devices */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiReminderOperations.listPushDevices, {
      handle: (visit) => listDevices(visit, visit.caller),
    }),
    POST: operationEndpoint(nutriaiReminderOperations.addPushDevice, {
      handle: (visit) =>
        visit.createOnce((transaction) =>
          addDevice(visit, { transaction, caller: visit.caller, request: visit.body }),
        ),
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
