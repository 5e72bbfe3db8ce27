import { listOwnComments } from '@/lib/content/community/comments/own-comments';
import { ownCommentListAnswer } from '@/lib/contract/account';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

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
