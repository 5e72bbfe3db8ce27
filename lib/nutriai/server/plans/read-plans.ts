import * as z from 'zod';
import type { AlternativesAnswer, MealPlanAnswer, MealPlanSummary } from '../../../contract/nutriai-plans';
import { noColumns, numberColumn, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { PagedQuery } from '../../../platform/http/pagination';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { alternatives } from '../../engine/planner/alternatives';
import { rowsOutside } from '../babies/babies';
import { requireBaby, requireParent, selectBabies } from '../babies/baby-rows';
import { orderBy } from '../log/list-order';
import { logsOf } from '../log/log-rows';
import { isOfBabies } from '../log/water-intake';
import { notifyCarers } from '../live/notify-carers';
import { childToPlan, reactionsOf } from './child-to-plan';
import { alternativesInEnglish } from './plan-in-english';
import { layoutOf, placedAt } from './plan-layout';
import { planRequestOf } from './plan-request-of';
import { mealPlans, requirePlan, selectPlans, toPlan, toPlanSummary } from './plan-rows';
import { toPlannedDays } from './planned-meals';
import { refuseOlder } from './solve-plan';

const columns = { start_date: sql`e.start_date`, created_at: sql`e.created_at_ms` };

export interface PlanQuery {
  baby?: string;
  /** A day that the plan has. */
  on?: string;
  ordering?: string;
}

/**
 * One page of the plans of the caller's babies, the latest first.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function listPlans(
  context: ServiceContext,
  caller: Caller,
  { query, page: { limit, offset } }: PagedQuery<PlanQuery>,
): Promise<{ count: number; results: MealPlanSummary[] }> {
  const rows = rowsOutside(context);
  const nowMs = context.nowMs();
  const { memberId } = caller;
  const babies =
    query.baby === undefined
      ? await selectBabies(rows, memberId)
      : [await requireBaby(rows, memberId, query.baby)];
  const isAsked = sql`WHERE ${isOfBabies(babies)} AND ${isOn(query)}`;
  const order = orderBy(query.ordering, columns, {
    standard: sql`e.start_date DESC, e.created_at_ms DESC`,
    tie: sql`e.id`,
  });
  const found = await selectPlans(rows, memberId, sql`${isAsked} ${order} LIMIT ${limit} OFFSET ${offset}`);
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${logsOf(mealPlans, memberId)} ${isAsked}`,
  );
  const planned = babies.filter(({ id }) => found.some((row) => row.baby_id === id));
  const reactions = await reactionsOf(rows, memberId, planned);
  const results: MealPlanSummary[] = [];
  for (const row of found) {
    const baby = planned.find(({ id }) => id === row.baby_id);
    if (baby) results.push(await toPlanSummary({ row, baby, caller, nowMs }, reactions.get(baby.id) ?? []));
  }
  return { count: counted?.total ?? 0, results };
}

/** Dates are text of one length, so that they compare as such in both databases. */
function isOn({ on }: PlanQuery) {
  return on === undefined ? sql`1 = 1` : sql`e.start_date <= ${on} AND e.end_date >= ${on}`;
}

/**
 * The baby that a plan is for.
 * @throws ApiError 404
 */
export async function babyOfPlan(context: ServiceContext, { memberId }: Caller, id: string): Promise<string> {
  const { baby_id: babyId } = await requirePlan(rowsOutside(context), memberId, id);
  return babyId;
}

/** @throws ApiError 404 */
export async function readPlan(context: ServiceContext, caller: Caller, id: string): Promise<MealPlanAnswer> {
  const rows = rowsOutside(context);
  const row = await requirePlan(rows, caller.memberId, id);
  const baby = await requireBaby(rows, caller.memberId, row.baby_id);
  return toPlan(rows, { row, baby, caller, nowMs: context.nowMs() });
}

/** @throws ApiError 404; 403 for a carer */
export async function deletePlan(context: ServiceContext, caller: Caller, id: string): Promise<void> {
  await withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const { memberId } = caller;
    const { baby_id: babyId } = await requirePlan(rows, memberId, id);
    await requireParent(rows, memberId, babyId);
    await notifyCarers(transaction, { babyId, kind: 'plans', caller });
    await rows(noColumns, sql`DELETE FROM meal_plans WHERE id = ${id}`);
  });
}

/**
 * Up to three other dishes for a place, with which the plan keeps its rules; the best first.
 * @throws ApiError 404; 400 for a place that the plan has not got, and for a child who outgrew plans
 */
export async function readAlternatives(
  context: ServiceContext,
  caller: Caller,
  { id, date, slot }: { id: string; date: string; slot: number },
): Promise<AlternativesAnswer> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  const row = await requirePlan(rows, memberId, id);
  placedAt(layoutOf(row.plan.days), { date, slot }, (text) => ({ slot: [text] }));
  const baby = await requireBaby(rows, memberId, row.baby_id);
  const startDate = row.start_date;
  const child = await childToPlan(rows, { memberId, baby, startDate, nowMs: context.nowMs() });
  refuseOlder(child);
  const request = planRequestOf(row.request, { child, startDate });
  const found = alternatives({ days: toPlannedDays(row.plan.days) }, request, { date, slot });
  return alternativesInEnglish({ results: found.map((dish) => ({ ...dish, slug: dish.recipe })) }, caller);
}
