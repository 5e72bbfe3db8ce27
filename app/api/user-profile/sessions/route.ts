import { accountOperations } from '@/lib/contract/openapi/operations/accounts';
import { listDevices } from '@/lib/accounts/server/sessions/session-list';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/user-profile/sessions */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(accountOperations.listSessions, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const devices = await listDevices(visit, visit.caller, page);
      return pagedList({ ...devices, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
