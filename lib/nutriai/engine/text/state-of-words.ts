import { formOf } from '../foods/composition-of';
import { type Food, type FoodState } from '../foods/food';
import { type GramsBasis, type Preparation } from './parsed-ingredient';

/** The state of composition that words about cooking stand for, the most telling first. */
const statesByPreparation: readonly (readonly [Preparation, FoodState])[] = [
  ['canned', 'canned'],
  ['scrambled', 'scrambled'],
  ['poached', 'poached'],
  ['boiled', 'boiled'],
  ['soft_boiled', 'boiled'],
  ['hard_boiled', 'boiled'],
  ['roasted', 'roasted'],
  ['baked', 'baked'],
  ['grilled', 'grilled'],
  ['fried', 'fried'],
  ['stewed', 'stewed'],
  ['steamed', 'cooked'],
  ['well_cooked', 'cooked'],
  ['cooked', 'cooked'],
  ['raw', 'raw'],
  ['dried', 'dried'],
];

/** Served, and so cooked. */
const servedPreparations: readonly Preparation[] = ['soft', 'left_over', 'reheated', 'mashed', 'microwaved'];

/**
 * Grains that families spoon out dry, into a pan or a bowl. Rice and pasta come onto the plate by the spoon
 * when they are cooked.
 */
const spoonedDry: ReadonlySet<string> = new Set(['oats', 'instant-oats', 'oat-groats', 'millet']);

/** "50 g oats" were weighed out of the packet; porridge and oatmeal are what is made of them. */
const packetWords = /\b(?:oats|ready brek|oat flakes|haferflocken|flocons d.avoine|copos de avena)$/i;

/** What a text says of a food that tells in which state it was weighed. */
export interface SaidOfFood {
  preparations: Iterable<Preparation>;
  words: string;
  /** Null where the text gives no amount. */
  basis: GramsBasis | null;
}

/**
 * The state in which a text names a food, for its weight and its composition alike: a spoon of dry oats
 * weighs less than one of porridge, and holds more. Undefined where the text does not tell.
 */
export function stateOfWords(
  food: Food | undefined,
  { preparations, words, basis }: SaidOfFood,
): FoodState | undefined {
  const said = new Set(preparations);
  const isDryGood = food !== undefined && formOf(food, 'dry') !== null;
  if (said.has('dry') && isDryGood) return 'dry';
  const stated = statesByPreparation.find(([preparation]) => said.has(preparation))?.[1];
  if (stated !== undefined) return stated;
  if (!isDryGood || servedPreparations.some((preparation) => said.has(preparation))) return undefined;
  const isSpooned = basis === 'measure' && spoonedDry.has(food.id) && !/\b(?:porridge|oatmeal)$/i.test(words);
  return isSpooned || (basis === 'weight' && packetWords.test(words)) ? 'dry' : undefined;
}
