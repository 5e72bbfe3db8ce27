import { nutriaiReactionPhotoOperations } from '@/lib/contract/openapi/operations/nutriai-reaction-photos';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { rowsOutside } from '@/lib/nutriai/server/babies/babies';
import { cleanPhoto } from '@/lib/nutriai/server/reaction-photos/clean-photo';
import { addPhoto, checkRoom, listPhotos } from '@/lib/nutriai/server/reaction-photos/reaction-photos';

/** GET and POST /api/nutriai/reaction-photos */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiReactionPhotoOperations.listReactionPhotos, {
    handle: (visit) => listPhotos(visit, visit.caller, visit.query.baby),
  }),
  POST: operationEndpoint(nutriaiReactionPhotoOperations.addReactionPhoto, {
    handle: async (visit) => {
      const { caller, body, request } = visit;
      await enforceLimit(visit, { name: 'reactionPhoto', subject: `member ${caller.memberId}` });
      await checkRoom(rowsOutside(visit), caller, body.meal);
      const photo = await cleanPhoto(body.picture, request.signal);
      return visit.createOnce((transaction) =>
        addPhoto(visit, { transaction, caller, request: body, photo }),
      );
    },
  }),
});
