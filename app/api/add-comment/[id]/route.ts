import { blogOperations } from '@/lib/contract/openapi/operations/blog';
import { addComment } from '@/lib/content/community/comments/add-comment';
import { listComments } from '@/lib/content/community/comments/list-comments';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit, secondsToWait } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/add-comment/{id}; the id is the post's, as /api/blogs has it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(blogOperations.listComments, {
    cacheControl: 'public, no-cache',
    handle: async ({ payload, params, query, caller, nowMs, request }) => {
      const page = pageOf(query);
      const reader = { memberId: caller?.memberId ?? null, nowMs: nowMs() };
      const { count, totalComments, results } = await listComments(payload, {
        postId: params.id,
        page,
        reader,
      });
      const list = pagedList({ page, count, results, request, siteUrl: getSettings().SITE_URL });
      return { ...list, total_comments: totalComments };
    },
  }),
  POST: operationEndpoint(blogOperations.addComment, {
    handle: async (visit) => {
      const { caller, params, body } = visit;
      const arrivedMs = visit.nowMs();
      await enforceLimit(visit, { name: 'comment', subject: `member ${caller.memberId}` });
      // Not refused: the others at the address may have written all of it.
      const waitSeconds = await secondsToWait(visit, [{ name: 'commentAddress', subject: visit.address }]);
      const comment = { ...body, postId: params.id, isCrowd: waitSeconds > 0, arrivedMs };
      return visit.createOnce((transaction) => addComment(visit, { transaction, caller, comment }));
    },
  }),
});
