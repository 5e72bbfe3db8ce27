import { type Allergen } from '../child';
import { foodById } from '../foods/food-list';
import { type NotCounted, type ServedFood, type ServedItem } from './eaten-food';
import { type LoggedMeal, type LogItem, type MealKind, type LoggedReaction } from './log';
import { cowsMilkFromMonths } from '../needs/cows-milk';
import { saysBreastfeed } from '../portions/breastfeeds';
import { readItem, type ReadingContext } from './read-item';

/** A food with the weight that was eaten; null where it can't be said. */
export type EatenFood = ServedFood;

/** A meal, read: foods with the weights that were eaten. */
export interface ReadMeal {
  date: string;
  at: string;
  kind: MealKind;
  /** 0 to 1. */
  share: number;
  foods: readonly EatenFood[];
  /** Held for certain by what was eaten; none of a meal that was left without a reaction. */
  allergens: readonly Allergen[];
  notCounted: readonly NotCounted[];
  reaction: LoggedReaction | undefined;
  /** Holds something other than drinks and milk feeds. */
  isSolid: boolean;
  /** What was served, in words. */
  names: readonly string[];
  /** What was logged in words. */
  texts: readonly string[];
  /** Names of what counts by its usual portion, since no amount was logged. */
  usualPortions: readonly string[];
}

/** An animal milk is drunk in a milk feed, or where all there is are drinks; over cereal it is food. */
function drunkMilk(kind: MealKind, foods: readonly ServedFood[]): boolean {
  return kind === 'milk' || foods.every(({ food, isDrink }) => isDrink || food.flags.includes('animal_milk'));
}

function eatenFoods(kind: MealKind, items: readonly ServedItem[], share: number): EatenFood[] {
  const foods = items.flatMap(({ foods: served, isUsualPortion }) =>
    isUsualPortion ? served.map((each) => ({ ...each, isEstimate: true as const })) : served,
  );
  const milkIsDrunk = drunkMilk(kind, foods);
  return foods.map((served) => ({
    ...served,
    grams: served.grams === null ? null : served.grams * share,
    isDrink: served.isDrink || (milkIsDrunk && served.food.flags.includes('animal_milk')),
  }));
}

/** What a feed is called as well where the breast is usual. */
const feedWords = /\b(feed|feeding|fed|left|right|milk)\b/i;

/** Breast milk and formula without a volume are reckoned by what is usual, so nothing of them is missed. */
function isReckonedMilk({ nearest }: NotCounted): boolean {
  const [id] = nearest;
  const flags = id === undefined ? [] : (foodById(id)?.flags ?? []);
  return flags.includes('breast_milk') || flags.includes('infant_formula');
}

function missedIn(
  kind: MealKind,
  items: readonly ServedItem[],
  child: ReadingContext['child'],
): NotCounted[] {
  const isBreastfed = child.feeding === 'breast' || child.feeding === 'mixed';
  return items
    .flatMap(({ notCounted }) => notCounted)
    .filter((missed) => {
      if (missed.reason === 'no_weight') return !isReckonedMilk(missed);
      if (kind !== 'milk') return true;
      return !saysBreastfeed(missed.text) && !(isBreastfed && feedWords.test(missed.text));
    });
}

function holdsSolids(foods: readonly ServedFood[], missed: readonly NotCounted[]): boolean {
  if (foods.some(({ isDrink }) => !isDrink)) return true;
  return missed.some(({ reason }) => reason === 'unknown_food' || foods.length === 0);
}

const namedMilk = /\b(cow|goat|sheep|buffalo|whole|skimmed|breast|formula|oat|soya?|almond|coconut|rice)/i;

/** Under a year "milk" in a milk feed is the baby's own: breast milk, or formula where that is all there is. */
function asOwnMilk(item: LogItem, kind: MealKind, { ageMonths, feeding }: ReadingContext['child']): LogItem {
  const { text } = item;
  if (text === undefined || kind !== 'milk' || ageMonths >= cowsMilkFromMonths || feeding === 'none')
    return item;
  if (namedMilk.test(text)) return item;
  return { ...item, text: text.replace(/\bmilk\b/i, feeding === 'formula' ? 'formula' : 'breast milk') };
}

/** A food that was left was not met, unless touching it was enough for a reaction. */
const isMet = ({ reaction }: LoggedMeal, share: number) =>
  share > 0 || (reaction !== undefined && reaction.severity !== 'none');

/** A logged meal as foods and weights. @throws RangeError for an amount below zero or a share outside 0 to 1 */
export function readMeal(meal: LoggedMeal, date: string, context: ReadingContext): ReadMeal {
  const share = meal.eatenShare ?? 1;
  if (!(share >= 0 && share <= 1)) throw new RangeError(`The share eaten is from 0 to 1, not ${share}.`);
  const items = meal.items.map((item) => readItem(asOwnMilk(item, meal.kind, context.child), context));
  const foods = eatenFoods(meal.kind, items, share);
  const notCounted = missedIn(meal.kind, items, context.child);
  return {
    date,
    at: meal.eatenAt,
    kind: meal.kind,
    share,
    foods,
    allergens: isMet(meal, share) ? [...new Set(items.flatMap(({ allergens }) => allergens))] : [],
    notCounted: share === 0 ? [] : notCounted,
    reaction: meal.reaction,
    isSolid: meal.kind !== 'milk' && holdsSolids(foods, notCounted),
    names: items.map(({ name }) => name),
    texts: meal.items.flatMap(({ food, recipe, text }) =>
      food === undefined && recipe === undefined && text !== undefined ? [text] : [],
    ),
    usualPortions: items.flatMap(({ name, isUsualPortion }) => (isUsualPortion ? [name] : [])),
  };
}
