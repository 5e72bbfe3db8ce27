import { publicationOperations } from '@/lib/contract/openapi/operations/publication';
import { apiRoute } from '@/app/api/api-route';
import { unsubscribe } from '@/lib/content/newsletter/subscriptions';
import { withWriteTransaction } from '@/lib/platform/database/sql';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import type { RouteHandler } from '@/lib/platform/http/route-runner';
import { pageAnswer } from '../../page-answer';

const route = apiRoute(
  {
    POST: operationEndpoint(publicationOperations.leaveNewsletter, {
      handle: async ({ payload, params: { token } }) => {
        await withWriteTransaction(payload, (transaction) => unsubscribe(transaction, token));
        return { detail: 'You are unsubscribed, and your address is deleted.' };
      },
    }),
  },
  { limit: 'newsletterLink', limitBy: 'address' },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route;

/**
 * POST /api/newsletter/unsubscribe/{token}: a mail program's one click, which must not be redirected
 * (RFC 8058), and with `?page` the button of the page that the mail's own link opens.
 */
export const POST: RouteHandler = async (request, context) => {
  const answer = await route.POST(request, context);
  return new URL(request.url).searchParams.has('page') ? pageAnswer(answer, { done: 'left' }) : answer;
};
