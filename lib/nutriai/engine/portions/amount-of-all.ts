import { type Food } from '../foods/food';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type MentionAmount } from './amounts-of-mentions';
import { isWeighed, saysAmount, type StatedAmount } from './stated-amount';

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
export function amountOfAll(named: readonly Counted[]): StatedAmount | null {
  const counted = withoutMaker(named);
  const [only] = counted;
  if (only && counted.length === 1 && named.length > 1 && isPack(only.amount.stated))
    return only.amount.stated;
  const stated = counted.map(({ amount }) => amount.stated);
  const last = counted.at(-1)?.amount;
  const [first] = stated;
  if (counted.length < 2 || !last || !first) return null;
  const between = stated.slice(1, -1);
  if (isPack(first) && between.every((each) => !saysAmount(each))) {
    if (!saysAmount(withoutPart(last.stated, first))) return first;
    // "A jar of lasagne, about 100 g", "a pouch of pear and apple, 4 spoons": so much of what was in it.
    if (last.isTrailing && isSpooned(last.stated)) return last.stated;
    if (last.isTrailing && isWeighed(last.stated)) return { ...last.stated, measure: first.measure };
  }
  const isOfAll =
    last.isTrailing && stated.slice(0, -1).every((each) => isBare(withoutPart(each, last.stated)));
  return isOfAll && (isVolume(last.stated) || isPack(last.stated)) ? last.stated : null;
}

/** The maker's name before a pouch has no amount: "HiPP jar of lasagne" is a jar of lasagne. */
function withoutMaker(counted: readonly Counted[]): readonly Counted[] {
  const [first] = counted;
  return first?.ingredient.compound === 'baby-pouch' && !saysAmount(first.amount.stated)
    ? counted.slice(1)
    : counted;
}

export const isPack = ({ measure }: StatedAmount) => measure === 'jar' || measure === 'pouch';

/** The part that was eaten of everything is said of each food, and of this one no more than that. */
const withoutPart = (stated: StatedAmount, { share }: StatedAmount): StatedAmount =>
  stated.share === share ? { ...stated, share: null } : stated;

/** Nothing but an article before the food. */
export const isBare = (stated: StatedAmount) =>
  !saysAmount({ ...stated, count: null }) && (stated.count ?? 1) === 1;

const isSpooned = ({ measure, count }: StatedAmount) =>
  count !== null && measure !== null && ['tbsp', 'spoon', 'tsp', 'dessertspoon'].includes(measure);

const isVolume = ({ measure, grams, millilitres }: StatedAmount) =>
  grams !== null ||
  millilitres !== null ||
  (measure !== null && ['tbsp', 'cup', 'spoon', 'tsp', 'bowl', 'ladle', 'handful'].includes(measure));
