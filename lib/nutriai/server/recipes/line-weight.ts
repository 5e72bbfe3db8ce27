import { kitchenFood } from '../../engine/composer/kitchen/kitchen-list';
import type { KitchenFood, Role } from '../../engine/composer/kitchen/kitchen-food';
import { formOf } from '../../engine/foods/composition-of';
import type { Food, FoodState } from '../../engine/foods/food';
import { gramsOf } from '../../engine/foods/grams-of';
import type { ParsedIngredient, Preparation } from '../../engine/text/parsed-ingredient';
import type { Quantity, QuantityUnit } from '../../engine/text/quantity';
import { stateOfWords } from '../../engine/text/state-of-words';

/** What a line of a recipe weighs, in the state in which it is eaten where that was analysed. */
export interface LineWeight {
  grams: number;
  state: FoodState | null;
  isPinch: boolean;
}

/** A pinch, as the recipes of the library weigh it. */
const pinchGrams = 0.5;
const pinchUnits: ReadonlySet<string> = new Set(['pinch', 'dash', 'drop', 'sprig']);

const statesByPreparation: readonly (readonly [Preparation, FoodState])[] = [
  ['canned', 'canned'],
  ['boiled', 'boiled'],
  ['roasted', 'roasted'],
  ['baked', 'baked'],
  ['grilled', 'grilled'],
  ['stewed', 'stewed'],
  ['poached', 'poached'],
  ['scrambled', 'scrambled'],
  ['steamed', 'cooked'],
  ['cooked', 'cooked'],
];

/** Words after which a weight is that of the cooked food. */
const cookedWords: readonly Preparation[] = [
  'cooked',
  'well_cooked',
  'boiled',
  'steamed',
  'stewed',
  'poached',
  'roasted',
  'baked',
  'grilled',
  'canned',
  'left_over',
  'reheated',
];

/** Weights in brackets or after the words: "1 small sweet potato (about 150 g)". */
const weightInWords = /(?<!\d)(\d+(?:[.,]\d+)?)\s?(g|kg|ml|l|oz|lb)\b/i;

/** About what these weigh of a herb, a spice or a raising agent that nobody has analysed: it is in no sum. */
const uncountedGrams: Partial<Record<QuantityUnit, number>> = {
  ml: 1,
  tsp: 2,
  dessertspoon: 4,
  tbsp: 6,
  leaf: 0.5,
  piece: 1,
  clove: 3,
  slice: 3,
  stick: 3,
  handful: 10,
  bunch: 25,
};

/** What cooks mean by these of what a food is in a dish. */
const gramsByRole: Partial<Record<Role, Partial<Record<QuantityUnit, number>>>> = {
  fat: { knob: 10, drizzle: 5, splash: 5 },
  leaf: { handful: 25 },
};

/** About what cooks pour, of any food that is measured by the spoon. */
const pouredSpoons: Partial<Record<QuantityUnit, 'tbsp' | 'tsp'>> = { splash: 'tbsp', drizzle: 'tsp' };

const spoonsOf: Readonly<Record<string, number>> = { tbsp: 1, dessertspoon: 2 / 3, tsp: 1 / 3 };

/** The weight that a line gives to its food; null where it gives none that is known. */
export function lineWeight(line: string, mention: ParsedIngredient, food: Food): LineWeight | null {
  const kitchen = kitchenFood(food.id);
  if (isPinch(mention, food, kitchen)) return pinchOf(food, kitchen);
  const found =
    saidGrams(mention) ??
    gramsInWords(line, food) ??
    kitchenGrams(mention.quantity, isWholeHead(line, kitchen) ? undefined : kitchen) ??
    pouredGrams(mention.quantity, food) ??
    gramsOfUncounted(mention.quantity, food);
  return found === null ? null : asEaten(found, mention, { food, kitchen });
}

function isPinch({ quantity }: ParsedIngredient, food: Food, kitchen: KitchenFood | undefined): boolean {
  if (quantity !== null) return pinchUnits.has(quantity.unit);
  const isFlavour = kitchen?.role === 'herb' || kitchen?.role === 'spice' || food.forms.length === 0;
  return isFlavour || food.id === 'salt' || food.id === 'water';
}

/** Nobody counts a pinch of a herb; one of salt is a good part of what a baby may have in a day. */
function pinchOf(food: Food, kitchen: KitchenFood | undefined): LineWeight {
  const counted = food.id === 'salt' ? gramsOf(food, { amount: 1 / 16, unit: 'tsp' }) : null;
  if (counted !== null) return rounded(counted, usualState(food, kitchen));
  return { grams: pinchGrams, isPinch: true, state: usualState(food, kitchen) };
}

interface Said {
  grams: number;
  /** By weighing, so that it is said of the food as it is bought. */
  isWeighed: boolean;
}

function saidGrams({ grams, gramsBasis }: ParsedIngredient): Said | null {
  return grams === null || grams <= 0 ? null : { grams, isWeighed: gramsBasis === 'weight' };
}

function gramsInWords(line: string, food: Food): Said | null {
  const [, amount, unit] = weightInWords.exec(line) ?? [];
  if (amount === undefined || unit === undefined) return null;
  const known = unit.toLowerCase() as 'g' | 'kg' | 'ml' | 'l' | 'oz' | 'lb';
  const grams = gramsOf(food, { amount: Number(amount.replace(',', '.')), unit: known });
  return grams === null || grams <= 0 ? null : { grams, isWeighed: known !== 'ml' && known !== 'l' };
}

/** "1 cauliflower, cut into florets" is no floret. */
function isWholeHead(line: string, kitchen: KitchenFood | undefined): boolean {
  return (
    kitchen?.measure.by === 'piece' &&
    kitchen.measure.one === 'floret' &&
    !/floret/i.test(line.split(',')[0] ?? '')
  );
}

function pouredGrams(quantity: Quantity | null, food: Food): Said | null {
  const spoon = quantity === null ? undefined : pouredSpoons[quantity.unit];
  if (quantity === null || spoon === undefined) return null;
  const grams = gramsOf(food, { amount: middle(quantity), unit: spoon });
  return grams === null ? null : { grams, isWeighed: false };
}

function gramsOfUncounted(quantity: Quantity | null, food: Food): Said | null {
  const grams = quantity === null ? undefined : uncountedGrams[quantity.unit];
  if (quantity === null || grams === undefined || food.group !== 'other' || food.forms.length > 0)
    return null;
  return { grams: middle(quantity) * grams, isWeighed: false };
}

function middle({ min, max }: Quantity): number {
  return (min + max) / 2;
}

/** By what a cook knows: what one carrot or a spoon of yoghurt usually weighs. */
function kitchenGrams(quantity: Quantity | null, kitchen: KitchenFood | undefined): Said | null {
  if (quantity === null || !kitchen) return null;
  const { measure, role } = kitchen;
  const amount = middle(quantity);
  const byRole = gramsByRole[role]?.[quantity.unit];
  if (byRole !== undefined) return { grams: amount * byRole, isWeighed: false };
  const spoons = spoonsOf[quantity.unit];
  if (measure.by === 'piece' && quantity.unit === 'piece')
    return { grams: amount * measure.grams, isWeighed: false };
  if (measure.by === 'spoon' && spoons !== undefined)
    return { grams: amount * spoons * measure.grams, isWeighed: false };
  return measure.by === 'ml' && quantity.unit === 'ml' ? { grams: amount, isWeighed: false } : null;
}

/**
 * Dry goods are measured dry and meat raw, unless the words say that they are cooked: what is eaten weighs
 * more or less than that, and the tables are of what is eaten.
 */
function asEaten(
  { grams, isWeighed }: Said,
  { preparations, text, gramsBasis }: ParsedIngredient,
  { food, kitchen }: { food: Food; kitchen: KitchenFood | undefined },
): LineWeight {
  const isCooked = cookedWords.some((word) => preparations.includes(word));
  if (isCooked) {
    const stated = statesByPreparation.find(([word]) => preparations.includes(word))?.[1];
    return rounded(grams, stateIn(food, stated) ?? usualState(food, kitchen));
  }
  // What most people take from a tin is weighed ready to eat.
  if (kitchen?.measure.by === 'dry' && !kitchen.measure.tinned)
    return rounded(grams / kitchen.measure.ratio, usualState(food, kitchen));
  if (kitchen?.measure.by === 'raw' && isWeighed)
    return rounded(grams / kitchen.measure.ratio, usualState(food, kitchen));
  const isDry = stateOfWords(food, { preparations, words: text, basis: gramsBasis }) === 'dry';
  return rounded(grams, isDry ? stateIn(food, 'dry') : usualState(food, kitchen));
}

function rounded(grams: number, state: FoodState | null): LineWeight {
  return { grams: Math.max(0.1, Math.round(grams * 10) / 10), state, isPinch: false };
}

/** The state of the form that stands for the asked one. */
export function stateIn(food: Food, state: FoodState | undefined): FoodState | null {
  return state === undefined ? null : (formOf(food, state)?.state ?? null);
}

/** In which state a food is counted when nothing is said: as it is usually cooked, or its first form. */
export function usualState(food: Food, kitchen = kitchenFood(food.id)): FoodState | null {
  return stateIn(food, kitchen?.state) ?? food.forms[0]?.state ?? null;
}
