import { choiceField } from '@/lib/contract/fields';
import { uuidPath } from '@/lib/contract/nutriai-babies';
import { fhirMediaType } from '@/lib/contract/nutriai-fhir';
import { insightDays } from '@/lib/contract/nutriai-insights';
import { apiRoute } from '@/app/api/api-route';
import { readFhirBundle } from '@/lib/nutriai/server/clinical/read-fhir-bundle';
import { timeZoneQuery } from '@/lib/nutriai/server/log/list-query';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

const fhirQuery = timeZoneQuery.extend({ days: choiceField(insightDays).default('30') });

/** GET /api/nutriai/baby-profiles/{id}/fhir: a file for a clinic's computer. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: memberEndpoint({
      params: uuidPath,
      query: fhirQuery,
      produces: [fhirMediaType, 'application/json'],
      handle: async (visit) => {
        const { days, time_zone: timeZone } = visit.query;
        const { signal } = visit.request;
        const asked = { babyId: visit.params.id, days: Number(days), timeZone, signal };
        const bundle = await readFhirBundle(visit, visit.caller, asked);
        return new Response(JSON.stringify(bundle), {
          headers: {
            'Content-Type': `${fhirMediaType}; charset=utf-8`,
            'Content-Disposition': 'attachment; filename="little-pear-fhir.json"',
          },
        });
      },
    }),
  },
  { limit: 'babyInsights', limitBy: 'member' },
);
