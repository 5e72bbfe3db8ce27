import { signOut } from '@/lib/accounts/server/sessions/sessions';
import { detailAnswer, logoutRequest } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { endpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/logout and /api/auth/logout */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: endpoint({
    body: logoutRequest,
    answer: detailAnswer,
    handle: async (visit) => {
      await signOut(visit, visit.body, () => enforceLimit(visit, { name: 'logout', subject: visit.address }));
      return { detail: 'Successfully logged out.' };
    },
  }),
});
