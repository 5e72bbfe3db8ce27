import { remindersAnswer, remindersRequest } from '@/lib/contract/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { readReminders, storeReminders } from '@/lib/nutriai/server/reminders/reminder-settings';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** GET and PUT /api/nutriai/reminders */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: memberEndpoint({
      answer: remindersAnswer,
      handle: (visit) => readReminders(visit, visit.caller),
    }),
    PUT: memberEndpoint({
      body: remindersRequest,
      answer: remindersAnswer,
      handle: (visit) => storeReminders(visit, visit.caller, visit.body),
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
