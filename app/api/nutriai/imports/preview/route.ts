import { nutriaiImportOperations } from '@/lib/contract/openapi/operations/nutriai-imports';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { previewFile } from '@/lib/nutriai/server/imports/import-file';
import { readSentFile } from '@/lib/nutriai/server/imports/read-sent-file';

/** POST /api/nutriai/imports/preview */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: operationEndpoint(nutriaiImportOperations.previewImport, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'dataImport', subject: `member ${visit.caller.memberId}` });
      const sent = await readSentFile(visit.request);
      return previewFile(visit, visit.caller, { query: visit.query, sent });
    },
  }),
});
