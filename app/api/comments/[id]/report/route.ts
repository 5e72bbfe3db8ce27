import { reportComment } from '@/lib/content/community/comments/report-comment';
import { detailAnswer } from '@/lib/contract/auth';
import { idPath, newReport } from '@/lib/contract/comments';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** POST /api/comments/{id}/report */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: memberEndpoint({
      params: idPath,
      body: newReport,
      answer: detailAnswer,
      status: 201,
      isIdempotent: true,
      handle: (visit) =>
        visit.createOnce(async (transaction) => {
          await reportComment(visit, transaction, visit.caller, { ...visit.body, id: visit.params.id });
          return { detail: 'Thank you. A moderator will look at it.' };
        }),
    }),
  },
  { limit: 'commentReport', limitBy: 'member' },
);
