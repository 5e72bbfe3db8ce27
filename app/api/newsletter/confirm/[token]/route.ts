import { publicationOperations } from '@/lib/contract/openapi/operations/publication';
import { apiRoute } from '@/app/api/api-route';
import { confirmSubscription } from '@/lib/content/newsletter/subscriptions';
import { withWriteTransaction } from '@/lib/platform/database/sql';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { isFormPost } from '@/lib/platform/http/request-body';
import type { RouteHandler } from '@/lib/platform/http/route-runner';
import { pageAnswer } from '../../page-answer';

const route = apiRoute(
  {
    POST: operationEndpoint(publicationOperations.confirmNewsletter, {
      handle: async ({ payload, params: { token }, nowMs }) => {
        await withWriteTransaction(payload, (transaction) =>
          confirmSubscription(transaction, { token, nowMs: nowMs() }),
        );
        return { detail: 'Thank you. Your subscription is confirmed.' };
      },
    }),
  },
  { limit: 'newsletterLink', limitBy: 'address' },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route;

/** POST /api/newsletter/confirm/{token}: from a program, or from the page that the mailed link opens. */
export const POST: RouteHandler = async (request, context) => {
  const answer = await route.POST(request, context);
  return isFormPost(request) ? pageAnswer(answer, { done: 'confirmed' }) : answer;
};
