import { signOut } from '@/lib/auth/sessions';
import { detailAnswer, logoutRequest } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { endpoint } from '@/lib/http/endpoint';

/** POST /api/logout and /api/auth/logout */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    POST: endpoint({
      body: logoutRequest,
      answer: detailAnswer,
      handle: async (visit) => {
        await signOut(visit, visit.body);
        return { detail: 'Successfully logged out.' };
      },
    }),
  },
  { limit: 'logout' },
);
