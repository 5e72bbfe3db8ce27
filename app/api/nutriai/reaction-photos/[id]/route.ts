import { nutriaiReactionPhotoOperations } from '@/lib/contract/openapi/operations/nutriai-reaction-photos';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { changePhoto, deletePhoto, readPicture } from '@/lib/nutriai/server/reaction-photos/reaction-photos';

/** GET, PATCH and DELETE /api/nutriai/reaction-photos/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiReactionPhotoOperations.readReactionPhoto, {
    handle: async (visit) =>
      new Response(await readPicture(visit, visit.caller, visit.params.id), {
        headers: {
          'Content-Type': 'image/jpeg',
          'Cache-Control': 'private, no-store',
          // Opened by itself it runs nothing, whatever a browser may take it for.
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        },
      }),
  }),
  PATCH: operationEndpoint(nutriaiReactionPhotoOperations.changeReactionPhoto, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      return changePhoto(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: operationEndpoint(nutriaiReactionPhotoOperations.deleteReactionPhoto, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'babyLog', subject: `member ${visit.caller.memberId}` });
      await deletePhoto(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
