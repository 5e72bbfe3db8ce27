import { uuidPath } from '@/lib/contract/nutriai-babies';
import { appointmentAnswer, appointmentPatch } from '@/lib/contract/nutriai-calendar';
import { apiRoute } from '@/app/api/api-route';
import { changeAppointment, deleteAppointment } from '@/lib/nutriai/server/appointments/appointments';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** PATCH and DELETE /api/nutriai/appointments/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: memberEndpoint({
      params: uuidPath,
      body: appointmentPatch,
      answer: appointmentAnswer,
      handle: (visit) => changeAppointment(visit, visit.caller, { id: visit.params.id, patch: visit.body }),
    }),
    DELETE: memberEndpoint({
      params: uuidPath,
      handle: async (visit) => {
        await deleteAppointment(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'babyLog', limitBy: 'member' },
);
