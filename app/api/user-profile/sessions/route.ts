import { listDevices } from '@/lib/accounts/server/sessions/session-list';
import { sessionListAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET /api/user-profile/sessions */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery,
    answer: sessionListAnswer,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const devices = await listDevices(visit, visit.caller, page);
      return pagedList({ ...devices, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
});
