import type { ServingStep } from '../../../nutriai/engine/foods/food-serving';
import { knowledge } from '../../../nutriai/engine/knowledge/knowledge';
import type { DrawnCut } from '../../../nutriai/engine/knowledge/schemas/texture-words';
import { shapePatterns } from './shape-patterns';

const shapes = shapePatterns(knowledge.textureWords.servings);

/** “No cubes or strings”, “never coins”: what is not to be done is not drawn. */
const warnings = /(?<!\p{L})(?:(?<!with )no|never|not)(?!\p{L})[^.;:]*|(?<!\p{L})without[^,.;:]*/giu;

/** Shapes that look alike in a drawing: one of them is enough. */
const alike: readonly (readonly DrawnCut[])[] = [
  ['smooth', 'mashed', 'stirred_in', 'melted', 'soaked_chopped'],
  ['finger_length', 'thin_strips', 'lengthways_strips', 'thin_slices'],
  ['bite_size', 'finely_chopped', 'minced', 'shredded', 'crumbled', 'soaked_chopped', 'ground'],
  ['squashed', 'flattened'],
  ['thin_layer', 'toast_fingers'],
];

const areAlike = (one: DrawnCut, other: DrawnCut) =>
  one === other || alike.some((group) => group.includes(one) && group.includes(other));

interface SaidCut {
  cut: DrawnCut;
  at: number;
}

const adviceOf = (text: string) => text.replace(warnings, (clause) => ' '.repeat(clause.length));

const placesOf = (advice: string): SaidCut[] =>
  shapes
    .map(({ cut, pattern }) => ({ cut, at: advice.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);

/** The shapes that the words of a serving name, in their order. */
export function saidCuts(text: string): DrawnCut[] {
  return placesOf(adviceOf(text)).map(({ cut }) => cut);
}

/** Other shapes beside it are those of what it is stirred into. */
const besideStirred: readonly DrawnCut[] = ['thin_layer', 'drink'];

/**
 * What a drawing shows of a serving: its shape, and another where the words offer a choice. “Quarter and mash”
 * offers none: the quarters are not served.
 */
export function drawnCuts({ cut, text }: Pick<ServingStep, 'cut' | 'text'>): DrawnCut[] {
  const advice = adviceOf(text);
  const said = placesOf(advice);
  const first = said.find((each) => each.cut === cut) ?? said[0];
  if (!first) return [cut];
  const second = said.find(
    (each) =>
      !areAlike(each.cut, first.cut) &&
      (first.cut !== 'stirred_in' || besideStirred.includes(each.cut)) &&
      isChoice(advice.slice(Math.min(first.at, each.at), Math.max(first.at, each.at))),
  );
  return second ? [first.cut, second.cut] : [first.cut];
}

const isChoice = (between: string) => /(?<!\p{L})or(?!\p{L})|;/u.test(between);
