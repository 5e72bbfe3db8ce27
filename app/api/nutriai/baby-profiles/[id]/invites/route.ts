import { nutriaiCarerOperations } from '@/lib/contract/openapi/operations/nutriai-carers';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { invite } from '@/lib/nutriai/server/babies/invites';
import { listOpenInvites } from '@/lib/nutriai/server/babies/open-invites';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/baby-profiles/{id}/invites */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiCarerOperations.listOpenInvites, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listOpenInvites(visit, visit.caller, { babyId: visit.params.id, ...page });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiCarerOperations.inviteCarer, {
    handle: async ({ params: { id: babyId }, body: { role, for_name: forName }, ...visit }) => {
      await enforceLimit(visit, { name: 'babyInvite', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) =>
        invite(visit, { transaction, caller: visit.caller, babyId, role, forName }),
      );
    },
  }),
});
