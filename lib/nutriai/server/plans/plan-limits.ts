import * as z from 'zod';
import { numberColumn, sql } from '../../../platform/database/sql';
import { nonFieldError } from '../../../platform/http/api-error';
import type { Rows } from '../babies/baby-rows';
import { dateAfter, latestDate } from '../log/calendar-days';

/** Two years of weeks. */
const plansAtMost = 104;
const furthestDays = 366;

/** Says in words why a plan cannot begin on a day; null where it can. */
export function planStartProblem(
  startDate: string,
  { birthDate, nowMs }: { birthDate: string; nowMs: number },
): string | null {
  if (startDate < birthDate) return 'This day is before the birth date.';
  const isTooFar = startDate > dateAfter(latestDate(nowMs), furthestDays);
  return isTooFar ? 'This day is more than a year ahead.' : null;
}

/** @throws ApiError 400 for a baby that has as many plans as one may */
export async function refuseMorePlans(rows: Rows, babyId: string): Promise<void> {
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM meal_plans WHERE baby_id = ${babyId}`,
  );
  if ((counted?.total ?? 0) >= plansAtMost)
    throw nonFieldError(`A baby can have at most ${plansAtMost} plans. Delete an old one first.`);
}
