import { type Food } from '../foods/food';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type MentionAmount } from './amounts-of-mentions';
import { saysAmount, type StatedAmount } from './stated-amount';

/** A food of a text, with what its words say of its amount and what it is counted by. */
export interface Counted {
  ingredient: ParsedIngredient;
  amount: MentionAmount;
  food: Food | null;
  isDish: boolean;
}

/**
 * The amount that stands before the first or after the last of several foods and is said of all of them; null
 * where each has its own.
 */
export function amountOfAll(counted: readonly Counted[]): StatedAmount | null {
  const stated = counted.map(({ amount }) => amount.stated);
  const last = counted.at(-1)?.amount;
  const [first] = stated;
  if (counted.length < 2 || !last || !first) return null;
  if (isPack(first) && stated.slice(1).every((each) => !saysAmount(each))) return first;
  const isOfAll = last.isTrailing && stated.slice(0, -1).every(isBare);
  return isOfAll && (isVolume(last.stated) || isPack(last.stated)) ? last.stated : null;
}

export const isPack = ({ measure }: StatedAmount) => measure === 'jar' || measure === 'pouch';

/** Nothing but an article before the food. */
const isBare = (stated: StatedAmount) => !saysAmount({ ...stated, count: null }) && (stated.count ?? 1) === 1;

const isVolume = ({ measure, grams, millilitres }: StatedAmount) =>
  grams !== null ||
  millilitres !== null ||
  (measure !== null && ['tbsp', 'cup', 'spoon', 'tsp', 'bowl'].includes(measure));
