import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { apiRoute } from '@/app/api/api-route';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { listOwnKeys, makeKey } from '@/lib/accounts/server/api-keys/api-keys';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/user-profile/api-keys */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(accountOperations.listApiKeys, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listOwnKeys(visit, visit.caller, page);
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(accountOperations.makeApiKey, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'apiKeyMake', subject: `member ${visit.caller.memberId}` });
      const made = await visit.createOnce((transaction) =>
        makeKey(visit, { transaction, caller: visit.caller, request: visit.body }),
      );
      after(() => sendWaitingMails(visit));
      return made;
    },
  }),
});
