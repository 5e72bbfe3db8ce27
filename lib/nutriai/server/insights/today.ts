import * as z from 'zod';
import type { TodayAnswer } from '../../../contract/nutriai-today';
import { runInEngine } from '../engine-thread/run-in-engine';
import { fieldErrors } from '../../../platform/http/api-error';
import { numberColumn, sql } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, engineBaby, requireBaby, type Rows } from '../babies/baby-rows';
import { todayInEnglish } from './insights-in-english';
import { withinCharts } from './baby-insights';
import { dateAfter, dateIn, startOfDay } from '../log/calendar-days';
import { ageDay, logsOf } from '../log/log-rows';
import { charactersOf, recipesOf, toLoggedMeal } from '../log/meal-facts';
import { selectMeals, storedMeal } from '../log/meal-rows';

/** A reaction stays known for as long as this. */
const reactionsAtMost = 2_000;

const drinkRow = z.object({ drunk_at_ms: numberColumn, amount_ml: numberColumn });

interface Asked {
  babyId: string;
  /** Today in the family's time zone when it is not said. */
  date: string | undefined;
  timeZone: string;
  signal?: AbortSignal | undefined;
}

/**
 * One day of a baby: what it brought so far, against what a day needs.
 * @throws ApiError 404 for a baby that is not the caller's; 400 for a day to come or before the birth
 */
export async function readToday(context: ServiceContext, caller: Caller, asked: Asked): Promise<TodayAnswer> {
  const { memberId } = caller;
  const rows = rowsOutside(context);
  const row = await requireBaby(rows, memberId, asked.babyId);
  const today = ageDay(dateIn(asked.timeZone, context.nowMs()), row);
  const date = askedDate(asked.date ?? today, { today, row });
  const { meals, drinks } = await readDay(rows, { memberId, babyId: row.id, date, timeZone: asked.timeZone });
  const stored = meals.map(storedMeal);
  const log = {
    baby: withinCharts(engineBaby(row)),
    meals: stored.map(toLoggedMeal),
    recipes: recipesOf(stored),
    water: drinks.map(({ drunk_at_ms, amount_ml }) => ({
      drunkAt: new Date(drunk_at_ms).toISOString(),
      amountMl: amount_ml,
    })),
    days: 1,
    today: date,
    timeZone: asked.timeZone,
  };
  const loggedMl = drinks.reduce((sum, { amount_ml }) => sum + amount_ml, 0);
  const work = { signal: asked.signal, characters: charactersOf(stored) };
  const day = await runInEngine('day', { log, loggedMl }, work);
  const answer = { baby: row.id, date, is_today: date === today, ...day };
  return todayInEnglish(answer, { caller, baby: row });
}

interface DayOfBaby {
  memberId: string;
  babyId: string;
  date: string;
  timeZone: string;
}

/** What was eaten and drunk on a day; of the time before it only the meals that the child reacted to. */
async function readDay(rows: Rows, { memberId, babyId, date, timeZone }: DayOfBaby) {
  const startMs = startOfDay(date, timeZone);
  const endMs = startOfDay(dateAfter(date, 1), timeZone);
  const ofDay = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${babyId} AND e.eaten_at_ms >= ${startMs} AND e.eaten_at_ms < ${endMs}
        ORDER BY e.eaten_at_ms DESC, e.id`,
  );
  const reactions = await selectMeals(
    rows,
    memberId,
    sql`WHERE e.baby_id = ${babyId} AND e.eaten_at_ms < ${startMs} AND e.reaction IS NOT NULL
        ORDER BY e.eaten_at_ms DESC, e.id LIMIT ${reactionsAtMost}`,
  );
  const drinks = await rows(
    drinkRow,
    sql`SELECT e.drunk_at_ms, e.amount_ml ${logsOf(sql`baby_water`, memberId)}
        WHERE e.baby_id = ${babyId} AND e.drunk_at_ms >= ${startMs} AND e.drunk_at_ms < ${endMs}`,
  );
  return { meals: [...ofDay, ...reactions], drinks };
}

function askedDate(date: string, { today, row }: { today: string; row: BabyRow }): string {
  if (date > today) throw fieldErrors({ date: ['This day is in the future.'] });
  if (date < row.birth_date) throw fieldErrors({ date: ['This day is before the birth date.'] });
  return date;
}
