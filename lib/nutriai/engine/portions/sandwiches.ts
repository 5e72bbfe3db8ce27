import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { isBare } from './amount-of-all';
import { asPartOfLast, type MentionAmount } from './amounts-of-mentions';
import { combinedAmount } from './combined-amount';
import { nothingStated, saysAmount } from './stated-amount';

const sandwich = /(?:sandwich(?:es)?|sarnies?|toasties?|panini|butty|butties)$/iu;

const slicesOfOne = 2;

const isBread = ({ food, compound }: ParsedIngredient) =>
  compound === null && food !== null && /bread/u.test(food);

const isFilling = ({ food }: ParsedIngredient) =>
  food !== null && foodById(food)?.group !== 'grains_roots_tubers';

/** "Pbj half sandwich", "turkey and cheese 1 sandwich": only an amount between what is in it and the sandwich. */
const amountOnly = /^\s*(?:(?:a|an|one|1|half|½|1\/2|quarter|third|whole|small|mini|little|of|the)\s*)+$/iu;

/**
 * A sandwich is counted once: what stands before it and names its filling is in it, and so is the bread that is said
 * behind it, whose slices say how much of a sandwich it was ("ham sandwich, 1 slice of bread folded over").
 */
export function withSandwiches(
  amounts: readonly MentionAmount[],
  ingredients: readonly ParsedIngredient[],
  text: string,
): MentionAmount[] {
  const read = [...amounts];
  for (const [at, food] of ingredients.entries()) {
    const own = read[at];
    // One that is counted by its parts has its bread among them.
    if (!own || own.isPartOfLast || !sandwich.test(food.text.trim())) continue;
    read[at] = withFillingBefore(at, read, { ingredients, text }) ?? own;
    withBreadBehind(at, read, { ingredients, text });
  }
  return read;
}

function withFillingBefore(
  at: number,
  read: MentionAmount[],
  { ingredients, text }: { ingredients: readonly ParsedIngredient[]; text: string },
): MentionAmount | null {
  const [named, filling, own, food] = [ingredients[at - 1], read[at - 1], read[at], ingredients[at]];
  if (!named || !filling || !own || !food || !isBare(filling.stated) || filling.isPartOfLast) return null;
  if (!amountOnly.test(text.slice(named.end, food.start)) || !isFilling(named)) return null;
  // "Pbj half sandwich": the first name says which.
  if (named.compound !== null) {
    read[at - 1] = { ...filling, stated: combinedAmount(own.stated, filling.stated) };
    return asPartOfLast(own);
  }
  read[at - 1] = asPartOfLast(filling);
  return own;
}

function withBreadBehind(
  at: number,
  read: MentionAmount[],
  { ingredients, text }: { ingredients: readonly ParsedIngredient[]; text: string },
): void {
  const [food, own] = [ingredients[at], read[at]];
  if (!food || !own) return;
  const rest = text.slice(food.end);
  const listed = /^[\p{L}\s]{0,12}\(([^)]*)\)?/u.exec(rest);
  const end = food.end + (listed?.[0].length ?? rest.length);
  for (let next = at + 1; next < ingredients.length; next += 1) {
    const [part, amount, of] = [ingredients[next], read[next], read[at]];
    if (!part || !amount || !of || part.end > end) break;
    const { count, measure } = amount.stated;
    if (isBread(part) && measure === 'slice' && count !== null && count <= slicesOfOne) {
      const share = count / slicesOfOne;
      const isWhole = saysAmount({ ...of.stated, count: null }) || (of.stated.count ?? 1) !== 1;
      if (!isWhole)
        read[at] = { ...of, stated: combinedAmount(of.stated, { ...nothingStated, share, count: 1 }) };
      read[next] = asPartOfLast(amount);
    } else if (listed !== null && isBare(amount.stated)) read[next] = asPartOfLast(amount);
    else if (listed === null) break;
  }
}
