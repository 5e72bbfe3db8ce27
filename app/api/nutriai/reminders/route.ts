import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { readReminders, storeReminders } from '@/lib/nutriai/server/reminders/reminder-settings';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** GET and PUT /api/nutriai/reminders */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiReminderOperations.readReminders, {
      handle: (visit) => readReminders(visit, visit.caller),
    }),
    PUT: operationEndpoint(nutriaiReminderOperations.storeReminders, {
      handle: (visit) => storeReminders(visit, visit.caller, visit.body),
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
