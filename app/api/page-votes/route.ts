import { publicationOperations } from '@/lib/contract/openapi/operations/publication';
import { apiRoute } from '@/app/api/api-route';
import { voteHelpful } from '@/lib/content/community/helpful/vote-helpful';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** POST /api/page-votes */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: operationEndpoint(publicationOperations.votePageHelpful, {
      handle: ({ body, nowMs, createOnce }) =>
        createOnce(async (transaction) => {
          await voteHelpful(transaction, { ...body, nowMs: nowMs() });
          return { detail: 'Thank you.' };
        }),
    }),
  },
  { limit: 'pageVote', limitBy: 'address' },
);
