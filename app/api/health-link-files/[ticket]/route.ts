import { nutriaiHealthLinkOperations } from '@/lib/contract/openapi/operations/nutriai-health-links';
import { joseMediaType } from '@/lib/contract/nutriai-health-links';
import { apiRoute } from '@/app/api/api-route';
import { answerTicket } from '@/lib/nutriai/server/health-links/answer-recipient';
import { wrongMethod } from '@/lib/platform/http/api-error';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** GET /api/health-link-files/{ticket}: a file that a manifest named, once. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: operationEndpoint(nutriaiHealthLinkOperations.readHealthLinkTicket, {
      handle: async (visit) => {
        // Asked without the body, the file would be gone for who wants it.
        if (visit.request.method === 'HEAD') throw wrongMethod('HEAD');
        const file = await answerTicket(visit, visit.params.ticket);
        return new Response(file, { headers: { 'Content-Type': joseMediaType } });
      },
    }),
  },
  { authentication: 'ignored', origins: 'any', limit: 'healthLink' },
);
