import { nutriaiDropOperations } from '@/lib/contract/openapi/operations/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeDrop, deleteDrop, readDrop } from '@/lib/nutriai/server/drops/drops';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PATCH and DELETE /api/nutriai/drops/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiDropOperations.readDrop, {
    handle: (visit) => readDrop(visit, visit.caller, { id: visit.params.id, ...visit.query }),
  }),
  PATCH: operationEndpoint(nutriaiDropOperations.changeDrop, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeDrop(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: operationEndpoint(nutriaiDropOperations.deleteDrop, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteDrop(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
