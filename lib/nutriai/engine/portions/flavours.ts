import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { isBare } from './amount-of-all';
import { combinedAmount } from './combined-amount';

/** What comes in flavours, which may be said behind it ("puffs sweet potato", "juice box apple"). */
const flavoured: ReadonlySet<string> = new Set(['corn-puffs', 'orange-juice', 'rice-cake', 'ice-lolly']);

/** Baked goods of which one is counted: "1 mini muffin banana". */
const baked: ReadonlySet<string> = new Set(
  'muffins home-muffins cake pancake pancakes waffle scone ice-cream cake-pops doughnut'.split(' '),
);

const isCountedBake = ({ compound, food }: ParsedIngredient, { stated }: MentionAmount) =>
  (baked.has(compound ?? '') || baked.has(food ?? '')) && (stated.count !== null || stated.size !== null);

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
  for (const [at, { start, end, food }] of ingredients.entries()) {
    const [product, amount, of] = [ingredients[at - 1], read[at], read[at - 1]];
    if (!product || !amount || !of) continue;
    const isInBrackets =
      /^\s*(?:(?:pot|cup|tube|pouch)\s)?\($/iu.test(text.slice(product.end, start)) &&
      /^\s*\)/u.test(text.slice(end));
    const isOfYoghurt = isInBrackets && isBare(amount.stated) && /yog|quark|skyr/u.test(product.food ?? '');
    if (
      !isOfYoghurt &&
      !flavoured.has(product.food ?? '') &&
      !(isCountedBake(product, of) && isBare(amount.stated))
    )
      continue;
    const group = food === null ? undefined : foodById(food)?.group;
    const isProduce = group === 'vita_fruits_veg' || group === 'other_fruits_veg';
    if (!isProduce || !(isOfYoghurt || /^\s*\(?$/u.test(text.slice(product.end, start)))) continue;
    read[at - 1] = { ...of, stated: combinedAmount(of.stated, amount.stated) };
    read[at] = asPartOfLast(amount);
  }
  return read;
}
