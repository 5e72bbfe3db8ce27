import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { after } from 'next/server';
import { rememberBrowser } from '@/lib/accounts/server/sign-in/remember-browser';
import { resetPassword } from '@/lib/accounts/server/passwords/reset-password';
import { sendWaitingMails } from '@/lib/accounts/server/mails/send-waiting-mails';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/auth/password/reset/confirm/. The fields are parsed further in, in dj-rest-auth's order. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(accountOperations.confirmPasswordReset, {
    handle: async (visit) => {
      const memberId = await resetPassword(visit, visit.body, () =>
        enforceLimit(visit, { name: 'passwordResetConfirm', subject: visit.address }),
      );
      await rememberBrowser(visit, memberId);
      after(() => sendWaitingMails(visit));
      return { detail: 'Password has been reset with the new password.' };
    },
  }),
});
