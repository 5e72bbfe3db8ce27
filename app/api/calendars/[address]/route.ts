import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { readFeed } from '@/lib/nutriai/server/calendar/read-feed';
import { conditionalBytes } from '@/lib/platform/http/conditional-answer';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

const mediaType = 'text/calendar';

/** GET /api/calendars/{address}: for anyone who has the address, which is the secret. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiReminderOperations.readCalendar, {
      handle: async (visit) => {
        const headers = new Headers({
          'Content-Type': `${mediaType}; charset=utf-8`,
          'Cache-Control': 'private, no-cache',
        });
        const text = await readFeed(visit, visit.params.address);
        return conditionalBytes(visit.request, headers, Buffer.from(text));
      },
    }),
  },
  { authentication: 'ignored', limit: 'calendarRead' },
);
