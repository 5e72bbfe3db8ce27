import { nutriaiHealthLinkOperations } from '@/lib/contract/openapi/operations/nutriai-health-links';
import { apiRoute } from '@/app/api/api-route';
import { listLinks, prepareLink, storeLink } from '@/lib/nutriai/server/health-links/health-links';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/baby-profiles/{id}/health-links */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiHealthLinkOperations.listHealthLinks, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listLinks(visit, visit.caller, { babyId: visit.params.id, ...page });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiHealthLinkOperations.makeHealthLink, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'healthLinkMake', subject: `member ${visit.caller.memberId}` });
      const { signal } = visit.request;
      const asked = { babyId: visit.params.id, request: visit.body, signal };
      const prepared = await prepareLink(visit, visit.caller, asked);
      return visit.createOnce((transaction) => storeLink(transaction, visit.caller, prepared));
    },
  }),
});
