import { type MealPlanAnswer, mealPlanAnswer } from '../../../contract/nutriai-plans';
import type { Visit } from '../../../platform/http/endpoint';
import { eventStream, wantsEventStream } from '../../../platform/http/event-stream';
import type { SolveCall } from './solve-plan';

/** Answers with a plan, or with the steps of the planner and the plan at their end for a caller who asks for events. */
export function withSteps(
  visit: Pick<Visit, 'request' | 'requestId' | 'checkCaller'>,
  { status }: { status: number },
  work: (call: SolveCall) => Promise<MealPlanAnswer>,
): Promise<MealPlanAnswer | Response> {
  const { request } = visit;
  if (!wantsEventStream(request)) return work({ signal: request.signal, onStep: () => undefined });
  return eventStream(visit, {
    answer: mealPlanAnswer,
    status,
    work: ({ send, signal }) => work({ signal, onStep: ({ step, ...progress }) => send(step, progress) }),
  });
}
