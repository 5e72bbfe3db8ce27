import type {
  MealPlanAnswer,
  MealPlanPatch,
  MealPlanRequest,
  PlanStep,
} from '../../../contract/nutriai-plans';
import { authenticatedFetch } from '../../../accounts/client/authenticated-fetch';
import { acceptEvents, followEvents } from '../follow-events';
import { planPath, plansPath } from './plan-paths';

export interface PlanProgress {
  step: PlanStep;
  /** From 1. */
  week: number;
  weeks: number;
  attempt: number;
}

interface Following {
  signal: AbortSignal;
  onProgress: (progress: PlanProgress) => void;
}

const steps: readonly string[] = ['waiting', 'choosing', 'portioning', 'checking'] satisfies PlanStep[];
const silent = 'The plan couldn’t be created. Please try again.';

/**
 * Makes a plan. The key makes a retry of the same wishes give the same plan, should the first answer have
 * been lost.
 */
export function makePlan(
  request: Omit<MealPlanRequest, 'seed'>,
  idempotencyKey: string,
  following: Following,
): Promise<MealPlanAnswer> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  return follow(plansPath, { method: 'POST', headers, body: JSON.stringify(request) }, following);
}

/** Plans the rest of a plan anew. */
export function resolvePlan(
  id: string,
  patch: Pick<MealPlanPatch, 'version' | 'resolve_from'>,
  following: Following,
): Promise<MealPlanAnswer> {
  const body = JSON.stringify({ ...patch, resolve: true });
  return follow(planPath(id), { method: 'PATCH', body }, following);
}

async function follow(
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
  { signal, onProgress }: Following,
): Promise<MealPlanAnswer> {
  const response = await authenticatedFetch(path, {
    ...init,
    signal,
    headers: {
      ...init.headers,
      'Content-Type': 'application/json',
      Accept: acceptEvents,
    },
  });
  return followEvents(response, {
    silent,
    onEvent: ({ event, data }) => {
      // The contract's word for what the events carry.
      if (isStep(event)) onProgress({ step: event, ...(data as Omit<PlanProgress, 'step'>) });
    },
  });
}

function isStep(event: string): event is PlanStep {
  return steps.includes(event);
}
