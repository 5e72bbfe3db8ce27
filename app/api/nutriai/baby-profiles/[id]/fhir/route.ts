import { nutriaiBabyOperations } from '@/lib/contract/openapi/operations/nutriai-babies';
import { fhirMediaType } from '@/lib/contract/nutriai-fhir';
import { apiRoute } from '@/app/api/api-route';
import { readFhirBundle } from '@/lib/nutriai/server/clinical/read-fhir-bundle';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** GET /api/nutriai/baby-profiles/{id}/fhir: a file for a clinic's computer. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiBabyOperations.readFhirBundle, {
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
