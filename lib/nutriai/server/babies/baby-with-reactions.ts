import type { Baby } from '../../engine/insights/log';
import { type BabyRow, engineBaby, type Rows } from './baby-rows';
import { utcDate } from '../log/calendar-days';
import { childToPlan } from '../plans/child-to-plan';

interface Asked {
  memberId: string;
  baby: BabyRow;
  nowMs: number;
}

/**
 * A profile as the engine takes it, with the reactions that only the log knows: what a child reacted to at a
 * meal is judged as if the profile said so, whether or not somebody has copied it there.
 */
export async function babyWithReactions(rows: Rows, { memberId, baby, nowMs }: Asked): Promise<Baby> {
  const asked = { memberId, baby, startDate: utcDate(nowMs), nowMs };
  const { introducedAllergens = [] } = await childToPlan(rows, asked, 'reactions');
  const profile = engineBaby(baby);
  return {
    ...profile,
    introducedAllergens: [
      ...profile.introducedAllergens,
      ...introducedAllergens.filter(({ reaction }) => reaction !== 'none'),
    ],
  };
}
