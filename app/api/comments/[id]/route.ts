import { blogOperations } from '@/lib/contract/openapi/operations/blog';
import { changeComment, deleteComment } from '@/lib/content/community/comments/change-comment';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** PATCH and DELETE /api/comments/{id}: the caller's own. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: operationEndpoint(blogOperations.changeComment, {
      handle: (visit) => changeComment(visit, visit.caller, { id: visit.params.id, body: visit.body.body }),
    }),
    DELETE: operationEndpoint(blogOperations.deleteComment, {
      handle: async (visit) => {
        await deleteComment(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'commentChange', limitBy: 'member' },
);
