import { uuidPath } from '@/lib/contract/nutriai-babies';
import { calendarAnswer, calendarRequest, ownCalendarAnswer } from '@/lib/contract/nutriai-calendar';
import { apiRoute } from '@/app/api/api-route';
import { endCalendar, makeCalendar, readOwnCalendar } from '@/lib/nutriai/server/calendar/calendar-feeds';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** GET, POST and DELETE /api/nutriai/baby-profiles/{id}/calendar */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: memberEndpoint({
      params: uuidPath,
      answer: ownCalendarAnswer,
      handle: (visit) => readOwnCalendar(visit, visit.caller, visit.params.id),
    }),
    POST: memberEndpoint({
      params: uuidPath,
      body: calendarRequest,
      answer: calendarAnswer,
      status: 201,
      isIdempotent: true,
      handle: (visit) =>
        visit.createOnce((transaction) =>
          makeCalendar(visit, transaction, visit.caller, {
            babyId: visit.params.id,
            timeZone: visit.body.time_zone,
          }),
        ),
    }),
    DELETE: memberEndpoint({
      params: uuidPath,
      handle: async (visit) => {
        await endCalendar(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
