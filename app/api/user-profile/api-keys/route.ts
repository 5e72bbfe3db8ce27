import { after } from 'next/server';
import { apiKeyListAnswer, apiKeyRequest, newApiKeyAnswer } from '@/lib/contract/api-keys';
import { apiRoute } from '@/app/api/api-route';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { listOwnKeys, makeKey } from '@/lib/accounts/server/api-keys/api-keys';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/user-profile/api-keys */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery,
    answer: apiKeyListAnswer,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listOwnKeys(visit, visit.caller, page);
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    body: apiKeyRequest,
    answer: newApiKeyAnswer,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'apiKeyMake', subject: `member ${visit.caller.memberId}` });
      const made = await visit.createOnce((transaction) =>
        makeKey(visit, transaction, visit.caller, visit.body),
      );
      after(() => sendWaitingMails(visit));
      return made;
    },
  }),
});
