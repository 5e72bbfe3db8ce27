import { changeComment, deleteComment } from '@/lib/content/community/comments/change-comment';
import { commentAnswer, commentPatch, idPath } from '@/lib/contract/comments';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** PATCH and DELETE /api/comments/{id}: the caller's own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: memberEndpoint({
      params: idPath,
      body: commentPatch,
      answer: commentAnswer,
      handle: (visit) => changeComment(visit, visit.caller, { id: visit.params.id, body: visit.body.body }),
    }),
    DELETE: memberEndpoint({
      params: idPath,
      handle: async (visit) => {
        await deleteComment(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'commentChange', limitBy: 'member' },
);
