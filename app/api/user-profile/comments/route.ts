import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { listOwnComments } from '@/lib/content/community/comments/own-comments';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/user-profile/comments */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(accountOperations.listOwnComments, {
    handle: async ({ payload, caller, query, request }) => {
      const page = pageOf(query);
      const comments = await listOwnComments(payload, caller.memberId, page);
      return pagedList({ ...comments, page, request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
