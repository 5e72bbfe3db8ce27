import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { signOut } from '@/lib/accounts/server/sessions/sessions';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';

/** POST /api/logout and /api/auth/logout */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(accountOperations.logout, {
    handle: async (visit) => {
      await signOut(visit, visit.body, () => enforceLimit(visit, { name: 'logout', subject: visit.address }));
      return { detail: 'Successfully logged out.' };
    },
  }),
});
