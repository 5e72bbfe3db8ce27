import type { InsightsAnswer } from '../../../contract/nutriai-insights';
import { runInEngine } from '../engine-thread/run-in-engine';
import { numberColumn, sql } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { dayNumber } from '../../engine/growth/age';
import { lastTabledDay } from '../../engine/growth/standards';
import type { Baby } from '../../engine/insights/log';
import * as z from 'zod';
import { rowsOutside } from '../babies/babies';
import { engineBaby, requireBaby } from '../babies/baby-rows';
import { dateAfter, dateIn, startOfDay } from '../log/calendar-days';
import { insightsInEnglish } from './insights-in-english';
import { ageDay, logsOf } from '../log/log-rows';
import { recipesOf, toLoggedMeal } from '../log/meal-facts';
import { selectMeals, storedMeal } from '../log/meal-rows';

/** Two meals an hour for half a year, or five a day for two years: further back what was tasted hardly changes. */
const mealsAtMost = 4_000;

const drinkRow = z.object({ drunk_at_ms: numberColumn, amount_ml: numberColumn });

/**
 * What the log of a baby says about the last days.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function readInsights(
  context: ServiceContext,
  caller: Caller,
  {
    babyId,
    days,
    timeZone,
    signal,
  }: { babyId: string; days: number; timeZone: string; signal?: AbortSignal },
): Promise<InsightsAnswer> {
  const { memberId } = caller;
  const rows = rowsOutside(context);
  const baby = await requireBaby(rows, memberId, babyId);
  const today = ageDay(dateIn(timeZone, context.nowMs()), baby);
  const firstMs = startOfDay(dateAfter(today, 1 - days), timeZone);
  const meals = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${babyId} ORDER BY e.eaten_at_ms DESC, e.id LIMIT ${mealsAtMost}`,
  );
  const drinks = await rows(
    drinkRow,
    sql`SELECT e.drunk_at_ms, e.amount_ml ${logsOf(sql`baby_water`, memberId)} WHERE e.baby_id = ${babyId}
        AND e.drunk_at_ms >= ${firstMs}`,
  );
  const stored = meals.map(storedMeal);
  const measured = withinCharts(engineBaby(baby));
  const log = {
    baby: measured,
    meals: stored.map(toLoggedMeal),
    recipes: recipesOf(stored),
    water: drinks.map(({ drunk_at_ms, amount_ml }) => ({
      drunkAt: new Date(drunk_at_ms).toISOString(),
      amountMl: amount_ml,
    })),
    days,
    today,
    timeZone,
  };
  const insights = await runInEngine('insights', { log, babyId }, { signal });
  return insightsInEnglish(insights, { caller, baby });
}

/** WHO's standards end at five years, and a profile stays when the child is older. */
export function withinCharts(baby: Baby): Baby {
  const born = dayNumber(baby.birthDate);
  return {
    ...baby,
    measurements: baby.measurements.filter(({ date }) => dayNumber(date) - born <= lastTabledDay),
  };
}
