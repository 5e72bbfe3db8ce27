import { type CompositionRow } from '../knowledge/schemas/composition';
import { type HouseholdMeasure, type MeasureUnit } from './food';
import { expressionInLines } from '../text/expression-in-lines';

/** The words a source's portion begins with and the unit they stand for. */
const unitWords: readonly (readonly [RegExp, MeasureUnit])[] = [
  [/^cup\b/, 'cup'],
  [/^(tbsp|tablespoon)\b/, 'tbsp'],
  [/^tsp\b/, 'tsp'],
  [/^fl oz\b/, 'fl_oz'],
  [/^slice\b/, 'slice'],
  [/^fillet\b/, 'fillet'],
  [/^leaf\b/, 'leaf'],
  [/^(serving )?packet\b/, 'packet'],
  [/^container\b/, 'container'],
  [/^scoop\b/, 'scoop'],
  [
    expressionInLines()`
      ^(large|ear|leek|sprout|fruit|potato|artichoke|date|thigh|pita|tortilla|crackers|frankfurter|link|
      liver|piece|bar|pat)\b
    `,
    'piece',
  ],
];

/** A cup of large pieces holds too much air for its sixteenth to be a tablespoon. */
const looseCup =
  /halves|whole|cubes|pieces|slice|strips|sections|balls|chunks|diced|quartered|pits|hulls|tomatoes/;

/** The household measures that a row of composition gives: the source's own, and the spoons that follow from it. */
export function householdMeasuresOf(row: CompositionRow): HouseholdMeasure[] {
  const { portion, portionG, code } = row;
  if (portion === undefined || portionG === undefined) return [];
  if (portion === '56 grams 1 serving') {
    return [{ unit: 'serving', label: 'serving', grams: portionG, form: code, basis: 'source' }];
  }
  const [, count, words] = /^([\d.]+)\s+(\S.*)$/.exec(portion) ?? [];
  const unit = unitWords.find(([pattern]) => words !== undefined && pattern.test(words))?.[1];
  if (words === undefined || unit === undefined) return [];
  // A cup of whipped cream is half air and would halve the weight of poured cream.
  if (words.includes('whipped')) return [];
  const grams = roundGrams(portionG / Number(count));
  const measure: HouseholdMeasure = { unit, label: labelOf(words), grams, form: code, basis: 'source' };
  return [measure, ...spoonsOf(measure)];
}

/** The portion's words for one of it: "crackers" → "cracker", without the remark on servings. */
function labelOf(words: string): string {
  return words
    .replace(/(?<!\s)\s*\([^()]*serving\)/, '')
    .replace(/^tablespoon/, 'tbsp')
    .replace(/^crackers/, 'cracker');
}

function spoonsOf({ unit, label, grams, form }: HouseholdMeasure): HouseholdMeasure[] {
  if (unit === 'cup' && looseCup.test(label)) return [];
  const tablespoon = unit === 'cup' ? grams / 16 : unit === 'tbsp' ? grams : undefined;
  if (tablespoon === undefined) return [];
  const kind = label.replace(/^(cup|tbsp)/, '');
  const spoon = (name: 'tbsp' | 'tsp', weight: number): HouseholdMeasure => ({
    unit: name,
    label: `${name}${kind}`,
    grams: roundGrams(weight),
    form,
    basis: 'derived',
  });
  const teaspoon = spoon('tsp', tablespoon / 3);
  return unit === 'cup' ? [spoon('tbsp', tablespoon), teaspoon] : [teaspoon];
}

function roundGrams(grams: number): number {
  return Math.round(grams * 100) / 100;
}
