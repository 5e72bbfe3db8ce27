import { blogOperations } from '@/lib/contract/openapi/operations/blog';
import { apiRoute } from '@/app/api/api-route';
import { pollListAnswer } from '@/lib/contract/polls';
import { endpoint } from '@/lib/platform/http/endpoint';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { refuseForeignForm } from '@/lib/platform/http/refuse-foreign-form';
import { isFormPost } from '@/lib/platform/http/request-body';
import type { RouteHandler } from '@/lib/platform/http/route-runner';
import { getSettings } from '@/lib/platform/settings/settings';
import { listPolls } from '@/lib/content/community/polls/list-polls';
import { pollQueryOf } from '@/lib/wagtail-api/read/poll-query';
import { refreshPollPages } from '@/lib/content/community/polls/refresh-poll-pages';
import { newVisitor, visitorOf, visitorSetCookie } from '@/lib/content/community/polls/visitor-cookie';
import { vote } from '@/lib/content/community/polls/vote';
import { voterNames } from '@/lib/content/community/polls/voter';
import { formAnswer } from './form-answer';

const route = apiRoute({
  // As the content API, it says itself what is wrong with a query, in Wagtail's order and words.
  GET: endpoint({
    answer: pollListAnswer,
    cacheControl: 'public, no-cache',
    handle: async ({ payload, request, caller, nowMs, answerHeaders }) => {
      const { SITE_URL, TOKEN_SECRETS } = getSettings();
      const visitorId = visitorOf(request.headers);
      // Who has voted sees their own vote.
      if (visitorId !== null) answerHeaders.set('Cache-Control', 'no-store');
      answerHeaders.set('Vary', 'Accept, Authorization, Cookie');
      const names = voterNames(TOKEN_SECRETS, { memberId: caller?.memberId ?? null, visitorId });
      const view = { siteUrl: SITE_URL, nowMs: nowMs(), voterNames: names };
      return listPolls(payload, pollQueryOf(request), view);
    },
  }),
  POST: operationEndpoint(blogOperations.vote, {
    handle: async (visit) => {
      const { request, caller, body, nowMs, answerHeaders } = visit;
      const { SITE_URL, TOKEN_SECRETS } = getSettings();
      refuseForeignForm(request, SITE_URL);
      await enforceLimit(visit, {
        name: 'pollVote',
        subject: caller ? `member ${caller.memberId}` : visit.address,
      });
      const visitorId = visitorOf(request.headers) ?? newVisitor();
      const names = voterNames(TOKEN_SECRETS, { memberId: caller?.memberId ?? null, visitorId });
      const view = { siteUrl: SITE_URL, nowMs: nowMs(), voterNames: names };
      const voted = await visit.createOnce((transaction) => vote(transaction, body, view));
      answerHeaders.append('Set-Cookie', visitorSetCookie(visitorId, SITE_URL.startsWith('https:')));
      refreshPollPages(body.poll);
      return voted;
    },
  }),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route;

/** GET and POST /api/v2/polls/: JSON, or the poll's form as a browser without scripts sends it. */
export const POST: RouteHandler = async (request, context) => {
  if (!isFormPost(request)) return route.POST(request, context);
  const copy = request.clone();
  return formAnswer(copy, await route.POST(request, context));
};
