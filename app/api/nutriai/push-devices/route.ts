import { pushDeviceAnswer, pushDeviceRequest, pushDevicesAnswer } from '@/lib/contract/nutriai-reminders';
import { apiRoute } from '@/app/api/api-route';
import { addDevice, listDevices } from '@/lib/nutriai/server/push/push-devices';
import { memberEndpoint } from '@/lib/platform/http/endpoint';

/** GET and POST /api/nutriai/push-devices */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute(
  {
    GET: memberEndpoint({
      answer: pushDevicesAnswer,
      handle: (visit) => listDevices(visit, visit.caller),
    }),
    POST: memberEndpoint({
      body: pushDeviceRequest,
      answer: pushDeviceAnswer,
      status: 201,
      isIdempotent: true,
      handle: (visit) =>
        visit.createOnce((transaction) => addDevice(visit, transaction, visit.caller, visit.body)),
    }),
  },
  { limit: 'reminderChange', limitBy: 'member' },
);
