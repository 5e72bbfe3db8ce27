import type { MealItem, MealItemRequest } from '../../../contract/nutriai-meals';
import { itemGramsAtMost } from '../../engine/portions/item-grams-at-most';
import type { FieldMessages } from '../../../platform/http/api-error';
import type { Child } from '../../engine/child';
import { foodsNamed } from '../../engine/foods/find-foods';
import type { Food } from '../../engine/foods/food';
import { foodById } from '../../engine/foods/food-list';
import { gramsOf } from '../../engine/foods/grams-of';
import type { LogItem, MealKind, OwnRecipe } from '../../engine/insights/log';
import { readMeal } from '../../engine/insights/read-meal';
import { readRecipeItem } from '../../engine/insights/read-recipe-item';
import { recipeById } from '../../engine/recipes/recipe-list';
import { nearestTo, unknownText } from './unknown-food';

/** What items are read with. */
export interface MealContext {
  child: Child;
  kind: MealKind;
  /** Recipes of members that may be named, with what they hold, by id. */
  own: ReadonlyMap<string, DishOfMember>;
}

type Checked = { item: MealItem } | { problem: FieldMessages };

/**
 * Items of a meal with what they weigh, or what is wrong with them by index. A food that is not known is
 * never left out in silence: its message names what may be meant.
 */
export function checkItems(
  items: readonly MealItemRequest[],
  context: MealContext,
): { items: MealItem[]; problems: FieldMessages } {
  const checked = items.map((item) => checkItem(item, context));
  return {
    items: checked.flatMap((each) => ('item' in each ? [each.item] : [])),
    problems: Object.fromEntries(
      checked.flatMap((each, index) => ('problem' in each ? [[String(index), each.problem]] : [])),
    ),
  };
}

function checkItem(item: MealItemRequest, context: MealContext): Checked {
  if (item.food !== undefined) return checkFood(item.food, item);
  if (item.recipe !== undefined) return checkRecipe(item.recipe, item, context);
  return checkText(item.text ?? '', item, context);
}

function measuresOf({ amount, unit, grams }: MealItemRequest): Pick<MealItem, 'amount' | 'unit' | 'grams'> {
  return { amount: amount ?? null, unit: unit ?? null, grams: grams ?? null };
}

/** How many characters of a request are to be read: texts, and names of foods that are no ids. */
export function charactersAsked(items: readonly MealItemRequest[]): number {
  const isRead = (food: string) => foodById(food) === undefined;
  return items.reduce(
    (sum, { text = '', food = '' }) => sum + text.length + (isRead(food) ? food.length : 0),
    0,
  );
}

/** Breast milk and formula are reckoned where nobody could measure them. */
const isReckoned = ({ flags }: Food) => flags.includes('breast_milk') || flags.includes('infant_formula');

function checkFood(name: string, request: MealItemRequest): Checked {
  const food = foodById(name) ?? foodsNamed(name)[0];
  if (!food) return { problem: { food: [unknownText(name, nearestTo(name))] } };
  const measures = measuresOf(request);
  const { amount, grams } = measures;
  const item = { food: food.id, recipe: null, text: null, name: food.name, ...measures };
  if (grams !== null) return { item };
  if (amount === null) {
    if (isReckoned(food)) return { item };
    return { problem: { amount: ['Give grams, or an amount and a unit.'] } };
  }
  const unit = request.unit ?? 'piece';
  const weight = gramsOf(food, { amount, unit });
  if (weight === null) return { problem: { unit: [noMeasureText(food, unit)] } };
  if (weight > itemGramsAtMost) return { problem: { amount: [tooMuch] } };
  return { item: { ...item, unit, grams: rounded(weight) } };
}

const tooMuch = `This comes to more than ${itemGramsAtMost / 1000} kg.`;

function noMeasureText(food: Food, unit: string): string {
  const known = [...new Set(food.measures.map((measure) => measure.unit))];
  const others = known.length === 0 ? 'Give grams.' : `Give grams, or use ${known.join(', ')}.`;
  return `We don’t know what one ${unit.replace('_', ' ')} of ${food.name} weighs. ${others}`;
}

function checkRecipe(id: string, request: MealItemRequest, { child, own }: MealContext): Checked {
  const recipe = recipeById(id) ?? own.get(id);
  if (!recipe) return { problem: { recipe: [`Invalid pk "${id}" - object does not exist.`] } };
  const measures = measuresOf(request);
  const unit = request.unit ?? 'serving';
  if (measures.grams === null && measures.amount !== null && unit !== 'serving' && unit !== 'g') {
    return { problem: { unit: ['A recipe is counted in servings or in grams.'] } };
  }
  const madeOf = 'madeOf' in recipe ? { made_of: recipe.madeOf } : {};
  const item: MealItem = { food: null, recipe: id, text: null, name: recipe.title, ...measures, ...madeOf };
  if (measures.grams !== null) return { item };
  const logged = toLogItem(item);
  const served = readRecipeItem(logged.recipe ?? id, logged, {
    ageMonths: child.ageMonths,
    own: ownRecipesIn([item]),
  });
  const grams = rounded(weightOf(served.foods));
  if (grams > itemGramsAtMost) return { problem: { amount: [tooMuch] } };
  return { item: { ...item, unit: measures.amount === null ? null : unit, grams } };
}

/** Words are never refused: what is not known in them is stored as written, and named as not counted. */
function checkText(text: string, request: MealItemRequest, { child, kind }: MealContext): Checked {
  const weights = request.weights?.length ? { weights: request.weights } : {};
  const item: MealItem = { food: null, recipe: null, text, name: text, ...measuresOf(request), ...weights };
  const read = readMeal({ eatenAt: '2000-01-01T00:00:00Z', kind, items: [toLogItem(item)] }, '2000-01-01', {
    child,
    recipes: [],
  });
  if (weightOf(read.foods) > itemGramsAtMost) return { problem: { text: [tooMuch] } };
  const weighed = read.foods.filter(({ grams }) => grams !== null);
  const [only] = weighed.length === 1 && read.notCounted.length === 0 ? weighed : [];
  if (item.grams !== null || only?.grams == null) return { item };
  const estimate = only.isEstimate === true ? { is_estimate: true } : {};
  return { item: { ...item, grams: rounded(only.grams), ...estimate } };
}

const weightOf = (foods: readonly { grams: number | null }[]) =>
  foods.reduce((sum, { grams }) => sum + (grams ?? 0), 0);

const rounded = (grams: number) => Math.round(grams * 10) / 10;

/** A recipe of a member's, and what of it is kept with a meal. */
export interface DishOfMember {
  title: string;
  madeOf: NonNullable<MealItem['made_of']>;
}

/** A name for what a member's recipe held at that meal: another meal of it may have been made otherwise. */
function dishKey({ recipe, made_of: madeOf }: MealItem): string | null {
  return recipe === null || madeOf === undefined ? recipe : JSON.stringify([recipe, madeOf]);
}

/** Members' recipes in meals as the engine reads them; the items that `toLogItem` gives name them. */
export function ownRecipesIn(items: readonly MealItem[]): OwnRecipe[] {
  const found = new Map<string, OwnRecipe>();
  for (const item of items) {
    const id = dishKey(item);
    if (id === null || item.made_of === undefined || found.has(id)) continue;
    const { servings, ingredients } = item.made_of;
    found.set(id, {
      id,
      title: item.name,
      servings,
      ingredients: ingredients.map(({ food, state, grams, is_pinch: isPinch }) => ({
        food,
        grams,
        ...(state !== null && { state }),
        ...(isPinch && { trace: true as const }),
      })),
    });
  }
  return [...found.values()];
}

/**
 * A kept item as the engine reads it. A text that holds more than one food has no weight of its own: its
 * words say what there is of each.
 */
export function toLogItem(item: MealItem): LogItem {
  const { food, text, amount, unit, weights, is_estimate: isEstimate } = item;
  // An assumed weight is read from the words again.
  const grams = isEstimate === true ? null : item.grams;
  const recipe = dishKey(item);
  return {
    ...(food !== null && { food }),
    ...(recipe !== null && { recipe }),
    ...(text !== null && { text }),
    ...(amount !== null && { amount }),
    ...(unit !== null && { unit }),
    ...(grams !== null && { grams }),
    ...(weights !== undefined && { weights }),
  };
}
