import type { DayDose } from '../log/day-entries';
import { writerWords } from '../log/meal-words';
import { clockText } from '../shown-english';

/** Returns “Given at 08:10 by Sam”. What waits to be saved is the member's own. */
export function givenText({
  given_at,
  made_by,
  write,
}: Pick<DayDose, 'given_at' | 'made_by' | 'write'>): string {
  const by = made_by !== null ? ` ${writerWords(made_by)}` : write === null ? '' : ' by you';
  return `Given at ${clockText(given_at)}${by}`;
}
