import { householdWeight } from './household-weights';
import { type Measure } from './measure-words';
import { type StatedAmount } from './stated-amount';
import { type StatedGrams } from './stated-grams';
import { type Portioned } from './usual-serving';
import { numberAt } from './written-number';

const cutInSome = /^[^;+&]{0,60}\b(?:cut|sliced|divided) in(?:to)? (\d+|two|three|four|six|eight|ten)\b/iu;

/** What a whole is cut into. */
const parts: ReadonlySet<Measure> = new Set(['piece', 'slice', 'triangle', 'square', 'wedge', 'stick']);

/** "2 triangles (the whole was cut in 6)": so many of the parts of one; null where nothing says that. */
export function partOfWhole(
  { count, measure, size }: StatedAmount,
  { ids, food }: Portioned,
  behind: string,
): StatedGrams | null {
  if (measure === null || !parts.has(measure) || food.group === 'other_fruits_veg') return null;
  // "1 round of toast cut in 4": the slice was cut, and all of it is meant.
  if (measure === 'slice' && /bread|toast/u.test(food.id)) return null;
  const [, written] = cutInSome.exec(behind) ?? [];
  const all = written === undefined ? null : numberAt([written.toLowerCase()], 0);
  const whole = householdWeight(ids, 'whole', size) ?? householdWeight(ids, 'piece', size);
  if (!all || whole === null || (count ?? 1) > all.value) return null;
  return { grams: (whole * (count ?? 1)) / all.value, isEstimate: true };
}
