import type { AskRequest } from '../contract/nutriai-ask';
import type { Caller, ServiceContext } from '../http/service-context';
import { rowsOutside } from '../nutriai-app/babies';
import { requireBaby } from '../nutriai-app/baby-rows';
import { babyWithReactions } from '../nutriai-app/baby-with-reactions';
import { utcDate } from '../nutriai-app/calendar-days';
import { ageDay } from '../nutriai-app/log-rows';
import { askedAge, askedBaby, type AskedChild } from './asked-child';

/**
 * Whom a question is about; of a baby with what it reacted to by the log too.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function askedOf(
  context: ServiceContext,
  { memberId }: Caller,
  { baby, age_months: ageMonths }: Pick<AskRequest, 'baby' | 'age_months'>,
): Promise<AskedChild> {
  const nowMs = context.nowMs();
  const today = utcDate(nowMs);
  if (baby === undefined) return askedAge(ageMonths, today);
  const rows = rowsOutside(context);
  const row = await requireBaby(rows, memberId, baby);
  const known = await babyWithReactions(rows, { memberId, baby: row, nowMs });
  return askedBaby(known, row.name, ageDay(today, row));
}
