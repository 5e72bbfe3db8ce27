import type { MealPlanAnswer, MealPlanPatch, MealPlanRequest, PlanStep } from '../contract/nutriai-plans';
import { apiErrorFrom, ApiError } from '../session/api-error';
import { authenticatedFetch } from '../session/authenticated-fetch';
import { errorText } from '../session/error-text';
import { planPath, plansPath } from './plan-paths';
import { serverEvents } from './server-events';

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
const silent = 'The plan could not be made. Please try again.';

/** Makes a plan. The key makes a retry of the same wishes give the same plan, should the first answer have been lost. */
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
      Accept: 'text/event-stream, application/json',
    },
  });
  if (!response.ok) throw await apiErrorFrom(response, { unreadable: () => silent, silent });
  if (!response.body) throw new TypeError('The answer has no body.');
  for await (const { event, data } of serverEvents(response.body)) {
    // The contract's word for what the events carry.
    if (event === 'done') return data as MealPlanAnswer;
    if (event === 'error') throw eventError(data);
    if (isStep(event)) onProgress({ step: event, ...(data as Omit<PlanProgress, 'step'>) });
  }
  throw new TypeError('The answer ended before the plan came.');
}

function isStep(event: string): event is PlanStep {
  return steps.includes(event);
}

function eventError(body: unknown): ApiError {
  const status = typeof body === 'object' && body !== null && 'status' in body ? Number(body.status) : 500;
  return new ApiError({ status, message: errorText(body) ?? silent, body });
}
