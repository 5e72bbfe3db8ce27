import { blogOperations } from '@/lib/contract/openapi/operations/blog';
import { reportComment } from '@/lib/content/community/comments/report-comment';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/comments/{id}/report */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(blogOperations.reportComment, {
      handle: (visit) =>
        visit.createOnce(async (transaction) => {
          await reportComment(visit, {
            transaction,
            caller: visit.caller,
            report: { ...visit.body, id: visit.params.id },
          });
          return { detail: 'Thank you. A moderator will look at it.' };
        }),
    }),
  },
  { limit: 'commentReport', limitBy: 'member' },
);
