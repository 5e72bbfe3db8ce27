import type { MealPlanAnswer, MealPlanPatch, PlannedMeals } from '../../../contract/nutriai-plans';
import { conflict, fieldErrors, forbidden } from '../../../platform/http/api-error';
import { noColumns, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import type { Child } from '../../engine/child';
import { alternatives } from '../../engine/planner/alternatives';
import { rowsOutside } from '../babies/babies';
import { requireBaby } from '../babies/baby-rows';
import { notifyCarers } from '../live/notify-carers';
import { childToPlan, safetyKey } from './child-to-plan';
import { newAllergenFaults } from './new-allergen-faults';
import {
  keptIn,
  type Layout,
  layoutOf,
  type Placed,
  placedAt,
  withDish,
  withLocks,
  withMove,
  withOwnLocks,
} from './plan-layout';
import { planRequestOf } from './plan-request-of';
import { type PlanRow, requirePlan, type StoredRequest, toPlan } from './plan-rows';
import { toPlannedDays, toPlannedMeals } from './planned-meals';
import { refuseOlder, type SolveCall, solvePlan } from './solve-plan';

const seedsBelow = 2 ** 31;

/** What a change makes of a plan. */
interface Changed {
  request: StoredRequest;
  meals: PlannedMeals;
  solvedMs: number;
}

/** Whether a change has the planner work: then it takes about as long as a new plan. */
function isSolved({ move, swap, resolve }: MealPlanPatch): boolean {
  return move !== undefined || swap !== undefined || resolve === true;
}

const changesMeals = (patch: MealPlanPatch) => isSolved(patch) || patch.locks !== undefined;

/**
 * Changes a plan: its dishes and locks by a parent, its shopping list by everybody who looks after the baby.
 * @throws ApiError 404; 403 for a carer; 409 for another version than the one that was meant, or that was
 *   there when the planner began; 400 for places and dishes that cannot be; 503
 */
export async function changePlan(
  context: ServiceContext,
  caller: Caller,
  { id, patch, ...call }: SolveCall & { id: string; patch: MealPlanPatch },
): Promise<MealPlanAnswer> {
  const row = await requirePlan(rowsOutside(context), caller.memberId, id);
  if (changesMeals(patch) && row.role !== 'parent')
    throw forbidden('Only a parent of this baby may do this.');
  if (patch.version !== undefined) refuseStale(row, patch.version);
  const changed = changesMeals(patch) ? await changedMeals(context, caller, { row, patch, call }) : null;
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const nowMs = context.nowMs();
    await notifyCarers(transaction, { babyId: row.baby_id, kind: 'plans', caller });
    await rows(noColumns, sql`UPDATE meal_plans SET version = version WHERE id = ${id}`);
    const stored = await requirePlan(rows, caller.memberId, id);
    if (changed) {
      if (stored.role !== 'parent') throw forbidden('Only a parent of this baby may do this.');
      refuseStale(stored, row.version);
    }
    const {
      request: wanted,
      meals,
      solvedMs,
    } = changed ?? {
      request: stored.request,
      meals: stored.plan,
      solvedMs: stored.solved_ms,
    };
    const request = { ...wanted, grown_ups: patch.grown_ups ?? stored.request.grown_ups };
    const version = stored.version + (changed ? 1 : 0);
    const checked = JSON.stringify(checkedWith(stored.checked, patch.checked ?? []));
    await rows(
      noColumns,
      sql`UPDATE meal_plans SET request = ${JSON.stringify(request)}, plan = ${JSON.stringify(meals)},
          checked = ${checked},
            solved_ms = ${solvedMs}, version = ${version}, updated_at_ms = ${nowMs} WHERE id = ${id}`,
    );
    const baby = await requireBaby(rows, caller.memberId, stored.baby_id);
    return toPlan(rows, { row: await requirePlan(rows, caller.memberId, id), baby, caller, nowMs });
  });
}

function refuseStale({ version }: PlanRow, meant: number): void {
  if (version === meant) return;
  throw conflict({ detail: 'This plan has been changed. Please check it first.', version });
}

/** The ticks of two people in two shops add up. */
function checkedWith(
  before: readonly string[],
  ticks: readonly { food: string; checked: boolean }[],
): string[] {
  const checked = new Set(before);
  for (const { food, checked: isChecked } of ticks) {
    if (isChecked) checked.add(food);
    else checked.delete(food);
  }
  return [...checked];
}

interface Wanted {
  row: PlanRow;
  patch: MealPlanPatch;
  call: SolveCall;
}

async function changedMeals(
  context: ServiceContext,
  { memberId }: Caller,
  { row, patch, call }: Wanted,
): Promise<Changed> {
  const { request, plan } = row;
  if (!isSolved(patch)) {
    const layout = withLocks(layoutOf(plan.days), patch.locks ?? []);
    return { request, meals: { ...plan, days: withOwnLocks(plan.days, layout) }, solvedMs: row.solved_ms };
  }
  const rows = rowsOutside(context);
  const baby = await requireBaby(rows, memberId, row.baby_id);
  const startDate = row.start_date;
  const child = await childToPlan(rows, { memberId, baby, startDate, nowMs: context.nowMs() });
  refuseOlder(child);
  const layout = changedLayout(row, child, patch);
  const seed = patch.resolve ? (request.seed + 1) % seedsBelow : request.seed;
  const choices = { ...request, seed };
  const locks = keptIn(layout, patch.resolve ? isKept(patch) : undefined);
  const { planned, solvedMs } = await solvePlan(planRequestOf(choices, { child, startDate, locks }), call);
  const meals = toPlannedMeals(planned);
  return {
    request: { ...choices, safety_key: safetyKey(child) },
    meals: { ...meals, days: withOwnLocks(meals.days, layout) },
    solvedMs,
  };
}

/** What a new solution leaves where it is. */
function isKept({ resolve_from: from }: MealPlanPatch): (placed: Placed) => boolean {
  return ({ locked, date }) => locked || (from !== undefined && date < from);
}

function changedLayout(row: PlanRow, child: Child, { move, swap, locks }: MealPlanPatch): Layout {
  let layout = layoutOf(row.plan.days);
  if (move) {
    const moved = withMove(layout, move);
    refuseNewFaults(row, child, { before: layout, after: moved });
    layout = moved;
  }
  if (swap) layout = withSwap({ row, child }, layout, swap);
  return locks ? withLocks(layout, locks) : layout;
}

/** @throws ApiError 400 for a move that brings new allergens where they may not be and were not before */
function refuseNewFaults(
  row: PlanRow,
  child: Child,
  { before, after }: { before: Layout; after: Layout },
): void {
  const faultsOf = (layout: Layout) =>
    newAllergenFaults(
      planRequestOf(row.request, { child, startDate: row.start_date, locks: keptIn(layout) }),
    );
  const known = faultsOf(before);
  const fresh = [...faultsOf(after)].filter(([allergen]) => !known.has(allergen)).map(([, text]) => text);
  if (fresh.length > 0) throw fieldErrors({ move: fresh });
}

/** @throws ApiError 400 for a dish with which the plan would not keep its rules */
function withSwap(
  { row, child }: { row: PlanRow; child: Child },
  layout: Layout,
  { recipe, ...place }: NonNullable<MealPlanPatch['swap']>,
): Layout {
  placedAt(layout, place, (text) => ({ swap: { slot: [text] } }));
  const request = planRequestOf(row.request, { child, startDate: row.start_date });
  const [dish] = alternatives({ days: daysWith(row, layout) }, request, { ...place, recipe });
  if (!dish) throw fieldErrors({ swap: { recipe: ['This dish would break the rules of the plan.'] } });
  return withDish(layout, place, dish);
}

/** The kept days with the dishes of a layout; a place that has no portion yet counts with what stood there. */
function daysWith({ plan }: PlanRow, layout: Layout) {
  return toPlannedDays(plan.days).map((day) => ({
    ...day,
    slots: day.slots.map((slot, index) => {
      const placed = layout.find((each) => each.date === day.date && each.slot === index);
      return { ...slot, recipe: placed?.recipe ?? null, grams: placed?.grams ?? slot.grams };
    }),
  }));
}
