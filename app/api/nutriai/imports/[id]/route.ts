import { uuidPath } from '@/lib/contract/nutriai-babies';
import { undoAnswer, undoQuery } from '@/lib/contract/nutriai-imports';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { undoImport } from '@/lib/nutriai/server/imports/undo-import';

/** DELETE /api/nutriai/imports/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  DELETE: memberEndpoint({
    params: uuidPath,
    query: undoQuery,
    answer: undoAnswer,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'dataImport', subject: `member ${visit.caller.memberId}` });
      return undoImport(visit, visit.caller, { id: visit.params.id, edited: visit.query.edited });
    },
  }),
});
