import { nutriaiImportOperations } from '@/lib/contract/openapi/operations/nutriai-imports';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { pagedList, pageOf } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';
import { listImports } from '@/lib/nutriai/server/imports/list-imports';
import { importFile } from '@/lib/nutriai/server/imports/import-file';
import { readSentFile } from '@/lib/nutriai/server/imports/read-sent-file';

/** GET and POST /api/nutriai/imports */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiImportOperations.listImports, {
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listImports(visit, visit.caller, { ...page, baby: visit.query.baby });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: operationEndpoint(nutriaiImportOperations.applyImport, {
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'dataImport', subject: `member ${visit.caller.memberId}` });
      const sent = await readSentFile(visit.request);
      return importFile(visit, visit.caller, { query: visit.query, sent });
    },
  }),
});
