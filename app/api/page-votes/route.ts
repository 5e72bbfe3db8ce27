import { apiRoute } from '@/app/api/api-route';
import { voteHelpful } from '@/lib/content/community/helpful/vote-helpful';
import { detailAnswer } from '@/lib/contract/auth';
import { pageVoteRequest } from '@/lib/contract/publication';
import { endpoint } from '@/lib/platform/http/endpoint';

/** POST /api/page-votes */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: pageVoteRequest,
      maxBodyBytes: 4_096,
      answer: detailAnswer,
      status: 201,
      isIdempotent: true,
      handle: ({ body, nowMs, createOnce }) =>
        createOnce(async (transaction) => {
          await voteHelpful(transaction, { ...body, nowMs: nowMs() });
          return { detail: 'Thank you.' };
        }),
    }),
  },
  { limit: 'pageVote', limitBy: 'address' },
);
