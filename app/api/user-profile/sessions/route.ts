import { listDevices } from '@/lib/auth/session-list';
import { sessionListAnswer } from '@/lib/contract/auth';
import { apiRoute } from '@/lib/http/api-route';
import { memberEndpoint } from '@/lib/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/http/pagination';
import { getSettings } from '@/lib/ops/settings';

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
