import { uuidPath } from '@/lib/contract/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { deleteDevice } from '@/lib/nutriai/server/push/push-devices';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** DELETE /api/nutriai/push-devices/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    DELETE: memberEndpoint({
      params: uuidPath,
      handle: async (visit) => {
        await deleteDevice(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
