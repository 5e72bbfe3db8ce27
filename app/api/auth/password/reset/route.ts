import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { isKnownBrowser } from '@/lib/accounts/server/sign-in/known-browser';
import { maySendReset } from '@/lib/accounts/server/passwords/reset-limits';
import { askForReset } from '@/lib/accounts/server/passwords/reset-password';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/**
 * POST /api/auth/password/reset/. All that depends on whose address it is comes after the answer, which is
 * the same and as fast for any.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(accountOperations.resetPassword, {
    handle: async ({ payload, nowMs, address, request, body: { email } }) => {
      const context = { payload, nowMs };
      // At an address that an attacker shares (an office, a hotel), the owner's own browser still gets through.
      const maySend =
        (await isKnownBrowser(context, request.headers, email)) ||
        (await maySendReset(context, { account: email, address, limit: 'passwordReset' }));
      if (maySend) {
        await askForReset(context, email);
        after(() => sendWaitingMails(context));
      }
      return { detail: 'Password reset e-mail has been sent.' };
    },
  }),
});
