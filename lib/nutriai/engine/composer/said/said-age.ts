import { numberOf, numberPattern } from './numbers';

const monthsUnit = '(?:months?|mnths?|mths?|mos?|monate|meses|mois|mesi)';
const yearsUnit = '(?:years?|yrs?|yo|y o|jahre?|anos?|ans?|anni)';
const months = new RegExp(`\\b(${numberPattern}) ?-? ?${monthsUnit}\\b`, 'g');
const shortMonths = /\b(\d{1,2}) ?m\b/g;
const years = new RegExp(`\\b(${numberPattern}) ?-? ?${yearsUnit}\\b(?! maternity)( and a half)?`, 'g');
const weeks = new RegExp(`\\b(${numberPattern}) ?-? ?(?:weeks?|wks?)\\b`, 'g');

const fixed: readonly (readonly [RegExp, number])[] = [
  [/\bnew ?born\b/, 0],
  [/\b(a|one) year and a half\b/, 18],
  [/\b(just )?turned (one|1)\b|\bfirst birthday\b/, 12],
  [/\b(just )?turned (two|2)\b|\bsecond birthday\b/, 24],
  [/\bshe is 2\b|\bhe is 2\b|\b2 ?yo\b/, 24],
];

const oldestMonths = 60;

/**
 * Returns the age that a request names, in completed months; the youngest of several, and null for none. "30m" is an age only where nothing
 * else is one: beside "14mo" it is half an hour.
 */
export function saidAge(plain: string): number | null {
  const found = [
    ...fixed.flatMap(([pattern, age]) => (pattern.test(plain) ? [age] : [])),
    ...matchesOf(months, plain).map(([count]) => count),
    ...matchesOf(years, plain).map(([count, half]) => count * 12 + (half ? 6 : 0)),
    ...matchesOf(weeks, plain).flatMap(([count]) => (count > 16 ? [count / 4.345 + 0.1] : [])),
  ];
  const ages = found.length > 0 ? found : matchesOf(shortMonths, plain).map(([count]) => count);
  const possible = ages.filter((age) => age >= 0 && age <= oldestMonths);
  return possible.length === 0 ? null : Math.floor(Math.min(...possible));
}

function matchesOf(pattern: RegExp, plain: string): [count: number, more: string | undefined][] {
  return [...plain.matchAll(pattern)].map(([, count = '', more]) => [numberOf(count), more]);
}
