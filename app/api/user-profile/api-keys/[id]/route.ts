import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { apiRoute } from '@/app/api/api-route';
import { revokeKey } from '@/lib/accounts/server/api-keys/api-keys';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** DELETE /api/user-profile/api-keys/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  DELETE: operationEndpoint(accountOperations.revokeApiKey, {
    handle: async (visit) => {
      await revokeKey(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
