import { type Locale } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { amountOfAll, type Counted, isBare, isPack } from './amount-of-all';
import { countedDish } from './counted-dishes';
import { isWeighed, type StatedAmount } from './stated-amount';

/** A jar or a pouch of more than fruit and vegetables is one meal, whatever its name lists. */
export function asBabyMeal(
  counted: readonly Counted[],
  { locale }: { locale: Locale },
): { food: Food; stated: StatedAmount } | null {
  const whole =
    counted.length === 1
      ? (counted[0]?.amount.stated ?? null)
      : (amountOfAll(counted) ?? weighedMeal(counted));
  if (!whole || !(isPack(whole) || whole === weighedMeal(counted))) return null;
  const isMeal = counted.some(
    ({ ingredient, food }) =>
      food?.group === 'flesh_foods' || ingredient.compound === 'baby-pouch' || isSavouryDish(ingredient),
  );
  if (!isMeal) return null;
  const [first] = counted;
  const named = first?.ingredient.compound === 'baby-pouch' ? pouchOf(first.food, counted) : null;
  const food = named ?? countedDish({ ids: ['baby-ready-meal'], words: '', isWeighed: false, locale });
  const count = whole.count ?? first?.amount.stated.count ?? null;
  return food && { food, stated: { ...whole, count } };
}

/** "A 130 g tray meal, chicken and veg": what is named after it is in it. */
function weighedMeal([meal, ...contents]: readonly Counted[]): StatedAmount | null {
  if (meal?.ingredient.compound !== 'baby-pouch' || !isWeighed(meal.amount.stated)) return null;
  return contents.every(({ amount }) => isBare(amount.stated)) ? meal.amount.stated : null;
}

/** A maker's pouch of which nothing but fruit and vegetables is named is counted as their purée. */
function pouchOf(meal: Food | null, counted: readonly Counted[]): Food | null {
  const contents = counted.filter(
    ({ ingredient }) => ingredient.compound !== 'baby-pouch' && ingredient.food !== 'baby-ready-meal',
  );
  const isFruit = ({ ingredient }: Counted) => {
    const group = ingredient.food === null ? undefined : foodById(ingredient.food)?.group;
    return group === 'vita_fruits_veg' || group === 'other_fruits_veg';
  };
  if (contents.length === 0 || !contents.every(isFruit)) return meal;
  const [only] = contents;
  return (contents.length === 1 && only?.food) || (foodById('apple-puree-jar') ?? meal);
}

/** "A pouch of spaghetti bolognese": thinner than what is cooked at home. */
const isSavouryDish = ({ compound, parts }: ParsedIngredient) =>
  compound !== null &&
  parts.some(({ food }) => food === 'pasta' || (food !== null && foodById(food)?.group === 'flesh_foods'));
