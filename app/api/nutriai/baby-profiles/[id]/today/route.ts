import { nutriaiTodayOperations } from '@/lib/contract/openapi/operations/nutriai-today';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { readToday } from '@/lib/nutriai/server/insights/today';

/**
 * GET /api/nutriai/baby-profiles/{id}/today. Not limited, as no list of a day's is: to count it would take
 * longer than to answer.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiTodayOperations.readToday, {
    key: { baby: ({ params }) => params.id },
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
