import { type FoodFlag } from '../foods/food';
import { plainText } from '../foods/food-name-key';
import { type Preparation } from '../text/parsed-ingredient';
import { type Item } from './item';
import { expressionInLines } from '../text/expression-in-lines';

const milks: readonly FoodFlag[] = ['animal_milk', 'breast_milk', 'infant_formula', 'plant_drink'];
const softenedByMilk = new Set([
  'wheat-biscuit-cereal',
  'puffed-wheat',
  'oat-hoops-cereal',
  'puffed-rice-cereal',
  'cornflakes',
  'rusk',
  'teething-biscuit',
]);
const drunk: readonly Preparation[] = ['as_drink', 'in_bottle', 'in_cup'];
const inFood: readonly Preparation[] = [
  'in_cooking',
  'on_cereal',
  'stirred_in',
  'baked',
  'cooked',
  'mashed',
  'pureed',
  'ground',
  'powdered',
];

/** Words that tell that water makes the formula up, and is not drunk beside it. */
const makesUp = expressionInLines()`
  \b(made|mixed|prepared|mix|make|prepare|reconstituted) (it )?(up )?(with|using|from|in)\b.{0,40}\bwater\b
  |\bwater\b.{0,40}\b(for|to) (make|making|mix|mixing|prepare|preparing)\b|\b(powder|scoops?)
  \b.{0,40}\bwater\b|\bwater\b.{0,40}\b(powder|scoops?)\b
`;

/**
 * What foods are to one another: milk softens cereal, water makes up formula, and milk on its own or by the
 * cup is a drink.
 */
export function serveTogether(items: readonly Item[], text: string): Item[] {
  const measured = items.filter(({ quantity }) => quantity !== null).length;
  const context = { isOnly: items.length === 1, measured };
  const withRoles = items.map((item) =>
    isDrunk(item, context) ? { ...item, role: 'drink' as const } : item,
  );
  return withoutFormulaWater(lionMarked(softened(withRoles)), text);
}

function isDrunk(
  { preparations, quantity, flags }: Item,
  { isOnly, measured }: { isOnly: boolean; measured: number },
): boolean {
  if (drunk.some((preparation) => preparations.has(preparation))) return true;
  const isMilk = flags.has('animal_milk') || flags.has('plant_drink') || flags.has('unsuitable_milk');
  if (!isMilk || inFood.some((preparation) => preparations.has(preparation))) return false;
  const isAlone = isOnly && flags.has('drink');
  const byTheCup =
    (quantity?.unit === 'cup' || quantity?.unit === 'glass' || quantity?.unit === 'bottle') && measured === 1;
  return isAlone || byTheCup;
}

function softened(items: readonly Item[]): Item[] {
  const hasMilk = items.some(({ flags }) => milks.some((flag) => flags.has(flag)));
  return items.map((item) =>
    hasMilk && item.food && softenedByMilk.has(item.food.id)
      ? { ...item, preparations: new Set([...item.preparations, 'soaked' as const]) }
      : item,
  );
}

const partsOfEgg = new Set(['egg-yolk', 'egg-white']);

/** “Lion stamped egg, yolk runny”: the yolk is that of the one egg in the text. */
function lionMarked(items: readonly Item[]): Item[] {
  const eggs = items.filter(({ food, flags }) => food?.group === 'eggs' || flags.has('raw_egg_risk'));
  const whole = eggs.filter(({ food }) => !partsOfEgg.has(food?.id ?? ''));
  if (whole.length === 0 || !whole.every(({ preparations }) => preparations.has('lion_marked')))
    return [...items];
  return items.map((item) =>
    partsOfEgg.has(item.food?.id ?? '')
      ? { ...item, preparations: new Set([...item.preparations, 'lion_marked' as const]) }
      : item,
  );
}

function withoutFormulaWater(items: readonly Item[], text: string): Item[] {
  const hasFormula = items.some(({ flags }) => flags.has('infant_formula'));
  const isListed = items.every(({ start }) => start < 0);
  if (!hasFormula || !(isListed || makesUp.test(plainText(text)))) return [...items];
  return items.filter(({ flags, role }) => !flags.has('water') || (isListed && role === 'drink'));
}
