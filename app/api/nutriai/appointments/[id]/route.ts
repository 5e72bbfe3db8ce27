import { nutriaiReminderOperations } from '@/lib/contract/openapi/operations/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { changeAppointment, deleteAppointment } from '@/lib/nutriai/server/appointments/appointments';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';

/** PATCH and DELETE /api/nutriai/appointments/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    PATCH: operationEndpoint(nutriaiReminderOperations.changeAppointment, {
      handle: (visit) => changeAppointment(visit, visit.caller, { id: visit.params.id, patch: visit.body }),
    }),
    DELETE: operationEndpoint(nutriaiReminderOperations.deleteAppointment, {
      handle: async (visit) => {
        await deleteAppointment(visit, visit.caller, visit.params.id);
        return undefined;
      },
    }),
  },
  { limit: 'babyLog', limitBy: 'member' },
);
