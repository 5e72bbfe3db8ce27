import { nutriaiPortionsOperations } from '@/lib/contract/openapi/operations/nutriai-portions';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changePortions, deletePortions, readPortions } from '@/lib/nutriai/server/portions/stored-portions';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PATCH and DELETE /api/nutriai/stored-portions/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiPortionsOperations.readStoredPortions, {
    handle: (visit) => readPortions(visit, visit.caller, visit.params.id),
  }),
  PATCH: operationEndpoint(nutriaiPortionsOperations.changeStoredPortions, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changePortions(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: operationEndpoint(nutriaiPortionsOperations.deleteStoredPortions, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deletePortions(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
