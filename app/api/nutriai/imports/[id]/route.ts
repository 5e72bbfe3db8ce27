import { nutriaiImportOperations } from '@/lib/contract/openapi/operations/nutriai-imports';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { undoImport } from '@/lib/nutriai/server/imports/undo-import';

/** DELETE /api/nutriai/imports/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  DELETE: operationEndpoint(nutriaiImportOperations.undoImport, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'dataImport', subject: `member ${visit.caller.memberId}` });
      return undoImport(visit, visit.caller, { id: visit.params.id, edited: visit.query.edited });
    },
  }),
});
