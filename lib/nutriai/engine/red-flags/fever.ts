import type { HitsByConcept } from './matches';
import type { MeantWords } from './meant-words';
import type { Word } from './words-of';

/**
 * Degrees Celsius from which a baby is seen the same day, by age in months. Source: NHS, "Is your baby or
 * toddler seriously ill?".
 */
const limits = [
  { beforeMonths: 3, celsius: 38 },
  { beforeMonths: 6, celsius: 39 },
  { beforeMonths: Infinity, celsius: 40 },
] as const;
/** Under three months, too cold is as grave. Source: NHS, same page. */
const tooCold = { from: 33, to: 36, beforeMonths: 3 } as const;

const unitConcepts = ['unit-day', 'unit-week', 'unit-month', 'unit-year', 'unit-other'];

interface Reading {
  celsius: number;
  index: number;
  /** "38.3" reads as a temperature of a small baby even where nobody says so. */
  isExact: boolean;
}

interface FeverText {
  words: readonly Word[];
  hits: HitsByConcept;
  meant: MeantWords;
}

/** Whether a text tells of a temperature at which a child of this age is seen the same day. */
export function isFeverForToday(text: FeverText, ageMonths: number, isAgeSaid: boolean): boolean {
  const { general, denied, longPast } = text.meant;
  const isMeant = (index: number) =>
    general[index] !== true && denied[index] !== true && longPast[index] !== true;
  // “Had 38.5 two weeks ago”
  const isThen = (index: number) =>
    (text.hits.get('weeks-ago') ?? []).some(
      ({ from }) => index < from && text.words[index]?.clause === text.words[from]?.clause,
    ) && ['once-more', 'now', 'lately', 'since-then'].every((concept) => !text.hits.has(concept));
  const isFeared = (index: number) => text.meant.feared[index] === true;
  const feverWords = (text.hits.get('fever') ?? []).filter(({ from }) => isMeant(from));
  const isCooking = (text.hits.get('temp-good') ?? []).length > 0;
  if (isCooking) return false;
  const limit = limits.find(({ beforeMonths }) => ageMonths < beforeMonths) ?? limits[2];
  const isYoung = ageMonths < limits[0].beforeMonths;
  const degrees = new Set((text.hits.get('degrees') ?? []).map(({ from }) => from));
  // "Il fait 39, il a deux mois": figures that a young baby "has" or "is at".
  const afterVerb = new Set((text.hits.get('temp-verb') ?? []).map(({ to }) => to));
  const readings = readingsIn(text).filter(
    ({ celsius, index, isExact }) =>
      isMeant(index) &&
      !isThen(index) &&
      !isFeared(index) &&
      (feverWords.length > 0 ||
        degrees.has(index + 1) ||
        ((isExact || (afterVerb.has(index) && celsius >= limits[0].celsius)) && isAgeSaid && ageMonths < 6)),
  );
  if (readings.some(({ celsius }) => celsius >= limit.celsius)) return true;
  if (readings.some(({ celsius }) => isYoung && celsius > tooCold.from && celsius < tooCold.to)) return true;
  return isYoung && feverWords.some(({ from }) => !isFeared(from)) && readings.length === 0;
}

function readingsIn({ words, hits }: FeverText): Reading[] {
  const units = new Set(unitConcepts.flatMap((concept) => hits.get(concept) ?? []).map(({ from }) => from));
  const isCounted = (index: number) => units.has(index + 1);
  return words.flatMap(({ text }, index) => {
    if (!/^\d+(\.\d+)?$/.test(text) || isCounted(index)) return [];
    const figure = Number(text);
    const isFahrenheit = figure >= 94 && figure <= 110;
    const celsius = isFahrenheit ? (figure - 32) / 1.8 : figure;
    // A tenth of a degree is lost in the conversion: 100.4 °F is 38 °C.
    return celsius > tooCold.from && celsius < 44
      ? [{ celsius: Math.round(celsius * 10) / 10, index, isExact: text.includes('.') }]
      : [];
  });
}
