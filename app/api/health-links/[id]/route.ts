import {
  directFileQuery,
  joseMediaType,
  linkAddressPath,
  manifestAnswer,
  manifestRequest,
} from '@/lib/contract/nutriai-health-links';
import { apiRoute } from '@/app/api/api-route';
import { answerDirectly, answerManifest } from '@/lib/nutriai/server/health-links/answer-recipient';
import { endpoint } from '@/lib/platform/http/endpoint';

const bytesAtMost = 16 * 1024;

/** GET and POST /api/health-links/{id}: for whoever holds a link, from any page. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: endpoint({
      params: linkAddressPath,
      query: directFileQuery,
      produces: [joseMediaType],
      handle: async (visit) => {
        const file = await answerDirectly(visit, visit.params.id, visit.query.recipient);
        return new Response(file, { headers: { 'Content-Type': joseMediaType } });
      },
    }),
    POST: endpoint({
      params: linkAddressPath,
      body: manifestRequest,
      maxBodyBytes: bytesAtMost,
      answer: manifestAnswer,
      handle: (visit) => answerManifest(visit, visit.params.id, visit.body),
    }),
  },
  { authentication: 'ignored', origins: 'any', limit: 'healthLink' },
);
