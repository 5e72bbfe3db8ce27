import { uuidPath } from '@/lib/contract/nutriai-babies';
import { givenDropAnswer, givenDropPatch } from '@/lib/contract/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeGivenDrop, deleteGivenDrop, readGivenDrop } from '@/lib/nutriai/server/drops/given-drops';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PATCH and DELETE /api/nutriai/given-drops/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    answer: givenDropAnswer,
    handle: (visit) => readGivenDrop(visit, visit.caller, visit.params.id),
  }),
  PATCH: memberEndpoint({
    params: uuidPath,
    body: givenDropPatch,
    answer: givenDropAnswer,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeGivenDrop(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: memberEndpoint({
    params: uuidPath,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteGivenDrop(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
