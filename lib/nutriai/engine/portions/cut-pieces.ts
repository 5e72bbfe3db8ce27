import { type FoodGroup } from '../foods/food';
import { householdWeight, sizeFactor } from './household-weights';
import { type Measure } from './measure-words';
import { type StatedAmount } from './stated-amount';
import { sameForAll } from './usual-measures';
import { type Portioned, servingGrams } from './usual-serving';

/** From this weight one of a fruit or vegetable is more than a piece of it. Ours. */
const leastOfWholeG = 40;

/** How fruit and vegetables are cut for a baby, from what "a piece" is most like. */
const cutsOfProduce: readonly Measure[] = ['chunk', 'wedge', 'segment', 'slice', 'stick'];

/** What is cut for a baby, and not served in pieces. */
export const produce: readonly FoodGroup[] = ['vita_fruits_veg', 'other_fruits_veg', 'grains_roots_tubers'];

/** What a piece of one is at least and at most; one is bigger where it is the only one. Ours. */
const pieceOfWhole = { least: 8, most: 80, mostOfSeveral: 25 } as const;

/** A piece of a dish of which nobody weighed one, as a part of a serving. Ours. */
const pieceOfDish = 0.5;

/** Several pieces that would be more servings than this are cut from one, and not so many of it. Ours. */
const mostOfPieces = 1.75;

/** "A piece of melon" or of an omelette is cut from one; a piece of chicken or of toast is what comes in pieces. */
export function cutPieceGrams(portioned: Portioned, { size, isPlural, count }: StatedAmount): number | null {
  const { food, ids, isDish } = portioned;
  const piece = householdWeight(ids, 'piece', size);
  const serving = servingGrams(portioned);
  // "2 Stück Pfannkuchen" are two of them.
  const isMoreThanAServing =
    piece !== null && serving !== null && piece * (count ?? 1) > serving * mostOfPieces;
  const isCutOfOne = (count ?? 1) <= 1 || isMoreThanAServing;
  const cutOfOne = isCutOfOne ? householdWeight(ids.slice(0, 1), 'chunk', size) : null;
  if (cutOfOne !== null && !produce.slice(0, 2).includes(food.group)) return cutOfOne;
  if (isDish) return piece ?? (serving === null ? null : serving * pieceOfDish * sizeFactor(size));
  if (piece === null || piece < leastOfWholeG || !produce.includes(food.group)) return piece;
  const cut = cutsOfProduce.map((each) => householdWeight(ids, each, size)).find((grams) => grams !== null);
  const { least, most, mostOfSeveral } = pieceOfWhole;
  const grams = cut ?? (sameForAll.chunk ?? 0) * sizeFactor(size);
  return Math.min(Math.max(grams, least), isPlural ? mostOfSeveral : most);
}

/** "A piece of chicken", by itself, is no crumb of it: so much of a serving at least. Ours. */
const loneOfServing = 0.5;

/** What one piece weighs where the words name pieces; a lone one of what is not cut for a baby is more than a crumb. */
export function pieceCutGrams(portioned: Portioned, stated: StatedAmount): number | null {
  const grams = cutPieceGrams(portioned, stated);
  const serving = servingGrams({ ...portioned, others: 0 });
  const isLone = !stated.isPlural && (stated.count ?? 1) === 1;
  if (grams === null || serving === null || !isLone || produce.includes(portioned.food.group)) return grams;
  return Math.max(grams, serving * loneOfServing * sizeFactor(stated.size));
}

/** A little piece, by itself and where there are several, as a part of a serving, and how much it is at most. Ours. */
const bit = { ofServing: 0.3, ofServingEach: 0.15, most: 25, mostEach: 15 } as const;

/** "Un trocito de tortilla", "a sliver of cake": a bigger one of a pie than of cheese. */
export function bitGrams(portioned: Portioned, { size, isPlural }: StatedAmount): number {
  const known = householdWeight(portioned.ids, 'bit', size);
  const usual = known ?? (sameForAll.bit ?? 0) * sizeFactor(size);
  const serving = servingGrams({ ...portioned, others: 0 });
  if (serving === null || (known !== null && isPlural)) return usual;
  const grams = isPlural
    ? Math.min(serving * bit.ofServingEach, bit.mostEach)
    : Math.min(serving * bit.ofServing, bit.most);
  // A bit of butter is no more than is spread on bread.
  return Math.max(grams * sizeFactor(size), Math.min(usual, serving));
}
