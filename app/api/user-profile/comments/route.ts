import { listOwnComments } from '@/lib/account/own-comments';
import { ownCommentListAnswer } from '@/lib/contract/account';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/http/pagination';
import { getSettings } from '@/lib/ops/settings';

/** GET /api/user-profile/comments */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery,
    answer: ownCommentListAnswer,
    handle: async ({ payload, caller, query, request }) => {
      const page = pageOf(query);
      const comments = await listOwnComments(payload, caller.memberId, page);
      return pagedList({ ...comments, page, request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
