import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount } from './combined-amount';

/** What comes in flavours, which may be said behind it ("puffs sweet potato", "juice box apple"). */
const flavoured: ReadonlySet<string> = new Set(['corn-puffs', 'orange-juice', 'rice-cake', 'ice-lolly']);

/**
 * A fruit or vegetable right behind the name of such a product says its flavour; so an amount behind it is
 * the product's.
 */
export function withFlavours(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, { start, food }] of ingredients.entries()) {
    const [product, amount, of] = [ingredients[at - 1], read[at], read[at - 1]];
    if (!product || !amount || !of || !flavoured.has(product.food ?? '')) continue;
    const group = food === null ? undefined : foodById(food)?.group;
    const isProduce = group === 'vita_fruits_veg' || group === 'other_fruits_veg';
    if (!isProduce || !/^\s*\(?$/u.test(text.slice(product.end, start))) continue;
    read[at - 1] = { ...of, stated: combinedAmount(of.stated, amount.stated) };
    read[at] = asPartOfLast(amount);
  }
  return read;
}
