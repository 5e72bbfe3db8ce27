import { uuidPath } from '@/lib/contract/nutriai-babies';
import { dropAnswer, dropPatch } from '@/lib/contract/nutriai-drops';
import { apiRoute } from '@/app/api/api-route';
import { memberEndpoint } from '@/lib/platform/http/endpoint';
import { enforceLimit } from '@/lib/platform/http/rate-limit';
import type { Caller, ServiceContext } from '@/lib/platform/http/service-context';
import { changeDrop, deleteDrop, readDrop } from '@/lib/nutriai/server/drops/drops';
import { dayQuery } from '@/lib/nutriai/server/log/list-query';

const countChange = (context: ServiceContext, { memberId }: Caller) =>
  enforceLimit(context, { name: 'babyLog', subject: `member ${memberId}` });

/** GET, PATCH and DELETE /api/nutriai/drops/{id} */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: memberEndpoint({
    params: uuidPath,
    query: dayQuery,
    answer: dropAnswer,
    handle: (visit) => readDrop(visit, visit.caller, { id: visit.params.id, ...visit.query }),
  }),
  PATCH: memberEndpoint({
    params: uuidPath,
    body: dropPatch,
    answer: dropAnswer,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      return changeDrop(visit, visit.caller, { id: visit.params.id, patch: visit.body });
    },
  }),
  DELETE: memberEndpoint({
    params: uuidPath,
    handle: async (visit) => {
      await countChange(visit, visit.caller);
      await deleteDrop(visit, visit.caller, visit.params.id);
      return undefined;
    },
  }),
});
