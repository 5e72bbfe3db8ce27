import type { Endpoint } from 'payload';
import { badRequest, forbidden } from '../../../platform/http/api-error';
import { isStaff } from '../access/roles';
import type { PageCollection } from '../page-tree/kinds';
import { scheduledFor } from './schedule-publication';

/** `GET /cms-api/<collection>/<id>/schedule` → `{ scheduledFor }`, for the note below *Published at*. */
export const scheduleEndpoint: Endpoint = {
  path: '/:id/schedule',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw forbidden();
    const id = String(req.routeParams?.id ?? '');
    if (!/^\d{1,9}$/.test(id)) throw badRequest('The document is named by its number.');
    const due = await scheduledFor(req.payload, {
      collection: String(req.routeParams?.collection) as PageCollection,
      id: Number(id),
    });
    return Response.json(
      { scheduledFor: due === null ? null : new Date(due).toISOString() },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  },
};
