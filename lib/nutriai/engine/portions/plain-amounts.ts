import { knowledge } from '../knowledge/knowledge';
import { unitOf } from '../text/units';
import { withoutAccents } from './amount-languages';
import { measureOf } from './measure-words';

/** A letter with the accents that people write or leave out. */
const written: Readonly<Record<string, string>> = {
  a: '[aàáâãä]',
  c: '[cçć]',
  e: '[eéèêëę]',
  i: '[iíìî]',
  l: '[lł]',
  n: '[nñ]',
  o: '[oóòôõö]',
  u: '[uúùûü]',
  z: '[zźż]',
};

const spellings = Object.entries(knowledge.logWords.amountSpellings)
  .sort(([a], [b]) => b.length - a.length)
  .map(([phrase, measure]) => {
    const words = phrase
      .split(' ')
      .map((word) => [...word].map((letter) => written[letter] ?? letter).join(''))
      .join('\\.?[\\s-]?');
    return { measure, expression: new RegExp(`(?<![\\p{L}\\p{M}])${words}(?![\\p{L}\\p{M}])\\.?`, 'giu') };
  });

/** ".5 oz", "avocado .25": less than one, without its nought. */
const withoutNought = /(?<![^\s(])\.(\d{1,3})(?=\s?\p{L}|\s*[,;)]|\s*$)/gu;

/** ",5 l": a comma is none of a list only before a unit. */
const commaWithoutNought = /(?<![^\s(]),(\d{1,2})(?=\s?(?:l|dl|cl|kg|oz|lb|cups?)\b)/giu;

/** "3EL", "1slice", "2onzas": a number that is stuck to its measure. */
const stuck = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?|[½⅓⅔¼¾])(\p{L}{2,})/gu;

const measuresOfLanguages: ReadonlySet<string> = new Set(
  Object.values(knowledge.amountsInLanguages).flatMap((words) => Object.keys(words)),
);

/** Every reader knows these behind a number. */
const short: ReadonlySet<string> = new Set('g kg ml cl dl l oz lb tbsp tsp'.split(' '));

const isMeasure = (word: string) =>
  !short.has(word) &&
  (unitOf(word) !== undefined || measureOf(word) !== undefined || measuresOfLanguages.has(word));

/**
 * A text whose amounts are written out: decimals with their nought, a number apart from its measure, and the short
 * names of spoons in the words that the readers of foods and of amounts know.
 */
export function withPlainAmounts(text: string): string {
  const decimals = text
    .replace(/\bw\/o(?:ut)?\b/giu, 'without')
    .replace(withoutNought, '0.$1')
    .replace(commaWithoutNought, '0.$1');
  const apart = decimals.replace(stuck, (all, number: string, word: string) =>
    isMeasure(withoutAccents(word)) ? `${number} ${word}` : all,
  );
  return spellings.reduce((plain, { expression, measure }) => plain.replace(expression, measure), apart);
}
