import { publicationOperations } from '@/lib/contract/openapi/operations/publication';
import { after } from 'next/server';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { subscribe } from '@/lib/content/newsletter/subscriptions';
import { getPublication } from '@/lib/content/reading/publication';
import { notFound } from '@/lib/platform/http/api-error';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { refuseForeignForm } from '@/lib/platform/http/refuse-foreign-form';
import { isFormPost } from '@/lib/platform/http/request-body';
import type { RouteHandler } from '@/lib/platform/http/route-runner';
import { getSettings } from '@/lib/platform/settings/settings';
import { pageAnswer } from './page-answer';

const route = apiRoute(
  {
    POST: operationEndpoint(publicationOperations.subscribeToNewsletter, {
      handle: async (visit) => {
        refuseForeignForm(visit.request, getSettings().SITE_URL);
        const { newsletter, operator } = await getPublication();
        if (newsletter === 'off') throw notFound();
        const { email, website } = visit.body;
        if (!website)
          await enforceLimit(visit, { name: 'newsletterMail', subject: email.trim().toLowerCase() });
        const answer = await visit.createOnce(async (transaction) => {
          // What fills in the field that no person sees gets the same answer.
          if (!website) await subscribe(transaction, { email, operator, nowMs: visit.nowMs() });
          return { detail: 'Please open the link in the email we sent you.' };
        });
        after(() => sendWaitingMails(visit));
        return answer;
      },
    }),
  },
  { limit: 'newsletter', limitBy: 'address' },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route;

/** POST /api/newsletter: JSON, or the form below a post, which then leads to a page that says what happened. */
export const POST: RouteHandler = async (request, context) => {
  const answer = await route.POST(request, context);
  return isFormPost(request) ? pageAnswer(answer, { done: 'asked' }) : answer;
};
