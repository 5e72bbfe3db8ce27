import { randomInt, randomUUID } from 'node:crypto';
import type {
  MealPlanAnswer,
  MealPlanRequest,
  PlanChoices,
  PlannedMeals,
} from '../../../contract/nutriai-plans';
import { runInEngine } from '../engine-thread/run-in-engine';
import { fieldErrors } from '../../../platform/http/api-error';
import { noColumns, sql } from '../../../platform/database/sql';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, findBaby, requireParent } from '../babies/baby-rows';
import { dateAfter } from '../log/calendar-days';
import { loggedBaby } from '../log/log-rows';
import { notifyCarers } from '../live/notify-carers';
import { childToPlan, safetyKey } from './child-to-plan';
import { planStartProblem, refuseMorePlans } from './plan-limits';
import { planRequestOf } from './plan-request-of';
import { requirePlan, type StoredRequest, toPlan } from './plan-rows';
import { toPlannedMeals } from './planned-meals';
import { type SolveCall, solvePlan } from './solve-plan';
import { queueBabyEvents } from '../webhooks/queue-baby-events';

const seedsBelow = 2 ** 31;

/** A plan that is made and not yet kept. */
export interface MadePlan {
  babyId: string;
  startDate: string;
  request: StoredRequest;
  meals: PlannedMeals;
  solvedMs: number;
}

/**
 * Makes a plan for a baby of the caller's, outside of any transaction.
 * @throws ApiError 400 for a baby that is not the caller's, fields that cannot be, and a child under six
 *   months; 403 for a carer; 503
 */
export async function makePlan(
  context: ServiceContext,
  { memberId }: Caller,
  { wanted, call }: { wanted: MealPlanRequest; call: SolveCall },
): Promise<MadePlan> {
  const rows = rowsOutside(context);
  const nowMs = context.nowMs();
  const baby = await findBaby(rows, memberId, wanted.baby);
  if (!baby) throw fieldErrors({ baby: [`Invalid pk "${wanted.baby}" - object does not exist.`] });
  await requireParent(rows, memberId, baby.id);
  await refuseMorePlans(rows, baby.id);
  checkStart(wanted.start_date, baby, nowMs);
  await checkWords(wanted, call);
  const { baby: _baby, start_date: startDate, seed = randomInt(seedsBelow), ...rest } = wanted;
  const choices: PlanChoices = { ...rest, seed };
  const child = await childToPlan(rows, { memberId, baby, startDate, nowMs });
  const { planned, solvedMs } = await solvePlan(planRequestOf(choices, { child, startDate }), call);
  return {
    babyId: baby.id,
    startDate,
    request: { ...choices, safety_key: safetyKey(child) },
    meals: toPlannedMeals(planned),
    solvedMs,
  };
}

/** @throws ApiError 400 for a baby that went away meanwhile; 403 for a parent who is one no more */
export async function storePlan(
  context: ServiceContext,
  {
    transaction,
    caller,
    plan: { babyId, startDate, request, meals, solvedMs },
  }: MemberWrite & { plan: MadePlan },
): Promise<MealPlanAnswer> {
  const { rows } = transaction;
  const { memberId } = caller;
  const nowMs = context.nowMs();
  const baby = await loggedBaby(rows, memberId, babyId);
  await notifyCarers(transaction, { babyId, kind: 'plans', caller });
  await requireParent(rows, memberId, babyId);
  await refuseMorePlans(rows, babyId);
  const id = randomUUID();
  const endDate = dateAfter(startDate, request.days - 1);
  await rows(
    noColumns,
    sql`INSERT INTO meal_plans (id, baby_id, made_by, start_date, end_date, request, plan, checked, solved_ms,
        version, created_at_ms, updated_at_ms)
        VALUES (${id}, ${babyId}, ${memberId}, ${startDate}, ${endDate}, ${JSON.stringify(request)},
          ${JSON.stringify(meals)}, '[]', ${solvedMs}, 1,
          ${nowMs}, ${nowMs})`,
  );
  const dates = { start_date: startDate, end_date: endDate };
  await queueBabyEvents(context, {
    transaction,
    babyId,
    events: [{ type: 'plan.made', data: { id, ...dates } }],
  });
  return toPlan(rows, { row: await requirePlan(rows, memberId, id), baby, caller, nowMs });
}

function checkStart(startDate: string, { birth_date: birthDate }: BabyRow, nowMs: number): void {
  const problem = planStartProblem(startDate, { birthDate, nowMs });
  if (problem !== null) throw fieldErrors({ start_date: [problem] });
}

async function checkWords(
  { pantry, exclude }: MealPlanRequest,
  { signal }: Pick<SolveCall, 'signal'>,
): Promise<void> {
  const characters = [...pantry, ...exclude].join('').length;
  const problems = await runInEngine('planWords', { pantry, exclude }, { signal, characters });
  const found = Object.entries(problems).filter(([, messages]) => Object.keys(messages).length > 0);
  if (found.length > 0) throw fieldErrors(Object.fromEntries(found));
}
