import { nutriaiBabyOperations } from '@/lib/contract/openapi/operations/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { operationEndpoint } from '@/lib/platform/http/operation-endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeBaby, deleteBaby, readBaby } from '@/lib/nutriai/server/babies/babies';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyChange', subject: `member ${memberId}` });

/** GET, PUT, PATCH and DELETE /api/nutriai/baby-profiles/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: operationEndpoint(nutriaiBabyOperations.readBaby, {
    key: { baby: ({ params }) => params.id },
    handle: (visit) => readBaby(visit, visit.caller, visit.params.id),
  }),
  PUT: operationEndpoint(nutriaiBabyOperations.replaceBaby, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeBaby(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  PATCH: operationEndpoint(nutriaiBabyOperations.changeBaby, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeBaby(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: operationEndpoint(nutriaiBabyOperations.deleteBaby, {
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteBaby(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
