import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { addAppointment, listAppointments } from '@/lib/nutriai/server/appointments/appointments';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/appointments */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiReminderOperations.listAppointments, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listAppointments(visit, visit.caller, { ...page, baby: visit.query.baby });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiReminderOperations.addAppointment, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) =>
        addAppointment(visit, { transaction, caller: visit.caller, request: visit.body }),
      );
    },
  }),
});
