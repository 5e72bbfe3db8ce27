import { readMeals } from '../../../engine/insights/intake-insights';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import type { Question } from '../read-question';
import { pageSource } from '../rule-answer';
import type { AskedLog } from './asked-log';

/** What is asked of a baby's log. */
export interface LogQuestion {
  question: Question;
  name: string;
  log: AskedLog;
}

export const logPage = pageSource('Today', '/nutriai/today');

/** Returns the meals of a log as foods, the latest first. */
export function mealsOf({ input }: AskedLog): ReadMeal[] {
  return readMeals(input).toReversed();
}

/** The time of a meal on the family's clock. */
export function timeOf(at: string, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
    Date.parse(at),
  );
}

/** "half of it", where not all was eaten. */
export function shareWords(share: number): string {
  if (share >= 1) return '';
  return share === 0 ? 'left all of it' : `ate about ${Math.round(share * 100)}%`;
}
