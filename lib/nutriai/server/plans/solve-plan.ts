import { ApiError, fieldErrors, unavailable } from '../../../platform/http/api-error';
import type { Child } from '../../engine/child';
import { type MealPlan, type PlanRefusal } from '../../engine/planner/meal-plan';
import { plan } from '../../engine/planner/plan';
import { isTooYoungForPlans, refusalOf } from '../../engine/planner/plan-refusal';
import { type PlanRequest } from '../../engine/planner/plan-request';
import { WorkerSolver } from '../../engine/planner/solve-in-worker';
import { warmUpPlanner } from '../../engine/planner/warm-up';
import { lastAgeMonths } from '../../engine/needs/need-age';
import { sources } from '../../engine/sources';
import { afterStart } from '../../../platform/process/after-start';
import { type Progress, reportSteps } from './report-steps';
import { BoundedQueue, QueueFullError } from '../../../platform/threads/bounded-queue';

/**
 * A plan takes about half a second of one core: two at once leave room for the pages, and who is twelfth
 * waits a few seconds.
 */
const atOnce = 2;
const waitingAtMost = 10;
const fullWaitSeconds = 5;

interface Planning {
  solver: WorkerSolver;
  queue: BoundedQueue;
}

/** One for the process: every route bundles its own copy of this module. */
const shared = globalThis as { [key: symbol]: Planning | undefined };
const planningKey = Symbol.for('little-pear.planning');

function planning(): Planning {
  return (shared[planningKey] ??= {
    solver: new WorkerSolver({ workers: atOnce }),
    queue: new BoundedQueue({ atOnce, waitingAtMost }),
  });
}

// The first parent to ask for a plan should not wait for what can be done ahead.
afterStart('planner', () => warmUpPlanner(planning().solver));

export interface SolveCall {
  /** Fires when whoever asked has gone. */
  signal: AbortSignal;
  onStep: (progress: Progress) => void;
}

/**
 * A plan, made in its turn. To be called outside of a transaction.
 * @throws ApiError 400 for a child who gets no plan yet or any more; 503 when too much waits, or when the
 *   caller has gone
 */
export async function solvePlan(
  request: PlanRequest,
  { signal, onStep }: SolveCall,
): Promise<{ planned: MealPlan; solvedMs: number }> {
  refuseOlder(request.child);
  // Known without a turn in the queue, in which a caller who follows the steps would be told to wait first.
  if (isTooYoungForPlans(request.child)) throw refusalError(refusalOf(request));
  const { solver, queue } = planning();
  const { days } = request;
  const onWait = () => onStep({ step: 'waiting', week: 1, weeks: 1, attempt: 1 });
  try {
    return await queue.run({ signal, onWait }, async () => {
      const startedMs = performance.now();
      const planned = await plan({ ...request, signal }, reportSteps(solver, { days, report: onStep }));
      if ('refused' in planned) throw refusalError(planned);
      return { planned, solvedMs: Math.round(performance.now() - startedMs) };
    });
  } catch (error) {
    if (error instanceof QueueFullError)
      throw unavailable('Many plans are being created. Try again in a moment.', fullWaitSeconds);
    if (signal.aborted) throw unavailable('The caller has gone.');
    throw error;
  }
}

/** @throws ApiError 400: needs are known to the end of the third year */
export function refuseOlder(child: Child): void {
  if (child.ageMonths <= lastAgeMonths) return;
  throw fieldErrors({ baby: ['Plans are for children up to three years old.'] });
}

/** Why there is no plan, in the planner's own words. */
function refusalError({ refused, why, whatHelps, sources: ids }: PlanRefusal): ApiError {
  return new ApiError('invalid', {
    baby: [why],
    code: refused,
    what_helps: whatHelps,
    sources: ids.map((id) => sources[id]),
  });
}
