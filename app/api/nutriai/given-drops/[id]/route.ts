import { nutriaiDropOperations } from '@/lib/contract/openapi/operations/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeGivenDrop, deleteGivenDrop, readGivenDrop } from '@/lib/nutriai/server/drops/given-drops';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PATCH and DELETE /api/nutriai/given-drops/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiDropOperations.readGivenDrop, {
    handle: (visit) => readGivenDrop(visit, visit.caller, visit.params.id),
  }),
  PATCH: operationEndpoint(nutriaiDropOperations.changeGivenDrop, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeGivenDrop(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: operationEndpoint(nutriaiDropOperations.deleteGivenDrop, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteGivenDrop(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
