import { nutriaiHealthLinkOperations } from '@/lib/contract/openapi/operations/nutriai-health-links';
import { apiRoute } from '@/app/api/api-route';
import { revokeLink } from '@/lib/nutriai/server/health-links/health-links';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** DELETE /api/nutriai/baby-profiles/{id}/health-links/{link} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    DELETE: operationEndpoint(nutriaiHealthLinkOperations.revokeHealthLink, {
      handle: async (visit) => {
        await revokeLink(visit, visit.caller, { babyId: visit.params.id, linkId: visit.params.link });
        return undefined;
      },
    }),
  },
  { limit: 'babyChange', limitBy: 'member' },
);
