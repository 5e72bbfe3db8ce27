import { nutriaiHealthLinkOperations } from '@/lib/contract/openapi/operations/nutriai-health-links';
import { joseMediaType } from '@/lib/contract/nutriai-health-links';
import { apiRoute } from '@/app/api/api-route';
import { answerDirectly, answerManifest } from '@/lib/nutriai/server/health-links/answer-recipient';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** GET and POST /api/health-links/{id}: for whoever holds a link, from any page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiHealthLinkOperations.readHealthLinkFile, {
      handle: async (visit) => {
        const file = await answerDirectly(visit, visit.params.id, visit.query.recipient);
        return new Response(file, { headers: { 'Content-Type': joseMediaType } });
      },
    }),
    POST: operationEndpoint(nutriaiHealthLinkOperations.readHealthLinkManifest, {
      handle: (visit) => answerManifest(visit, visit.params.id, visit.body),
    }),
  },
  { authentication: 'ignored', origins: 'any', limit: 'healthLink' },
);
