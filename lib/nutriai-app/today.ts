import * as z from 'zod';
import { type CoveredNutrient, type TodayAnswer } from '../contract/nutriai-today';
import { fieldErrors } from '../http/api-error';
import { numberColumn, sql } from '../http/database';
import type { Caller, ServiceContext } from '../http/service-context';
import { helpfulFoods } from '../nutriai/insights/alerts/helpful-foods';
import type { DayIntake } from '../nutriai/insights/day-intake';
import { type IntakeInsights, intakeInsights } from '../nutriai/insights/intake-insights';
import type { Baby } from '../nutriai/insights/log';
import type { MilkPart } from '../nutriai/insights/milk-of-day';
import type { NutrientBalance } from '../nutriai/insights/nutrient-balance';
import { leastGroups } from '../nutriai/insights/who-indicators';
import { sources } from '../nutriai/sources';
import { rowsOutside } from './babies';
import { type BabyRow, engineBaby, requireBaby } from './baby-rows';
import { dateAfter, dateIn, startOfDay } from './calendar-days';
import { ageDay, logsOf } from './log-rows';
import { recipesOf, toLoggedMeal } from './meal-facts';
import { selectMeals, storedMeal } from './meals';

/** A reaction stays known for as long as this. */
const reactionsAtMost = 2_000;
const digits = 4;

const drinkRow = z.object({ drunk_at_ms: numberColumn, amount_ml: numberColumn });

interface Asked {
  babyId: string;
  /** Today in the family's time zone when it is not said. */
  date: string | undefined;
  timeZone: string;
}

/**
 * One day of a baby: what it brought so far, against what a day needs.
 * @throws ApiError 404 for a baby that is not the caller's; 400 for a day to come or before the birth
 */
export async function readToday(
  context: ServiceContext,
  { memberId }: Caller,
  asked: Asked,
): Promise<TodayAnswer> {
  const rows = rowsOutside(context);
  const row = await requireBaby(rows, memberId, asked.babyId);
  const today = ageDay(dateIn(asked.timeZone, context.nowMs()), row);
  const date = askedDate(asked.date ?? today, { today, row });
  const startMs = startOfDay(date, asked.timeZone);
  const endMs = startOfDay(dateAfter(date, 1), asked.timeZone);
  const ofDay = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${row.id} AND e.eaten_at_ms >= ${startMs} AND e.eaten_at_ms < ${endMs} ORDER BY e.eaten_at_ms DESC, e.id`,
  );
  // Of the time before only what the child reacted to matters to one day.
  const reactions = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${row.id} AND e.eaten_at_ms < ${startMs} AND e.reaction IS NOT NULL
        ORDER BY e.eaten_at_ms DESC, e.id LIMIT ${reactionsAtMost}`,
  );
  const drinks = await rows(
    drinkRow,
    sql`SELECT e.drunk_at_ms, e.amount_ml ${logsOf(sql`baby_water`, memberId)}
        WHERE e.baby_id = ${row.id} AND e.drunk_at_ms >= ${startMs} AND e.drunk_at_ms < ${endMs}`,
  );
  const stored = [...ofDay, ...reactions].map(storedMeal);
  const baby = engineBaby(row);
  const found = intakeInsights({
    baby,
    meals: stored.map(toLoggedMeal),
    recipes: recipesOf(stored),
    water: drinks.map(({ drunk_at_ms, amount_ml }) => ({
      drunkAt: new Date(drunk_at_ms).toISOString(),
      amountMl: amount_ml,
    })),
    days: 1,
    today: date,
    timeZone: asked.timeZone,
  });
  const loggedMl = drinks.reduce((sum, { amount_ml }) => sum + amount_ml, 0);
  return {
    baby: row.id,
    date,
    is_today: date === today,
    ...dayOf(found, baby),
    water: waterOf(found, loggedMl),
  };
}

function askedDate(date: string, { today, row }: { today: string; row: BabyRow }): string {
  if (date > today) throw fieldErrors({ date: ['This day is in the future.'] });
  if (date < row.birth_date) throw fieldErrors({ date: ['This day is before the birth date.'] });
  return date;
}

/** The one day that was looked at. */
function dayOf(found: IntakeInsights, baby: Baby): Omit<TodayAnswer, 'baby' | 'date' | 'is_today' | 'water'> {
  const [day] = found.days;
  return {
    age_months: found.ageMonths,
    corrected_age_months: found.correctedAgeMonths ?? null,
    is_logged: day?.isLogged ?? false,
    milk: day ? milkOf(day) : null,
    nutrients: found.nutrients.map((each) => nutrientOf(each, found, baby)),
    groups: groupsOf(found),
  };
}

function milkOf({ milk, needs }: DayIntake): TodayAnswer['milk'] {
  const mlOf = (isAsked: (kind: MilkPart['milk']) => boolean) =>
    milk.parts.reduce((sum, part) => sum + (isAsked(part.milk) ? part.ml : 0), 0);
  const { rangeMl } = needs.milk;
  return {
    ml: Math.round(milk.ml),
    estimated: milk.isEstimated,
    feeds: milk.feeds,
    breast_ml: Math.round(mlOf((kind) => kind === 'breast')),
    formula_ml: Math.round(mlOf((kind) => kind === 'formula')),
    other_ml: Math.round(mlOf((kind) => kind === 'cow' || kind === 'other')),
    usual: rangeMl && { min_ml: rangeMl.min, max_ml: rangeMl.max },
  };
}

function nutrientOf(balance: NutrientBalance, found: IntakeInsights, baby: Baby): CoveredNutrient {
  const { code, name, unit, have, need, fromMilk, upper, status, source } = balance;
  return {
    code,
    name,
    unit,
    have: have === null ? null : rounded(have),
    need: rounded(need),
    from_milk: rounded(fromMilk),
    at_least: upper === null,
    status,
    helps: status === 'low' || status === 'close' ? helpOf(code, found, baby) : null,
    source: sources[source],
  };
}

/** Vitamin D is the business of drops, of which the supplements speak. */
function helpOf(
  code: NutrientBalance['code'],
  { days, exposures }: IntakeInsights,
  baby: Baby,
): string | null {
  if (code === 'vitamin_d_ug') {
    return days[0]?.needs.supplements.find(({ id }) => id === 'vitamin_d')?.advice ?? null;
  }
  const foods = helpfulFoods(code, { baby, exposures });
  return foods === null ? null : `Good for this: ${foods}.`;
}

function groupsOf({ who }: IntakeInsights): TodayAnswer['groups'] {
  const [day] = who?.days ?? [];
  if (!who || !day) return null;
  return {
    had: [...day.groups],
    milk_assumed: day.milkAssumed,
    wanted: leastGroups,
    solid_feeds: day.solidFeeds,
    solid_feeds_wanted: day.mmfNeeds,
    source: sources[who.source],
  };
}

function waterOf({ water }: IntakeInsights, loggedMl: number): TodayAnswer['water'] {
  if (!water) return null;
  const { bandMl } = water;
  const plainMl = Math.round(water.plainMl ?? 0);
  return {
    plain_ml: plainMl,
    with_meals_ml: Math.max(0, plainMl - loggedMl),
    band: bandMl && { min_ml: bandMl.min, max_ml: bandMl.max },
    warn_above_ml: water.warnAboveMl,
    status: water.status,
    advice: water.advice,
    sources: water.sources.map((id) => sources[id]),
  };
}

const rounded = (value: number) => Number(value.toPrecision(digits));
