import { after } from 'next/server';
import { askForReset } from '@/lib/auth/reset-password';
import { sendWaitingMails } from '@/lib/auth/send-waiting-mails';
import { passwordResetRequest } from '@/lib/contract/account';
import { detailAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';
import { enforceLimits } from '@/lib/http/rate-limit';

/** POST /api/auth/password/reset/. All that depends on whose address it is comes after the answer, which is the same and as fast for any. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint({
    body: passwordResetRequest,
    answer: detailAnswer,
    handle: async ({ payload, nowMs, address, body: { email } }) => {
      const context = { payload, nowMs };
      await enforceLimits(context, [
        { name: 'passwordReset', subject: address },
        { name: 'passwordReset', subject: ['account', email] },
      ]);
      await askForReset(context, email);
      after(() => sendWaitingMails(context));
      return { detail: 'Password reset e-mail has been sent.' };
    },
  }),
});
