import { fileTicketPath, joseMediaType } from '@/lib/contract/nutriai-health-links';
import { apiRoute } from '@/app/api/api-route';
import { answerTicket } from '@/lib/nutriai/server/health-links/answer-recipient';
import { wrongMethod } from '@/lib/platform/http/api-error';
import { endpoint } from '@/lib/platform/http/endpoint';

/** GET /api/health-link-files/{ticket}: a file that a manifest named, once. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: endpoint({
      params: fileTicketPath,
      produces: [joseMediaType],
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
