import type { AskRequest } from '../../../contract/nutriai-ask';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { requireBaby } from '../babies/baby-rows';
import { babyWithReactions } from '../babies/baby-with-reactions';
import { utcDate } from '../log/calendar-days';
import { ageDay } from '../log/log-rows';
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
