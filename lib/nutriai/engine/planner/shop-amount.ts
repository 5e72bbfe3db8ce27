import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { type RecipeIngredient } from '../recipes/recipe';
import { type ShopUnit, shopUnits } from './shop-units';

/** An amount as a shop sells it: 4 pieces, 1 tin, 80 g of dry lentils. */
export interface ShopAmount {
  amount: number;
  unit: ShopUnit;
}

/** Of pulses, drained, in a tin of 400 g. */
const drainedInTinG = 240;
const tins = /^(?:(\d{1,2}) )?(?:(\d)\/(\d) )?(?:small )?tins?\b/;
const weighed = /^(\d{1,5}) (g|ml)\b/;
const counted = /^(?:(\d{1,2}) )?(?:(\d)\/(\d) )?(.*)$/;

/**
 * Returns what one buys for an ingredient: dry or raw where it is counted cooked, by the piece where its
 * recipe counts pieces.
 */
export function shopAmount({ food, grams, household }: RecipeIngredient): ShopAmount {
  const [, amount, unit] = weighed.exec(household) ?? [];
  if (household.includes('from a tin')) return { amount: grams / drainedInTinG, unit: 'tin' };
  const inTins = tins.exec(household);
  if (inTins) return { amount: countOf(inTins), unit: 'tin' };
  if (amount !== undefined) return { amount: Number(amount), unit: unit === 'ml' ? 'ml' : 'g' };
  const pieces = piecesOf(household, food);
  return pieces === null ? { amount: grams, unit: 'g' } : { amount: pieces, unit: 'piece' };
}

/** "1 1/2 carrots" of carrot is 1.5; null where it is spoons, slices or florets that are counted. */
function piecesOf(household: string, food: string): number | null {
  const [, whole, over, under, rest = ''] = counted.exec(household) ?? [];
  const name =
    foodNameKey(foodById(food)?.name ?? food)
      .split(' ')
      .at(-1) ?? food;
  const count = countOf([household, whole, over, under]);
  const last = foodNameKey(rest.split(/[,(]/)[0] ?? '')
    .split(' ')
    .at(-1);
  return count > 0 && last === name ? count : null;
}

function countOf([, whole, over, under]: readonly (string | undefined)[]): number {
  return Number(whole ?? 0) + (over === undefined ? 0 : Number(over) / Number(under));
}

/** Adds up amounts, each unit for itself, in the order of the units. */
export function sumOfAmounts(amounts: readonly ShopAmount[]): ShopAmount[] {
  return shopUnits.flatMap((unit) => {
    const amount = amounts.filter((each) => each.unit === unit).reduce((sum, each) => sum + each.amount, 0);
    return amount === 0 ? [] : [{ amount: Math.round(amount * 100) / 100, unit }];
  });
}

/** An amount for so many batches. */
export function timesAmount({ amount, unit }: ShopAmount, batches: number): ShopAmount {
  return { amount: amount * batches, unit };
}
