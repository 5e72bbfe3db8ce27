import type { AnswerLanguage } from '../../engine/knowledge/schemas/answer-languages';

/** "1 year old", "and a half": they have their number. */
const isCounted = /^(?:\d|an? |and |before )/;

/** Returns how ages are said in a language, by their English: "months", and "8 months" for "acht Monate". */
export function agesIn({
  ages = {},
  numbers = {},
}: Pick<AnswerLanguage, 'ages' | 'numbers'>): Record<string, readonly string[]> {
  const inWords = Object.entries(numbers).flatMap(([number, words]) =>
    Object.entries(ages)
      .filter(([unit]) => !isCounted.test(unit))
      .map(([unit, forms]): [string, string[]] => [
        `${number} ${unit}`,
        // "Acht Monate", and "achtmonatige" grown together.
        words.flatMap((word) => forms.flatMap((form) => [`${word} ${form}`, `${word}${form}`])),
      ]),
  );
  return { ...ages, ...mergedBy(inWords, ages) };
}

/** "2 months" may stand among the ages already: "شهرين". */
const mergedBy = (
  inWords: readonly (readonly [string, string[]])[],
  ages: Readonly<Record<string, readonly string[]>>,
) => Object.fromEntries(inWords.map(([english, words]) => [english, [...(ages[english] ?? []), ...words]]));
