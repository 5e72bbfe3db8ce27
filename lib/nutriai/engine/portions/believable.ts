import { itemGramsAtMost } from './item-grams-at-most';
import { mealVessels, type Measure, packs } from './measure-words';
import { nothingStated, type StatedAmount } from './stated-amount';
import { isDrunk, type Portioned } from './usual-serving';

/**
 * What a stomach holds at an age, in grams: 30 g for every kilogram of the child. PAHO/WHO 2003, Guiding principles for
 * complementary feeding of the breastfed child, table 2: 249, 285 and 345 g at six, nine and twelve months; before and
 * after, by the same rule and the weights of the WHO growth standards (6.5 and 14 kg).
 */
const stomachG: readonly (readonly [number, number])[] = [
  [24, 420],
  [12, 345],
  [9, 285],
  [6, 249],
  [0, 195],
];

/** How many stomachs full of one food nobody doubts. Ours: a text may tell of more than one meal. */
const stomachsOfFood = 2;

/** A text may tell of the feeds of a whole day, which are seldom more than a litre. Ours. */
const mostDrunkG = 1500;

/** So much oil or butter no child eats: it is the weight of something else that the text names. Ours. */
const mostFatG = 60;

/** The most of one food that is believed of a child of that age, in grams. */
export function mostBelievedG({ food, ageMonths }: Pick<Portioned, 'food' | 'ageMonths'>): number {
  if (food.group === 'fats_oils') return mostFatG;
  const stomach = stomachG.find(([from]) => ageMonths >= from)?.[1] ?? 0;
  return isDrunk(food) ? mostDrunkG : stomach * stomachsOfFood;
}

/** Whether so much of a food is asked about and not counted. What is over the limit of an item is refused on saving. */
export function isDoubted(grams: number, portioned: Portioned): boolean {
  return grams > mostBelievedG(portioned) && grams <= itemGramsAtMost;
}

/** From this on a number is no count of cups or meals. Ours. */
export const leastAsWeight = 15;

/** What weighs less by the piece is as likely weighed as counted, whatever its name: "chips 100". Ours. */
const leastOfWholeG = 40;

/** In fluid ounces a bottle of a baby holds as many. */
const ounces = { least: 3, most: 12 } as const;

/** What a drink or a meal stands in: "cup 120" holds as much. */
const vessels: ReadonlySet<Measure | null> = new Set([...mealVessels, 'cup', 'glass', 'bottle', 'scoop']);

/**
 * "Goat milk cup 120", "porridge 90", "bottle 5": a bare number that cannot be a count says how much there was, in
 * millilitres of what is drunk, in grams of what is eaten, or in the ounces of an American bottle. Null where the
 * number may count.
 */
export function asWeightOf(
  stated: StatedAmount,
  portioned: Portioned,
  countedG: number | null,
): StatedAmount | null {
  const { count, measure, share, isPlural, isPart } = stated;
  if (count === null || stated.isCounted !== true || isPart || isPlural) return null;
  if (measure !== null && !vessels.has(measure) && !packs.has(measure)) return null;
  const isDrink = isDrunk(portioned.food);
  const held = { ...nothingStated, share };
  const isOfUs = portioned.locale === 'us' && isDrink && (measure === null || measure === 'bottle');
  if (isOfUs && count >= ounces.least && count <= ounces.most) return { ...held, ounces: count };
  // "25 bananas" are no 25 g of it.
  const isOfWholes = !portioned.isSingular && measure === null && (countedG ?? 0) >= count * leastOfWholeG;
  if (isOfWholes) return null;
  const isTooMuch = countedG === null || countedG > mostBelievedG(portioned);
  if (count < leastAsWeight || !isTooMuch) return null;
  return isDrink ? { ...held, millilitres: count } : { ...held, grams: count };
}
