import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { endCalendar, makeCalendar, readOwnCalendar } from '@/lib/nutriai/server/calendar/calendar-feeds';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** GET, POST and DELETE /api/nutriai/baby-profiles/{id}/calendar */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiReminderOperations.readCalendarAddress, {
      handle: (visit) => readOwnCalendar(visit, visit.caller, visit.params.id),
    }),
    POST: operationEndpoint(nutriaiReminderOperations.makeCalendar, {
      handle: (visit) =>
        visit.createOnce((transaction) =>
          makeCalendar(visit, {
            transaction,
            caller: visit.caller,
            babyId: visit.params.id,
            timeZone: visit.body.time_zone,
          }),
        ),
    }),
    DELETE: operationEndpoint(nutriaiReminderOperations.endCalendar, {
      handle: async (visit) => {
        await endCalendar(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
