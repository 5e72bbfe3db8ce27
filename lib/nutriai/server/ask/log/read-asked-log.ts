import 'server-only';
import * as z from 'zod';
import { numberColumn, sql } from '../../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../../platform/http/service-context';
import { rowsOutside } from '../../babies/babies';
import { engineBaby, requireBaby } from '../../babies/baby-rows';
import { dateAfter, dateIn, startOfDay } from '../../log/calendar-days';
import { selectGivenDrops } from '../../drops/given-drops';
import { ageDay, logsOf, toMadeBy } from '../../log/log-rows';
import { recipesOf, toLoggedMeal } from '../../log/meal-facts';
import { type MealRow, selectMeals, storedMeal } from '../../log/meal-rows';
import { listPlans } from '../../plans/read-plans';
import type { AskedLog, PlannedWords, WrittenBy } from './asked-log';

/** Five meals a day for half a year. */
const mealsAtMost = 1_000;
const waterDays = 31;
const plansAtMost = 4;
const drinkRow = z.object({ drunk_at_ms: numberColumn, amount_ml: numberColumn });

/**
 * Reads what an answer may tell of a baby. Each query asks for the caller's own babies only.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function readAskedLog(
  context: ServiceContext,
  caller: Caller,
  { babyId, timeZone }: { babyId: string; timeZone: string },
): Promise<AskedLog> {
  const rows = rowsOutside(context);
  const { memberId } = caller;
  const baby = await requireBaby(rows, memberId, babyId);
  const today = ageDay(dateIn(timeZone, context.nowMs()), baby);
  const firstMs = startOfDay(dateAfter(today, 1 - waterDays), timeZone);
  const meals = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${baby.id} ORDER BY e.eaten_at_ms DESC, e.id LIMIT ${mealsAtMost}`,
  );
  const drinks = await rows(
    drinkRow,
    sql`SELECT e.drunk_at_ms, e.amount_ml ${logsOf(sql`baby_water`, memberId)}
        WHERE e.baby_id = ${baby.id} AND e.drunk_at_ms >= ${firstMs}`,
  );
  const given = await selectGivenDrops(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${baby.id} AND e.given_at_ms >= ${firstMs} ORDER BY e.given_at_ms DESC, e.id`,
  );
  const stored = meals.map(storedMeal);
  return {
    input: {
      baby: engineBaby(baby),
      meals: stored.map(toLoggedMeal),
      recipes: recipesOf(stored),
      water: drinks.map(({ drunk_at_ms, amount_ml }) => ({
        drunkAt: new Date(drunk_at_ms).toISOString(),
        amountMl: amount_ml,
      })),
      days: waterDays,
      today,
      timeZone,
    },
    given: given.map(({ name, given_at_ms }) => ({ name, at: new Date(given_at_ms).toISOString() })),
    writtenBy: meals.map((row) => writtenBy(row, memberId)),
    planned: await plannedFor(context, caller, { baby: baby.id, today }),
  };
}

function writtenBy(row: MealRow, memberId: string): WrittenBy {
  const writer = toMadeBy(row, memberId);
  return {
    at: new Date(row.eaten_at_ms).toISOString(),
    kind: row.kind,
    isMe: writer?.is_me ?? false,
    writer: writer === null || writer.name === '' ? null : writer.name,
  };
}

/** Of plans that overlap the newest counts. */
async function plannedFor(
  context: ServiceContext,
  caller: Caller,
  { baby, today }: { baby: string; today: string },
): Promise<PlannedWords[]> {
  const page = { limit: plansAtMost, offset: 0 };
  const { results } = await listPlans(context, caller, { query: { baby, ordering: '-created_at' }, page });
  const byDay = new Map<string, PlannedWords[]>();
  for (const { days } of results) {
    for (const { date, slots } of days) {
      if (date < today || byDay.has(date)) continue;
      const meals = slots.map(({ kind, title, slug, portion, verdict }) => ({
        date,
        kind,
        title,
        slug,
        portion,
        isUnsafe: verdict === 'block',
      }));
      byDay.set(date, meals);
    }
  }
  return [...byDay.values()].flat();
}
