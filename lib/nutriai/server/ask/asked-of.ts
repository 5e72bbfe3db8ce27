import type { AskRequest } from '../../../contract/nutriai-ask';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { type BabyRow, requireBaby, selectBabies } from '../babies/baby-rows';
import { babyWithReactions } from '../babies/baby-with-reactions';
import { utcDate } from '../log/calendar-days';
import { ageDay } from '../log/log-rows';
import { askedAge, askedBaby, type AskedChild } from './asked-child';
import { babyNamed } from './baby-named';
import { logTopic } from './log/log-topic';
import { correctedText } from './correct-words';

/** Whom a question is about, and the baby whose log it may ask; null for none. */
export interface AskedBaby {
  asked: AskedChild;
  babyId: string | null;
}

/**
 * Finds whom a question is about: the baby that it names, else the one that was chosen, else for a question
 * about a log the only one there is. Of a baby also what it reacted to by the log. Only babies that the
 * caller looks after are ever looked at.
 * @throws ApiError 404 for a baby that is not the caller's
 */
export async function askedOf(
  context: ServiceContext,
  { memberId }: Caller,
  request: Pick<AskRequest, 'baby' | 'age_months' | 'question'>,
): Promise<AskedBaby> {
  const nowMs = context.nowMs();
  const today = utcDate(nowMs);
  const rows = rowsOutside(context);
  const chosen = request.baby === undefined ? null : await requireBaby(rows, memberId, request.baby);
  const row = meantBaby(await selectBabies(rows, memberId), chosen, request);
  if (row === null) return { asked: askedAge(request.age_months, today), babyId: null };
  const known = await babyWithReactions(rows, { memberId, baby: row, nowMs });
  return { asked: askedBaby(known, row.name, ageDay(today, row)), babyId: row.id };
}

function meantBaby(
  babies: readonly BabyRow[],
  chosen: BabyRow | null,
  { question, age_months: ageMonths }: Pick<AskRequest, 'question' | 'age_months'>,
): BabyRow | null {
  const named = babyNamed(question, babies, chosen);
  if (named !== null || chosen !== null) return named ?? chosen;
  const [only, ...others] = babies;
  const isOfLog = ageMonths === undefined && logTopic(correctedText(question)) !== null;
  return isOfLog && only !== undefined && others.length === 0 ? only : null;
}
