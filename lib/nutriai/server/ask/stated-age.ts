const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const amount = `(\\d{1,3}|${numberWords.join('|')})`;
const half = '( and a half)?';
const age = new RegExp(
  `\\b${amount}${half} ?(weeks?|wks?|wk|w|months?|mths?|mth|mos?|m|years?|yrs?|yr|y)( old|s old|olds?|o)?\\b`,
  'g',
);
/** Just before or after it these words say that the figure is a span of time and no age. */
const spanBefore = /\b(for|in|every|within|after|last|lasts|keep|keeps|past|over|next|about every) $/;
const spanAfter = /^ (ago|in the (fridge|freezer)|later|now|running|straight)\b/;
const oldest = 60;

function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : numberWords.indexOf(word);
}

function monthsOf(count: number, isHalf: boolean, unit: string): number {
  if (unit.startsWith('w')) return Math.floor((count * 7) / 30.4375);
  return unit.startsWith('y') ? count * 12 + (isHalf ? 6 : 0) : count;
}

/** The age that a plain question names, in completed months; the youngest of several, null for none. */
export function statedAge(plain: string): number | null {
  const ages: number[] = [];
  for (const match of plain.matchAll(age)) {
    const [whole, word = '', isHalf, unit = '', old] = match;
    const before = plain.slice(0, match.index);
    const after = plain.slice(match.index + whole.length);
    if (old === undefined && (spanBefore.test(before) || spanAfter.test(after))) continue;
    // "2 m" is as often metres or minutes.
    if (unit.length === 1 && old === undefined && unit !== 'm') continue;
    const months = monthsOf(numberOf(word), isHalf !== undefined, unit);
    if (months <= oldest) ages.push(months);
  }
  if (/\bnew ?borns?\b/.test(plain)) ages.push(0);
  return ages.length === 0 ? null : Math.min(...ages);
}
