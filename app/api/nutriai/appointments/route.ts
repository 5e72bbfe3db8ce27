import * as z from 'zod';
import {
  appointmentAnswer,
  appointmentListAnswer,
  appointmentRequest,
} from '@/lib/contract/nutriai-calendar';
import { apiRoute } from '@/app/api/api-route';
import { addAppointment, listAppointments } from '@/lib/nutriai/server/appointments/appointments';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';

/** GET and POST /api/nutriai/appointments */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery.extend({ baby: z.uuid() }),
    answer: appointmentListAnswer,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listAppointments(visit, visit.caller, { ...page, baby: visit.query.baby });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    body: appointmentRequest,
    answer: appointmentAnswer,
    status: 201,
    isIdempotent: true,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return visit.createOnce((transaction) => addAppointment(visit, transaction, visit.caller, visit.body));
    },
  }),
});
