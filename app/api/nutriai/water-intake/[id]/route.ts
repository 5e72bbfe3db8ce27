import { uuidPath } from '@/lib/contract/nutriai-babies';
import { waterAnswer, waterPatch, waterReplacement } from '@/lib/contract/nutriai-water';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeWater, deleteWater, readWater } from '@/lib/nutriai/server/log/water-intake';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PUT, PATCH and DELETE /api/nutriai/water-intake/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    answer: waterAnswer,
    handle: (visit) => readWater(visit, visit.caller, visit.params.id),
  }),
  PUT: memberEndpoint({
    params: uuidPath,
    body: waterReplacement,
    answer: waterAnswer,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeWater(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  PATCH: memberEndpoint({
    params: uuidPath,
    body: waterPatch,
    answer: waterAnswer,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeWater(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: memberEndpoint({
    params: uuidPath,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteWater(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
