import { editDistance } from '../foods/edit-distance';
import { expressionInLines } from '../text/expression-in-lines';
import { knowledge } from '../knowledge/knowledge';
import { unitOf } from '../text/units';
import { withoutAccents } from './amount-languages';
import { isKnown } from '../text/known-word';
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

/** "10ish", "6-ish": about as many. */
const roughly = /(?<![\p{L}\d])(\d{1,3})\s?-?ish(?!\p{L})/giu;

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

/** "1 T butter", "2 t. honey": what cooks write for spoons; a small t after a number is a teaspoon. */
const cooksSpoons =
  /(?<=(?:^|[^\p{L}\d])(?:\d{1,4}(?:[.,/]\d{1,3})?|[½⅓⅔¼¾]|half an?)\s?)([tT])\.?(?=\s\p{L})/gu;

/** "1 c. rice", "2 Tbsp. oil": the dot of a short word between its number and its food ends nothing. */
const dotted = expressionInLines('giu')`
  (?<=(?:^|[,;:+&(\n]|(?:^|\s)(?:and|n|with|w|plus|then|of))\s?
  (?:\d{1,4}(?: \d\/\d|[.,/]\d{1,3})?|[½⅓⅔¼¾]|an?|half an?|one|two|three)\s?)
  (c|tbsp?|tbs|tbl|tsp|oz|lb|pc|pcs|pkg|pkt|sl)\.(?=\s(?:of\s)?\p{L})(?!\s[aà]\s|\ssop|\sde\s)
`;

const shortMeasures: Readonly<Record<string, string>> = { c: 'cup', tb: 'tbsp', tbl: 'tbsp', sl: 'slice' };

/** Names of measures that are long enough to be known with a letter wrong. */
const longMeasures = 'teaspoon tablespoon dessertspoon spoonful teaspoonful tablespoonful mouthful handful'
  .split(' ')
  .flatMap((word) => [word, `${word}s`]);

/** Shorter ones, known so where the word says nothing else. */
const shortMeasuresNamed = 'slice piece spoon finger stick bowl bite scoop handful portion pouch packet'
  .split(' ')
  .flatMap((word) => [word, `${word}s`]);

/** "2 tabelspoons", "1 fingr": the name of a measure behind a number, with a letter wrong. */
const numbered = expressionInLines('giu')`
  (?<=(?:^|[^\p{L}\d])(?:\d{1,4}(?:[.,/]\d{1,3})?|[½⅓⅔¼¾]|an?|few|half an?|one|two|three|four|five) )
  (\p{L}{4,15})(?!\p{L})
`;

const leastOfLong = 7;

function rightMeasure(word: string): string {
  const plain = word.toLowerCase();
  if (measureOf(plain) !== undefined) return word;
  const isLong = plain.length >= leastOfLong;
  if (!isLong && (!/^[a-z]+$/u.test(plain) || isMeasure(plain) || isKnown(plain))) return word;
  const names = isLong ? longMeasures : shortMeasuresNamed;
  return names.find((name) => editDistance(plain, name, 1) !== null) ?? word;
}

/**
 * A text whose amounts are written out: decimals with their nought, a number apart from its measure, and the short
 * names of spoons in the words that the readers of foods and of amounts know.
 */
export function withPlainAmounts(text: string): string {
  const decimals = text
    .replace(/\bw\/o(?:ut)?\b/giu, 'without')
    .replace(/(?<=\p{L} )(?:wi|wiv|wif|wth)(?= \p{L})/giu, 'with')
    .replace(roughly, '$1')
    .replace(withoutNought, '0.$1')
    .replace(commaWithoutNought, '0.$1')
    .replace(cooksSpoons, (letter) => (letter.startsWith('T') ? 'tbsp' : 'tsp'))
    .replace(dotted, (_, word: string) => shortMeasures[word.toLowerCase()] ?? word)
    .replace(numbered, rightMeasure);
  const apart = decimals.replace(stuck, (all, number: string, word: string) =>
    isMeasure(withoutAccents(word)) ? `${number} ${word}` : all,
  );
  return spellings.reduce((plain, { expression, measure }) => plain.replace(expression, measure), apart);
}
