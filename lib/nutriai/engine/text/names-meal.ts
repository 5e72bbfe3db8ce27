import { type Token } from './tokens';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Whose meal it is, or which: "his tea", "Sunday tea". */
const beforeMeal = wordsOf(`
for at after before his her their our my your todays tonights yesterdays early late family nursery school
sunday monday tuesday wednesday thursday friday saturday
`);
/** When and where a meal is: "tea at five", "tea at nana's". */
const times = wordsOf(
  'one two three four five six seven half quarter about around nursery school home nanas nans grandmas grannys',
);
const days = wordsOf('today tonight yesterday tomorrow was time');

/**
 * Whether "tea" names the meal: "tea at five: fish pie", "her tea was pasta". A cup of tea never does, nor
 * tea that is black or milky.
 */
export function namesMeal(tokens: readonly Token[], place: number): boolean {
  const previous = tokens[place - 1];
  const isFirst = previous === undefined || previous.kind === 'mark';
  if (!isFirst && !beforeMeal.has(previous.text)) return false;
  const [next, after] = [tokens[place + 1], tokens[place + 2]];
  if (next === undefined) return false;
  if (next.text === ':' || days.has(next.text)) return true;
  return next.text === 'at' && after !== undefined && (after.kind === 'number' || times.has(after.text));
}
