import { signDeviceOut } from '@/lib/accounts/server/sessions/session-list';
import { sessionPath } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** DELETE /api/user-profile/sessions/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  DELETE: memberEndpoint({
    params: sessionPath,
    handle: async (visit) => {
      await signDeviceOut(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
