import { type InsightsAnswer, insightsAnswer } from '../contract/nutriai-insights';
import { numberColumn, sql } from '../http/database';
import type { Caller, ServiceContext } from '../http/service-context';
import { insights } from '../nutriai/insights/insights';
import { toInsightsJson } from '../nutriai/insights/insights-json';
import * as z from 'zod';
import { rowsOutside } from './babies';
import { engineBaby, requireBaby, toBaby } from './baby-rows';
import { dateAfter, dateIn, startOfDay } from './calendar-days';
import { ageDay, logsOf } from './log-rows';
import { toLoggedMeal } from './meal-facts';
import { selectMeals, storedMeal } from './meals';

/** Two meals an hour for half a year, or five a day for two years: further back what was tasted hardly changes. */
const mealsAtMost = 4_000;

const drinkRow = z.object({ drunk_at_ms: numberColumn, amount_ml: numberColumn });

/**
 * What the log of a baby says about the last days.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function readInsights(
  context: ServiceContext,
  { memberId }: Caller,
  { babyId, days, timeZone }: { babyId: string; days: number; timeZone: string },
): Promise<InsightsAnswer> {
  const rows = rowsOutside(context);
  const nowMs = context.nowMs();
  const baby = await requireBaby(rows, memberId, babyId);
  const today = ageDay(dateIn(timeZone, nowMs), baby);
  const firstMs = startOfDay(dateAfter(today, 1 - days), timeZone);
  const meals = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${babyId} ORDER BY e.eaten_at_ms DESC, e.id LIMIT ${mealsAtMost}`,
  );
  const drinks = await rows(
    drinkRow,
    sql`SELECT e.drunk_at_ms, e.amount_ml ${logsOf(sql`baby_water`, memberId)} WHERE e.baby_id = ${babyId} AND e.drunk_at_ms >= ${firstMs}`,
  );
  const found = insights({
    baby: engineBaby(baby),
    meals: meals.map((row) => toLoggedMeal(storedMeal(row))),
    water: drinks.map(({ drunk_at_ms, amount_ml }) => ({
      drunkAt: new Date(drunk_at_ms).toISOString(),
      amountMl: amount_ml,
    })),
    days,
    today,
    timeZone,
  });
  const { corrected_age_months } = toBaby(baby, nowMs);
  return insightsAnswer.parse({ ...(toInsightsJson(found) as object), corrected_age_months, baby: babyId });
}
