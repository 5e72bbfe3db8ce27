import { after } from 'next/server';
import { newWebhookAnswer, webhookListAnswer, webhookRequest } from '@/lib/contract/webhooks';
import { apiRoute } from '@/app/api/api-route';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { listWebhooks, makeWebhook } from '@/lib/nutriai/server/webhooks/webhooks';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/user-profile/webhooks */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery,
    answer: webhookListAnswer,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listWebhooks(visit, visit.caller, page);
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    body: webhookRequest,
    answer: newWebhookAnswer,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'webhookMake', subject: `member ${visit.caller.memberId}` });
      const made = await visit.createOnce((transaction) =>
        makeWebhook(visit, transaction, visit.caller, visit.body),
      );
      after(() => sendWaitingMails(visit));
      return made;
    },
  }),
});
