import { uuidPath } from '@/lib/contract/nutriai-babies';
import { portionsAnswer, portionsPatch } from '@/lib/contract/nutriai-portions';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changePortions, deletePortions, readPortions } from '@/lib/nutriai/server/portions/stored-portions';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PATCH and DELETE /api/nutriai/stored-portions/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    answer: portionsAnswer,
    handle: (visit) => readPortions(visit, visit.caller, visit.params.id),
  }),
  PATCH: memberEndpoint({
    params: uuidPath,
    body: portionsPatch,
    answer: portionsAnswer,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changePortions(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: memberEndpoint({
    params: uuidPath,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deletePortions(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
