import { uuidPath } from '@/lib/contract/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { eventStreamType } from '@/lib/platform/http/event-stream';
import { followBaby } from '@/lib/nutriai/server/live/follow-baby';

/** GET /api/nutriai/baby-profiles/{id}/changes */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    produces: [eventStreamType],
    handle: (visit) => followBaby(visit, visit.caller, visit.params.id),
  }),
});
