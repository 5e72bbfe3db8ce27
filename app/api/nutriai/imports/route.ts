import { importListAnswer, importListFilter, importResult } from '@/lib/contract/nutriai-imports';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { pagedList, pageOf, pageQuery } from '@/lib/platform/http/pagination';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import { getSettings } from '@/lib/platform/settings/settings';
import { importQuery } from '@/lib/nutriai/server/imports/import-choices';
import { listImports } from '@/lib/nutriai/server/imports/list-imports';
import { importFile } from '@/lib/nutriai/server/imports/import-file';
import { readSentFile } from '@/lib/nutriai/server/imports/read-sent-file';

/** GET and POST /api/nutriai/imports */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    query: pageQuery.extend(importListFilter.shape),
    answer: importListAnswer,
    handle: async (visit) => {
      const page = pageOf(visit.query);
      const list = await listImports(visit, visit.caller, { ...page, baby: visit.query.baby });
      return pagedList({ ...list, page, request: visit.request, siteUrl: getSettings().SITE_URL });
    },
  }),
  POST: memberEndpoint({
    query: importQuery,
    answer: importResult,
    status: 201,
    handle: async (visit) => {
      await enforceLimit(visit, { name: 'dataImport', subject: `member ${visit.caller.memberId}` });
      const sent = await readSentFile(visit.request);
      return importFile(visit, visit.caller, { query: visit.query, sent });
    },
  }),
});
