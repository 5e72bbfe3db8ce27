import { type Locale } from '../child';
import { type Food, type FoodState } from '../foods/food';
import { gramsOf } from '../foods/grams-of';
import { type GramsBasis, type Preparation } from './parsed-ingredient';
import { type Quantity } from './quantity';
import { stateOfWords } from './state-of-words';
import { gramsByUnit, millilitresOf } from './units';

/** A US stick of butter is a quarter of a pound. */
const stickOfButterG = 113.4;
const stickFoods = new Set(['unsalted-butter', 'salted-butter', 'margarine']);

/** Parts of a teaspoon that American measuring spoons call so. */
const teaspoons = { pinch: 1 / 16, dash: 1 / 8 } as const;

const cupMl = { metric: 250, us: 236.588 } as const;

/**
 * A cup of one of these weighs something else than a cup of another; roasted or fried, the food is measured
 * as it usually is.
 */
const changesVolume: ReadonlySet<FoodState> = new Set(['canned', 'raw', 'boiled', 'cooked', 'dry', 'dried']);

/**
 * What a quantity of a food weighs, in grams, and how that was found; null where no weight is said and no
 * measure of the food is known. Sizes that nobody measures, such as a handful, weigh nothing in particular.
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
  const said = stateOfWords(food, { preparations, words, basis: 'measure' });
  const state = said && changesVolume.has(said) ? said : undefined;
  if (unit === 'pinch' || unit === 'dash')
    return found(gramsOf(food, { amount: amount * teaspoons[unit], unit: 'tsp', state }), 'portion');
  if (unit === 'stick') return found(stickFoods.has(food.id) ? amount * stickOfButterG : null, 'piece');
  if (
    unit === 'piece' ||
    unit === 'slice' ||
    unit === 'fillet' ||
    unit === 'leaf' ||
    unit === 'scoop' ||
    unit === 'serving'
  )
    return found(gramsOf(food, { amount, unit, state }) ?? gramsOf(food, { amount, unit }), 'piece');
  if (unit === 'packet') return found(gramsOf(food, { amount, unit: 'packet', state }), 'piece');
  return found(volumeGrams(food, { amount, unit, state, locale }), 'measure');
}

function volumeGrams(
  food: Food,
  {
    amount,
    unit,
    state,
    locale,
  }: { amount: number; unit: Quantity['unit']; state: FoodState | undefined; locale: Locale },
): number | null {
  if (unit === 'cup') {
    const us = gramsOf(food, { amount, unit: 'cup', state });
    return us === null || locale === 'us' ? us : (us * cupMl.metric) / cupMl.us;
  }
  if (unit === 'tbsp' || unit === 'tsp') {
    const spoons = gramsOf(food, { amount, unit, state });
    if (spoons !== null) return spoons;
  }
  const millilitres = millilitresOf(unit, locale);
  return millilitres === undefined
    ? null
    : gramsOf(food, { amount: amount * millilitres, unit: 'ml', state });
}

function found(grams: number | null, basis: GramsBasis): { grams: number; basis: GramsBasis } | null {
  return grams === null ? null : { grams: Math.round(grams * 10) / 10, basis };
}
