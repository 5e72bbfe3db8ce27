import { after } from 'next/server';
import * as z from 'zod';
import { rememberBrowser } from '@/lib/auth/remember-browser';
import { resetPassword } from '@/lib/auth/reset-password';
import { sendWaitingMails } from '@/lib/auth/send-waiting-mails';
import { detailAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';
import { enforceLimit } from '@/lib/http/rate-limit';

/** POST /api/auth/password/reset/confirm/. The fields are parsed further in, in dj-rest-auth's order. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint({
    body: z.unknown(),
    answer: detailAnswer,
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
