import type { MealAnswer, MealItem } from '../../../contract/nutriai-meals';
import type { Allergen, Child } from '../../engine/child';
import type { Alert } from '../../engine/insights/alerts/alert';
import { emergencyAlerts } from '../../engine/insights/alerts/emergency-alerts';
import { reactionAlerts } from '../../engine/insights/alerts/reaction-alerts';
import { amountsOfServed } from '../../engine/insights/eaten-food';
import type { LoggedMeal, OwnRecipe } from '../../engine/insights/log';
import type { ReadingContext } from '../../engine/insights/read-item';
import { readMeal, type ReadMeal } from '../../engine/insights/read-meal';
import { type NutrientAmounts, type NutrientCode, nutrients } from '../../engine/nutrients';
import { sources } from '../../engine/sources';
import { ownRecipesIn, toLogItem } from './meal-items';
import { choicesOf } from './unknown-food';

const digits = 4;
const codes = Object.keys(nutrients) as NutrientCode[];

export interface StoredMeal extends Pick<MealAnswer, 'kind' | 'reaction'> {
  eatenAtMs: number;
  items: readonly MealItem[];
  eatenShare: number;
}

/** A stored meal as the engine takes it. */
export function toLoggedMeal({ eatenAtMs, kind, items, eatenShare, reaction }: StoredMeal): LoggedMeal {
  return {
    eatenAt: new Date(eatenAtMs).toISOString(),
    kind,
    items: items.map(toLogItem),
    eatenShare,
    ...(reaction !== null && { reaction }),
  };
}

/** Members' own recipes in these meals, for the engine to read their items by. */
export function recipesOf(meals: readonly StoredMeal[]): OwnRecipe[] {
  return ownRecipesIn(meals.flatMap(({ items }) => items));
}

/** What a meal of foods costs to read, in characters of text. */
const charactersOfMeal = 2;

/** How many characters are to be read in these meals: texts, for what is named by its id is looked up. */
export function charactersOf(meals: readonly Pick<StoredMeal, 'items'>[]): number {
  return meals.reduce(
    (sum, { items }) =>
      sum + charactersOfMeal + items.reduce((all, { text }) => all + (text?.length ?? 0), 0),
    0,
  );
}

export type MealFacts = Pick<
  MealAnswer,
  | 'nutrients'
  | 'at_least'
  | 'counted'
  | 'has_estimates'
  | 'not_counted'
  | 'allergens'
  | 'emergency'
  | 'emergency_text'
  | 'alerts'
>;

/** What the engine says of a meal: nutrients of what was eaten, what is not in them, and what a reaction calls for. */
export function mealFacts({ meal, child }: { meal: StoredMeal; child: Child }): MealFacts {
  const logged = toLoggedMeal(meal);
  const recipes = ownRecipesIn(meal.items);
  const read = readMeal(logged, logged.eatenAt.slice(0, 10), { child, recipes });
  const counted = countedOf(meal, child);
  const alerts = alertsOf(meal, { read, child });
  const urgent = alerts.filter(({ emergency }) => emergency === true);
  return {
    ...nutrientsOf(read, child),
    counted,
    has_estimates: read.foods.some(({ isEstimate }) => isEstimate === true),
    not_counted: read.notCounted.map(({ text, reason, nearest }) => ({
      text,
      reason,
      nearest: [...nearest],
      choices: choicesOf(nearest),
    })),
    allergens: heldIn(logged, { child, recipes }),
    emergency: urgent.length > 0,
    emergency_text:
      urgent.length > 0 ? urgent.map(({ title, advice }) => `${title}. ${advice}`).join(' ') : null,
    alerts: alerts.map(({ severity, title, advice, emergency, source }) => ({
      severity,
      title,
      advice,
      emergency: emergency === true,
      source: sources[source],
    })),
  };
}

/** What was noted of a reaction; where none was, an emergency in the words of the meal: "grapes, he is choking". */
function alertsOf(
  { items, reaction }: StoredMeal,
  { read, child }: { read: ReadMeal; child: Child },
): Alert[] {
  if (reaction !== null) return reactionAlerts([read], child.ageMonths);
  const typed = items.flatMap(({ text }) => text ?? []).join('. ');
  return typed === '' ? [] : emergencyAlerts(read.at, typed);
}

/** What a meal holds, also of one that was left: a touch is enough for a reaction. */
function heldIn(
  logged: LoggedMeal,
  { child, recipes }: Pick<ReadingContext, 'child' | 'recipes'>,
): Allergen[] {
  const { allergens } = readMeal({ ...logged, eatenShare: 1 }, logged.eatenAt.slice(0, 10), {
    child,
    recipes,
  });
  return [...allergens];
}

/** What the foods of items in words are counted as, by item, and what a piece of a food is taken to weigh. */
function countedOf({ kind, items }: StoredMeal, child: Child): MealFacts['counted'] {
  return items.flatMap((item, index) => {
    if (item.recipe !== null || item.made_of !== undefined) return [];
    const logged: LoggedMeal = { eatenAt: '2000-01-01T00:00:00Z', kind, items: [toLogItem(item)] };
    const { foods } = readMeal(logged, '2000-01-01', { child, recipes: [] });
    return foods.flatMap(({ food, grams, isEstimate, words = food.name }) =>
      grams === null || (item.text === null && isEstimate !== true)
        ? []
        : [
            {
              item: index,
              text: words,
              name: food.name,
              grams: Math.round(grams * 10) / 10,
              is_estimate: isEstimate === true,
            },
          ],
    );
  });
}

function nutrientsOf(read: ReadMeal, { locale }: Child): Pick<MealFacts, 'nutrients' | 'at_least'> {
  const amounts = read.foods.flatMap((food) => amountsOfServed(food, locale) ?? []);
  const isMissing = read.notCounted.length > 0;
  const sums: NutrientAmounts = {};
  const atLeast: NutrientCode[] = [];
  for (const code of codes) {
    const known = amounts.flatMap((each) => each[code] ?? []);
    if (known.length === 0) continue;
    sums[code] = Number(known.reduce((sum, amount) => sum + amount, 0).toPrecision(digits));
    if (isMissing || known.length < amounts.length) atLeast.push(code);
  }
  return { nutrients: sums, at_least: atLeast };
}
