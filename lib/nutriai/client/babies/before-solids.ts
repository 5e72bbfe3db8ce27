import type { BabyAnswer } from '../../../contract/nutriai-babies';
import { babyPath } from './baby-paths';
import { daysFrom } from '../plans/calendar';

const solidsFromMonths = 6;

/** Whether milk is all that a baby has yet: under six months, counted from the due date of a child born early. */
export function isBeforeSolids(baby: Pick<BabyAnswer, 'age_months' | 'corrected_age_months'>): boolean {
  return (baby.corrected_age_months ?? baby.age_months) < solidsFromMonths;
}

/** Key of SWR and path of the API. */
export function beforeSolidsPath(id: string): string {
  return `${babyPath(id)}/before-solids`;
}

/** "tomorrow", "in 9 days", "in about 14 weeks": how far off a date is, in words that promise no day. */
export function timeUntil(date: string, today: string): string {
  const days = daysFrom(today, date);
  if (days <= 0) return 'now';
  if (days === 1) return 'tomorrow';
  return days < 14 ? `in ${days} days` : `in about ${Math.round(days / 7)} weeks`;
}
