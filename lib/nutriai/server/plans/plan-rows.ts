import * as z from 'zod';
import {
  type MealPlanAnswer,
  type MealPlanSummary,
  planChoices,
  plannedMeals,
  type PlannedDayAnswer,
  type PlannedSlotAnswer,
} from '../../../contract/nutriai-plans';
import { notFound } from '../../../platform/http/api-error';
import { numberColumn, type Sql, sql } from '../../../platform/database/sql';
import type { Caller } from '../../../platform/http/service-context';
import type { Child } from '../../engine/child';
import { gateVerdict } from '../../engine/planner/recipe-gate';
import { letsThrough } from '../../engine/safety/verdict';
import { recipeFacts } from '../../engine/recipes/recipe-facts';
import { recipeById } from '../../engine/recipes/recipe-list';
import { recordedAllergies } from '../../engine/safety/recorded-allergies';
import { type BabyRow, jsonText, type Rows } from '../babies/baby-rows';
import { logColumns, logFields, logsOf, toMadeBy } from '../log/log-rows';
import type { MealRow } from '../log/meal-rows';
import { planInEnglish, planSummaryInEnglish } from './plan-in-english';
import { childOfMeals, childToPlan, reactedTo, safetyKey } from './child-to-plan';

/** What was asked, and the name of the child's state that the dishes were judged by. */
const storedRequest = planChoices.extend({ safety_key: z.string() });
const storedPlan = plannedMeals;

const planRow = z.object({
  ...logFields,
  start_date: z.string(),
  end_date: z.string(),
  request: jsonText(storedRequest),
  plan: jsonText(storedPlan),
  checked: jsonText(z.array(z.string())),
  solved_ms: numberColumn,
  version: numberColumn,
});

/** A plan with what the member who asked may do with it. */
export type PlanRow = z.output<typeof planRow>;
export type StoredRequest = z.output<typeof storedRequest>;

export const mealPlans = sql`meal_plans`;

/** Plans as `e` of babies that this member looks after. */
export function selectPlans(rows: Rows, memberId: string, rest: Sql): Promise<PlanRow[]> {
  return rows(
    planRow,
    sql`SELECT ${logColumns}, e.start_date, e.end_date, e.request, e.plan, e.checked, e.solved_ms,
        e.version ${logsOf(mealPlans, memberId)} ${rest}`,
  );
}

/** @throws ApiError 404 for a plan that is not there, or of a baby that is not the member's */
export async function requirePlan(rows: Rows, memberId: string, id: string): Promise<PlanRow> {
  const [row] = await selectPlans(rows, memberId, sql`WHERE e.id = ${id}`);
  if (!row) throw notFound();
  return row;
}

type Days = readonly PlannedDayAnswer[];

interface Judged {
  days: Days;
  isOutdated: boolean;
}

/**
 * The days as the child may have them now. A plan outlives the profile that it was made for: where an allergy
 * or a reaction has come since, its dishes are judged anew, and none that is unsafe passes for safe.
 */
export function judgedDays({ plan, request }: Pick<PlanRow, 'plan' | 'request'>, child: Child): Judged {
  if (request.safety_key === safetyKey(child)) return { days: plan.days, isOutdated: false };
  const barred = new Set<string>([...recordedAllergies(child).allergens, ...reactedTo(child)]);
  const days = plan.days.map((day) => ({
    ...day,
    slots: day.slots.map((slot) => judgedSlot(slot, child, barred)),
  }));
  return { days, isOutdated: days.some(({ slots }) => slots.some(({ verdict }) => verdict === 'block')) };
}

function judgedSlot(slot: PlannedSlotAnswer, child: Child, barred: ReadonlySet<string>): PlannedSlotAnswer {
  const recipe = slot.recipe === null ? undefined : recipeById(slot.recipe);
  if (!recipe) return slot;
  const { allergens, mayContain } = recipeFacts(recipe);
  const verdict = [...allergens, ...mayContain].some((allergen) => barred.has(allergen))
    ? 'block'
    : gateVerdict(recipe, child);
  return letsThrough(verdict)
    ? { ...slot, verdict }
    : {
        ...slot,
        verdict: 'block',
        why: 'Not safe for your child according to the current profile and log.',
      };
}

interface Seen {
  row: PlanRow;
  baby: BabyRow;
  caller: Caller;
  nowMs: number;
}

function askedOf({ row, baby, caller, nowMs }: Seen) {
  return { memberId: caller.memberId, baby, startDate: row.start_date, nowMs };
}

function headOf({ row, caller }: Seen, { isOutdated }: Judged) {
  return {
    id: row.id,
    baby: row.baby_id,
    start_date: row.start_date,
    end_date: row.end_date,
    is_outdated: isOutdated,
    version: row.version,
    made_by: toMadeBy(row, caller.memberId),
    created_at: new Date(row.created_at_ms).toISOString(),
    updated_at: new Date(row.updated_at_ms).toISOString(),
  };
}

/** A plan as the contract shows it. */
export async function toPlan(rows: Rows, seen: Seen): Promise<MealPlanAnswer> {
  const { row } = seen;
  const now = judgedDays(row, await childToPlan(rows, askedOf(seen), 'reactions'));
  const bought = new Set(row.plan.shopping_list.map(({ food }) => food));
  const plan = {
    ...headOf(seen, now),
    ...row.plan,
    days: [...now.days],
    choices: row.request,
    checked: row.checked.filter((food) => bought.has(food)),
    solved_ms: row.solved_ms,
  };
  return planInEnglish(plan, seen.caller);
}

/** The same in short, for lists, by the meals that the baby reacted to. */
export async function toPlanSummary(seen: Seen, reactions: readonly MealRow[]): Promise<MealPlanSummary> {
  const now = judgedDays(seen.row, await childOfMeals(reactions, askedOf(seen)));
  const plan = {
    ...headOf(seen, now),
    days: now.days.map(({ date, slots }) => ({ date, slots })),
    introductions: seen.row.plan.introductions,
  };
  return planSummaryInEnglish(plan, seen.caller);
}
