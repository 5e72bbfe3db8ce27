import { apiKeyPath } from '@/lib/contract/api-keys';
import { apiRoute } from '@/app/api/api-route';
import { revokeKey } from '@/lib/accounts/server/api-keys/api-keys';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** DELETE /api/user-profile/api-keys/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  DELETE: memberEndpoint({
    params: apiKeyPath,
    handle: async (visit) => {
      await revokeKey(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
