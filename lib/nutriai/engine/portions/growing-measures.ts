import { classOfFood } from '../foods/food-list';
import { householdWeight } from './household-weights';
import { type Measure } from './measure-words';
import { ageFactor, type Portioned } from './usual-serving';

/** From an age on, in months, so many times what the measure holds; the oldest age first. */
type Growth = readonly (readonly [number, number])[];

/** What grows with the child. */
const ofTheChild: ReadonlySet<Measure> = new Set(['serving', 'plate', 'handful']);

/** A baby's bowl is not much smaller than a toddler's. Ours. */
const bowlGrowth: Growth = [
  [18, 1.2],
  [12, 1],
  [9, 0.92],
  [0, 0.82],
];

/** A spoon that a baby is fed from holds about a teaspoon and a half; a child's own about a dessertspoon. Ours. */
const spoonGrowth: Growth = [
  [24, 1.35],
  [12, 1],
  [9, 0.8],
  [0, 0.65],
];

/**
 * A level tablespoon is what a baby is given; a toddler is served from the pot with a heaped one, and of a dish more
 * is heaped than of rice or peas. Ours: over hundreds of described meals with an estimated weight, what was taken for
 * a tablespoon grew so with the age.
 */
const heapOfDish: Growth = [
  [24, 1.5],
  [18, 1.35],
  [12, 1.2],
];
const heapOfFood: Growth = [
  [24, 1.25],
  [18, 1.2],
];

const heapedClasses: ReadonlySet<string> = new Set(
  'grains roots-tubers pulses meat-poultry-eggs fish-seafood vita-vegetables other-vegetables'.split(' '),
);

/** Dishes that are eaten with a fork and lie heaped on a spoon, as sauces, soups and spreads do not. */
const heapedDishes: ReadonlySet<string> = new Set(
  [
    'shepherds-pie fish-pie mashed-potato cauliflower-cheese stew curry macaroni-cheese pasta-bake lasagne risotto',
    'khichdi bolognese rice-and-beans fried-rice dal rajma chow-mein stir-fry chilli bowl-of-chilli pancit upma',
    'baked-beans-of-uk baked-beans bubble-and-squeak bean-stew sweet-and-sour-chicken egusi',
  ].flatMap((ids) => ids.split(' ')),
);

/** Of the same classes, and not heaped. */
const spreads: readonly string[] = ['hummus', 'shop-hummus', 'oats', 'liver-pate', 'tofu'];

/** How much of a full bottle a younger baby gets. Our estimate, based on the NHS feeds by age. */
const bottleOfBaby: Growth = [
  [6, 1],
  [3, 0.85],
  [1, 0.65],
  [0, 0.45],
];

const grownTo = (growth: Growth, ageMonths: number) => growth.find(([from]) => ageMonths >= from)?.[1] ?? 1;

function heapOf({ food, ids, isDish, isSmooth, ageMonths }: Portioned): number {
  if (ids.some((id) => heapedDishes.has(id))) return grownTo(heapOfDish, ageMonths);
  const isSpread = spreads.some((id) => ids.includes(id));
  const isHeaped = !isDish && !isSpread && !isSmooth && heapedClasses.has(classOfFood(food.id) ?? '');
  return isHeaped ? grownTo(heapOfFood, ageMonths) : 1;
}

const isOfBabies = ({ food }: Portioned) =>
  food.group === 'breast_milk' || food.flags.includes('infant_formula');

/** What a bottle of formula holds at an age where nobody says it, in millilitres. */
export const usualBottleMl = (ageMonths: number): number =>
  (householdWeight(['infant-formula'], 'bottle', null) ?? 0) * grownTo(bottleOfBaby, ageMonths);

/** Returns how many times a measure holds what it holds for a child of twelve months. */
export function growthOf(measure: Measure, portioned: Portioned): number {
  if (measure === 'spoon') return grownTo(spoonGrowth, portioned.ageMonths);
  if (measure === 'bowl') return grownTo(bowlGrowth, portioned.ageMonths);
  if (measure === 'tbsp') return heapOf(portioned);
  if (measure === 'bottle') return isOfBabies(portioned) ? grownTo(bottleOfBaby, portioned.ageMonths) : 1;
  return ofTheChild.has(measure) ? ageFactor(portioned.ageMonths) : 1;
}
