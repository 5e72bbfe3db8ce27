import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { refuseForeignForm } from '@/lib/platform/http/refuse-foreign-form';
import { isFormPost } from '@/lib/platform/http/request-body';
import type { RouteHandler } from '@/lib/platform/http/route-runner';
import { getSettings } from '@/lib/platform/settings/settings';
import { formAnswer } from './form-answer';
import { storeMessage } from './receive-message';

const route = apiRoute(
  {
    POST: operationEndpoint(accountOperations.sendMessage, {
      handle: async (visit) => {
        refuseForeignForm(visit.request, getSettings().SITE_URL);
        let isStored = false;
        const answer = await visit.createOnce(async (transaction) => {
          isStored = await storeMessage(visit, transaction, visit.body);
          return { detail: 'Thank you. Your message has been sent.' };
        });
        if (isStored) after(() => sendWaitingMails(visit));
        return answer;
      },
    }),
  },
  { limit: 'contact', limitBy: 'member' },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route;

/** POST /api/contact: JSON, or the page's form as a browser without scripts sends it. */
export const POST: RouteHandler = async (request, context) => {
  const answer = await route.POST(request, context);
  return isFormPost(request) ? formAnswer(answer) : answer;
};
