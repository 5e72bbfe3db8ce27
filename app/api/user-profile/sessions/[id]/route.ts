import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { signDeviceOut } from '@/lib/accounts/server/sessions/session-list';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** DELETE /api/user-profile/sessions/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  DELETE: operationEndpoint(accountOperations.endSession, {
    handle: async (visit) => {
      await signDeviceOut(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
