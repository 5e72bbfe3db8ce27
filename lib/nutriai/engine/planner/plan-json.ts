import { type Child } from '../child';
import { childOn } from '../insights/child-on';
import { babyOf } from '../insights/insights-input';
import { type Fields, listOf, numberOf, objectOf, optional, stringOf } from '../json-fields';
import { type NutrientAmounts, type NutrientCode } from '../nutrients';
import { snakeCase } from '../snake-case';
import { type SourceId, sources } from '../sources';
import { type Solver } from './linear-model';
import { type MealPlan, type PlannedDay, type PlanRefusal, type Shortfall } from './meal-plan';
import { plan } from './plan';
import { type Lock, type PlanRequest } from './plan-request';

const digits = 4;
const defaultDays = 7;

function lockOf(value: unknown, name: string): Lock {
  const fields = objectOf(value, name);
  return {
    date: stringOf(fields.date, `${name}.date`),
    slot: numberOf(fields.slot, `${name}.slot`),
    recipe: stringOf(fields.recipe, `${name}.recipe`),
    ...optional(fields, { name: 'grams', key: 'grams', read: numberOf }),
  };
}

/** A food at home: a name or id, or `{food}`. */
function pantryItemOf(value: unknown, name: string): string {
  return typeof value === 'string' ? value : stringOf(objectOf(value, name).food, `${name}.food`);
}

/** The child on the first day, by the birth date, or by an age and a size that are given outright. */
function childOfBaby(value: unknown, startDate: string): Child {
  const fields = objectOf(value, 'baby');
  const baby = babyOf({ ...fields, birth_date: fields.birth_date ?? startDate });
  const child = { ...childOn(baby, startDate), dislikes: listOf(fields, 'dislikes', stringOf) };
  if (fields.birth_date !== undefined && fields.birth_date !== null) return child;
  return {
    ...child,
    ageMonths: Math.floor(numberOf(fields.age_months, 'baby.birth_date or baby.age_months')),
    ...optional(fields, { name: 'corrected_age_months', key: 'correctedAgeMonths', read: numberOf }),
    ...optional(fields, { name: 'weight_kg', key: 'weightKg', read: numberOf }),
    ...optional(fields, { name: 'length_cm', key: 'lengthCm', read: numberOf }),
  };
}

/**
 * What `plan` takes, out of JSON: `{baby, start_date, days?, meals_per_day?, snacks?, pantry?, max_minutes?,
 * cooking_minutes?, exclude?, locks?, seed?}` with the baby's profile in place; `baby.age_months` stands in for
 * `baby.birth_date`. Seven days unless said otherwise.
 * @throws TypeError that names the field which does not fit
 */
export function planRequestOf(input: unknown): PlanRequest {
  const fields: Fields = objectOf(input, 'The input');
  const startDate = stringOf(fields.start_date, 'start_date');
  return {
    child: childOfBaby(fields.baby, startDate),
    startDate,
    days: fields.days === undefined ? defaultDays : numberOf(fields.days, 'days'),
    ...optional(fields, { name: 'meals_per_day', key: 'mealsPerDay', read: numberOf }),
    ...optional(fields, { name: 'snacks', key: 'snacks', read: numberOf }),
    ...optional(fields, { name: 'max_minutes', key: 'maxMinutes', read: numberOf }),
    ...optional(fields, { name: 'cooking_minutes', key: 'cookingMinutes', read: numberOf }),
    ...optional(fields, { name: 'seed', key: 'seed', read: numberOf }),
    pantry: listOf(fields, 'pantry', pantryItemOf),
    exclude: listOf(fields, 'exclude', stringOf),
    locks: listOf(fields, 'locks', lockOf),
  };
}

function roundedAmounts(amounts: NutrientAmounts): NutrientAmounts {
  const codes = Object.keys(amounts) as NutrientCode[];
  return Object.fromEntries(codes.map((code) => [code, rounded(amounts[code] ?? 0)]));
}

/** More digits would feign an accuracy that food tables do not have. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(digits));
}

const cited = (ids: readonly SourceId[]) => ids.map((id) => sources[id]);

function dayJson({ slots, totals, targets, ...day }: PlannedDay) {
  return {
    ...day,
    slots: slots.map((slot) => ({ ...slot, nutrients: roundedAmounts(slot.nutrients) })),
    totals: roundedAmounts(totals),
    targets: roundedAmounts(targets),
  };
}

function shortfallJson({ have, need, share, shareWithMilk, bestShare, ...shortfall }: Shortfall) {
  return {
    ...shortfall,
    have: rounded(have),
    need: rounded(need),
    share: rounded(share),
    ...(shareWithMilk !== undefined && { shareWithMilk: rounded(shareWithMilk) }),
    ...(bestShare !== undefined && { bestShare: rounded(bestShare) }),
    sources: cited(shortfall.sources),
  };
}

/** A plan, or the reason why there is none, for the outside: snake case, sources in full, numbers to four digits. */
export function toPlanJson(planned: MealPlan | PlanRefusal): unknown {
  if ('refused' in planned) return snakeCase({ ...planned, sources: cited(planned.sources) });
  const { objective, gap, supplements, ...rest } = planned;
  return snakeCase({
    ...rest,
    days: planned.days.map(dayJson),
    shortfalls: planned.shortfalls.map(shortfallJson),
    supplements: supplements.map((advice) => ({ ...advice, source: sources[advice.source] })),
    objective: rounded(objective),
    gap: rounded(gap),
  });
}

/**
 * `plan` for JSON in snake case: see `planRequestOf`.
 * @throws TypeError that names the field which does not fit; what `plan` throws
 */
export async function planJson(input: unknown, solver: Solver): Promise<unknown> {
  return toPlanJson(await plan(planRequestOf(input), solver));
}
