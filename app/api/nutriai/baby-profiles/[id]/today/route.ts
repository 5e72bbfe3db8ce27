import { uuidPath } from '@/lib/contract/nutriai-babies';
import { todayAnswer } from '@/lib/contract/nutriai-today';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { dayQuery } from '@/lib/nutriai/server/log/list-query';
import { readToday } from '@/lib/nutriai/server/insights/today';

/**
 * GET /api/nutriai/baby-profiles/{id}/today. Not limited, as no list of a day's is: to count it would take
 * longer than to answer.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    query: dayQuery,
    answer: todayAnswer,
    key: { operation: 'readToday', baby: ({ params }) => params.id },
    handle: (visit) => {
      const { date, time_zone: timeZone } = visit.query;
      return readToday(visit, visit.caller, {
        babyId: visit.params.id,
        date,
        timeZone,
        signal: visit.request.signal,
      });
    },
  }),
});
