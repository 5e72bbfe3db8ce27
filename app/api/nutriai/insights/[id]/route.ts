import * as z from 'zod';
import { choiceField } from '@/lib/contract/fields';
import { uuidPath } from '@/lib/contract/nutriai-babies';
import { insightDays, insightsAnswer } from '@/lib/contract/nutriai-insights';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { readInsights } from '@/lib/nutriai/server/insights/baby-insights';
import { timeZoneQuery } from '@/lib/nutriai/server/log/list-query';

const insightsQuery = z.object({ days: choiceField(insightDays).default('7') }).extend(timeZoneQuery.shape);

/** GET /api/nutriai/insights/{id}; the id is the baby's. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: memberEndpoint({
      params: uuidPath,
      query: insightsQuery,
      answer: insightsAnswer,
      key: { operation: 'readInsights', baby: ({ params }) => params.id },
      handle: (visit) => {
        const { days, time_zone: timeZone } = visit.query;
        const { signal } = visit.request;
        const babyId = visit.params.id;
        return readInsights(visit, visit.caller, { babyId, days: Number(days), timeZone, signal });
      },
    }),
  },
  { limit: 'babyInsights', limitBy: 'member' },
);
