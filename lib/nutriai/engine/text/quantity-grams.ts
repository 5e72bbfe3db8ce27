import { type Locale } from '../child';
import { type Food, type FoodState } from '../foods/food';
import { gramsOf } from '../foods/grams-of';
import { type GramsBasis, type Preparation } from './parsed-ingredient';
import { type Quantity } from './quantity';
import { gramsByUnit, millilitresOf } from './units';

/** A US stick of butter is a quarter of a pound. */
const stickOfButterG = 113.4;
const stickFoods = new Set(['unsalted-butter', 'salted-butter', 'margarine']);

/** Parts of a teaspoon that American measuring spoons call so. */
const teaspoons = { pinch: 1 / 16, dash: 1 / 8 } as const;

const cupMl = { metric: 250, us: 236.588 } as const;

const stateOfPreparation: readonly (readonly [Preparation, FoodState])[] = [
  ['canned', 'canned'],
  ['raw', 'raw'],
  ['boiled', 'boiled'],
  ['cooked', 'cooked'],
  ['steamed', 'cooked'],
];

const cookedPreparations: readonly Preparation[] = [
  'cooked',
  'well_cooked',
  'boiled',
  'steamed',
  'stewed',
  'soft',
  'left_over',
  'reheated',
  'mashed',
  'canned',
];

/** What a quantity is of: dry goods are measured dry, unless the words say that they are cooked ("2 tbsp porridge"). */
function stateOf(food: Food, preparations: ReadonlySet<Preparation>, words: string): FoodState | undefined {
  const stated = stateOfPreparation.find(([preparation]) => preparations.has(preparation))?.[1];
  if (stated !== undefined || cookedPreparations.some((preparation) => preparations.has(preparation)))
    return stated;
  const isServed = /\bporridge$/i.test(words);
  return !isServed && gramsOf(food, 1, 'cup', 'dry') !== null ? 'dry' : undefined;
}

/**
 * What a quantity of a food weighs, in grams, and how that was found; null where no weight is said and no measure of the food is known.
 * Sizes that nobody measures, such as a handful, weigh nothing in particular.
 */
export function quantityGrams(
  { min, max, unit }: Quantity,
  food: Food | undefined,
  { preparations, words, locale }: { preparations: ReadonlySet<Preparation>; words: string; locale: Locale },
): { grams: number; basis: GramsBasis } | null {
  const amount = (min + max) / 2;
  const weight = gramsByUnit[unit];
  if (weight !== undefined) return found(amount * weight, 'weight');
  if (!food) return null;
  const state = stateOf(food, preparations, words);
  if (unit === 'pinch' || unit === 'dash')
    return found(gramsOf(food, amount * teaspoons[unit], 'tsp', state), 'portion');
  if (unit === 'stick') return found(stickFoods.has(food.id) ? amount * stickOfButterG : null, 'piece');
  if (
    unit === 'piece' ||
    unit === 'slice' ||
    unit === 'fillet' ||
    unit === 'leaf' ||
    unit === 'scoop' ||
    unit === 'serving'
  )
    return found(gramsOf(food, amount, unit, state) ?? gramsOf(food, amount, unit), 'piece');
  if (unit === 'packet') return found(gramsOf(food, amount, 'packet', state), 'piece');
  return found(volumeGrams(food, amount, unit, state, locale), 'measure');
}

function volumeGrams(
  food: Food,
  amount: number,
  unit: Quantity['unit'],
  state: FoodState | undefined,
  locale: Locale,
): number | null {
  if (unit === 'cup') {
    const us = gramsOf(food, amount, 'cup', state);
    return us === null || locale === 'us' ? us : (us * cupMl.metric) / cupMl.us;
  }
  if (unit === 'tbsp' || unit === 'tsp') {
    const spoons = gramsOf(food, amount, unit, state);
    if (spoons !== null) return spoons;
  }
  const millilitres = millilitresOf(unit, locale);
  return millilitres === undefined ? null : gramsOf(food, amount * millilitres, 'ml', state);
}

function found(grams: number | null, basis: GramsBasis): { grams: number; basis: GramsBasis } | null {
  return grams === null ? null : { grams: Math.round(grams * 10) / 10, basis };
}
