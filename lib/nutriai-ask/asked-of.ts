import type { AskRequest } from '../contract/nutriai-ask';
import type { Caller, ServiceContext } from '../http/service-context';
import { rowsOutside } from '../nutriai-app/babies';
import { engineBaby, requireBaby } from '../nutriai-app/baby-rows';
import { utcDate } from '../nutriai-app/calendar-days';
import { ageDay } from '../nutriai-app/log-rows';
import { askedAge, askedBaby, type AskedChild } from './asked-child';

/**
 * Whom a question is about.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function askedOf(
  context: ServiceContext,
  { memberId }: Caller,
  { baby, age_months: ageMonths }: Pick<AskRequest, 'baby' | 'age_months'>,
): Promise<AskedChild> {
  const today = utcDate(context.nowMs());
  if (baby === undefined) return askedAge(ageMonths, today);
  const row = await requireBaby(rowsOutside(context), memberId, baby);
  return askedBaby(engineBaby(row), row.name, ageDay(today, row));
}
