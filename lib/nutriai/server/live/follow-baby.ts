import type { Visit } from '../../../platform/http/endpoint';
import type { Caller } from '../../../platform/http/service-context';
import { topicStream } from '../../../platform/live/topic-stream';
import { rowsOutside } from '../babies/babies';
import { requireBaby } from '../babies/baby-rows';
import { topicOfBaby } from './notify-carers';

/**
 * Server-sent events of what changes for a baby, for as long as the caller is signed in and looks after it.
 * @throws ApiError 404 for a baby that is not the caller's; 429 and 503 where too many are open
 */
export async function followBaby(visit: Visit, caller: Caller, babyId: string): Promise<Response> {
  const requireAccess = () => requireBaby(rowsOutside(visit), caller.memberId, babyId);
  await requireAccess();
  return topicStream({
    topic: topicOfBaby(babyId),
    memberId: caller.memberId,
    sessionId: caller.sessionId,
    checkReader: async () => {
      await visit.checkCaller();
      await requireAccess();
    },
    signal: visit.request.signal,
  });
}
