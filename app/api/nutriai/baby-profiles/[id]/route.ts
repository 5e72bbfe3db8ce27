import { babyAnswer, babyPatch, babyRequest, uuidPath } from '@/lib/contract/nutriai-babies';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeBaby, deleteBaby, readBaby } from '@/lib/nutriai/server/babies/babies';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyChange', subject: `member ${memberId}` });

/** GET, PUT, PATCH and DELETE /api/nutriai/baby-profiles/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    answer: babyAnswer,
    key: { operation: 'readBaby', baby: ({ params }) => params.id },
    handle: (visit) => readBaby(visit, visit.caller, visit.params.id),
  }),
  PUT: memberEndpoint({
    params: uuidPath,
    body: babyRequest,
    answer: babyAnswer,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeBaby(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  PATCH: memberEndpoint({
    params: uuidPath,
    body: babyPatch,
    answer: babyAnswer,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeBaby(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: memberEndpoint({
    params: uuidPath,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteBaby(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
