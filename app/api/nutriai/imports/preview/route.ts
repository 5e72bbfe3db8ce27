import { importPreview } from '@/lib/contract/nutriai-imports';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { importQuery } from '@/lib/nutriai/server/imports/import-choices';
import { previewFile } from '@/lib/nutriai/server/imports/import-file';
import { readSentFile } from '@/lib/nutriai/server/imports/read-sent-file';

/** POST /api/nutriai/imports/preview */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: memberEndpoint({
    query: importQuery,
    answer: importPreview,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'dataImport', subject: `member ${visit.caller.memberId}` });
      const sent = await readSentFile(visit.request);
      return previewFile(visit, visit.caller, { query: visit.query, sent });
    },
  }),
});
