import { knowledge } from '../../../engine/knowledge/knowledge';
import { phraseKey } from './phrase-key';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

const { minutes: minuteWords, hours: hourWords } = knowledge.recipeTexts.units;
const minutesByUnit: ReadonlyMap<string, number> = new Map([
  ...minuteWords.map((word) => [word, 1] as const),
  ...hourWords.map((word) => [word, 60] as const),
]);

const fractions: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const isoDuration = expressionInLines('i')`
  ^\s*P(?:([\d.]{1,9})Y)?(?:([\d.]{1,9})M)?(?:([\d.]{1,9})W)?(?:([\d.]{1,9})D)?
  (?:T(?:([\d.]{1,9})H)?(?:([\d.]{1,9})M)?(?:([\d.]{1,9})S)?)?\s*$
`;
const minutesOfDay = 24 * 60;
const minutesOfParts = [365 * minutesOfDay, 30 * minutesOfDay, 7 * minutesOfDay, minutesOfDay, 60, 1, 1 / 60];

/** Returns the minutes of a time as data has it (“PT1H5M”) or as people write it; null for none. */
export function readMinutes(text: string): number | null {
  const iso = isoDuration.exec(text);
  const minutes = iso ? sumOf(iso.slice(1)) : minutesInWords(text);
  return minutes !== null && Number.isFinite(minutes) && minutes > 0 ? Math.round(minutes) : null;
}

function sumOf(parts: readonly (string | undefined)[]): number {
  return parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (minutesOfParts[index] ?? 0), 0);
}

/** A number, perhaps with a fraction, and its unit. Of a range the longer time counts. */
const timed = expressionInLines('gu')`
  (\d{1,4}(?:[.,]\d{1,2})?)?\s{0,3}(\d\/\d|[½¼¾⅓⅔])?\s{0,3}(?:[-–—]\s{0,2}(\d{1,4})\s{0,3})?(\p{L}{1,10})
  (?:\s{0,2}(\d{1,2})(?![\d.,]|\s{0,2}\p{L}))?
`;

function minutesInWords(text: string): number | null {
  let total: number | null = null;
  for (const [, whole, part, upTo, unit = '', rest] of text.slice(0, 200).matchAll(timed)) {
    const factor = minutesByUnit.get(phraseKey(unit));
    if (factor === undefined || (whole ?? part) === undefined) continue;
    const amount = upTo === undefined ? numberOf(whole) + fractionOf(part) : Number(upTo);
    // “1h30”
    total = (total ?? 0) + amount * factor + (factor === 60 && rest !== undefined ? Number(rest) : 0);
  }
  return total;
}

function numberOf(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

function fractionOf(text: string | undefined): number {
  if (text === undefined) return 0;
  const [above = '0', below = '1'] = text.split('/');
  return fractions[text] ?? (below === '0' ? 0 : Number(above) / Number(below));
}
