import { boundedMemo } from '../bounded-memo';
import { type Child } from '../child';
import { type AmountUnit, type Food } from '../foods/food';
import { foodsNamed } from '../foods/find-foods';
import { foodById } from '../foods/food-list';
import { gramsOf } from '../foods/grams-of';
import { notCountedOf, type ServedFood, type ServedItem } from './eaten-food';
import { type LogItem, type OwnRecipe } from './log';
import { readRecipeItem, unknownItem } from './read-recipe-item';
import { readTextItem } from './read-text-item';

/** What reading an item goes by. */
export interface ReadingContext {
  /** Who ate it, as far as an item is read by that. */
  child: Pick<Child, 'ageMonths' | 'feeding' | 'locale'>;
  recipes: readonly OwnRecipe[];
}

/** A bare number of a food counts pieces. */
function weightOf(food: Food, { grams, amount, unit = 'piece' }: LogItem): number | null {
  if (grams !== undefined) return grams;
  return amount === undefined ? null : gramsOf(food, { amount, unit });
}

/** Measures that hold the same in every kitchen; a piece, a slice or a packet has the size that is usual. */
const exact: ReadonlySet<AmountUnit> = new Set<AmountUnit>([
  ...(['tsp', 'tbsp', 'cup', 'metric_cup', 'fl_oz', 'ml', 'l'] as const),
  ...(['g', 'kg', 'oz', 'lb'] as const),
]);

/** Nobody weighed it: its grams follow from how many pieces there were. */
function isAssumed(food: Food, { grams, amount, unit = 'piece' }: LogItem): boolean {
  if (amount === undefined || exact.has(unit)) return false;
  const usual = gramsOf(food, { amount, unit });
  return usual !== null && (grams === undefined || Math.abs(grams - usual) < 0.1);
}

function readFoodItem(name: string, item: LogItem): ServedItem {
  const food = foodById(name) ?? foodsNamed(name)[0];
  if (!food) return unknownItem(name);
  const served: ServedFood = {
    food,
    grams: weightOf(food, item),
    isDrink: food.flags.includes('drink') && !food.flags.includes('animal_milk'),
    counts: true,
    ...(isAssumed(food, item) && { isEstimate: true as const }),
  };
  return {
    foods: [served],
    allergens: food.allergens,
    notCounted: notCountedOf(served, food.name),
    name: food.name,
  };
}

/** The words, with the amount before them where it was given beside them. */
function wordsOf({ text = '', amount, unit, grams }: LogItem): string {
  if (amount === undefined || grams !== undefined) return text;
  return `${amount} ${(unit ?? '').replace('metric_', '').replace('_', ' ')} ${text}`;
}

/** Families eat the same things again, and each look at a log reads all of it: words take about a millisecond. */
const itemsInWords = boundedMemo<ServedItem>(5_000);

function readWords(item: LogItem, { ageMonths, locale }: ReadingContext['child']): ServedItem {
  const { grams, weights = [] } = item;
  const words = wordsOf(item);
  return itemsInWords(JSON.stringify([words, grams, weights, ageMonths, locale]), () =>
    readTextItem(words, { grams, weights, ageMonths, locale }),
  );
}

/**
 * An item of a meal as foods and weights, with what could not be counted and why.
 * @throws RangeError for an amount below zero
 */
export function readItem(item: LogItem, { child, recipes }: ReadingContext): ServedItem {
  if (item.recipe !== undefined)
    return readRecipeItem(item.recipe, item, { ageMonths: child.ageMonths, own: recipes });
  return item.food === undefined ? readWords(item, child) : readFoodItem(item.food, item);
}
