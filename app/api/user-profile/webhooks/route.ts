import { webhookOperations } from '@/lib/contract/openapi/operations/webhooks';
import { after } from 'next/server';
import { apiRoute } from '@/app/api/api-route';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { listWebhooks, makeWebhook } from '@/lib/nutriai/server/webhooks/webhooks';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/user-profile/webhooks */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(webhookOperations.listWebhooks, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listWebhooks(visit, visit.caller, page);
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(webhookOperations.makeWebhook, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'webhookMake', subject: `member ${visit.caller.memberId}` });
      const made = await visit.createOnce((transaction) =>
        makeWebhook(visit, { transaction, caller: visit.caller, request: visit.body }),
      );
      after(() => sendWaitingMails(visit));
      return made;
    },
  }),
});
