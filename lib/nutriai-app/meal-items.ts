import type { MealItem, MealItemRequest } from '../contract/nutriai-meals';
import type { FieldMessages } from '../http/api-error';
import type { Child } from '../nutriai/child';
import { findFoods, foodsNamed } from '../nutriai/foods/find-foods';
import type { Food } from '../nutriai/foods/food';
import { foodById } from '../nutriai/foods/food-list';
import { gramsOf } from '../nutriai/foods/grams-of';
import type { LogItem, MealKind } from '../nutriai/insights/log';
import { readMeal } from '../nutriai/insights/read-meal';
import { readRecipeItem } from '../nutriai/insights/read-recipe-item';
import { recipeById } from '../nutriai/recipes/recipe-list';

interface Context {
  child: Child;
  kind: MealKind;
}

type Checked = { item: MealItem } | { problem: FieldMessages };

const nearestCount = 3;

/**
 * Items of a meal with what they weigh, or what is wrong with them by index. A food that is not known is never left out in silence: its message names
 * what may be meant.
 */
export function checkItems(
  items: readonly MealItemRequest[],
  context: Context,
): { items: MealItem[]; problems: FieldMessages } {
  const checked = items.map((item) => checkItem(item, context));
  return {
    items: checked.flatMap((each) => ('item' in each ? [each.item] : [])),
    problems: Object.fromEntries(
      checked.flatMap((each, index) => ('problem' in each ? [[String(index), each.problem]] : [])),
    ),
  };
}

function checkItem(item: MealItemRequest, context: Context): Checked {
  if (item.food !== undefined) return checkFood(item.food, item);
  if (item.recipe !== undefined) return checkRecipe(item.recipe, item, context);
  return checkText(item.text ?? '', item, context);
}

function measuresOf({ amount, unit, grams }: MealItemRequest): Pick<MealItem, 'amount' | 'unit' | 'grams'> {
  return { amount: amount ?? null, unit: unit ?? null, grams: grams ?? null };
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
  const weight = gramsOf(food, amount, unit);
  if (weight === null) return { problem: { unit: [noMeasureText(food, unit)] } };
  return { item: { ...item, unit, grams: rounded(weight) } };
}

function noMeasureText(food: Food, unit: string): string {
  const known = [...new Set(food.measures.map((measure) => measure.unit))];
  const others = known.length === 0 ? 'Give grams.' : `Give grams, or use ${known.join(', ')}.`;
  return `It is not known what one ${unit.replace('_', ' ')} of ${food.name} weighs. ${others}`;
}

function checkRecipe(id: string, request: MealItemRequest, { child }: Context): Checked {
  const recipe = recipeById(id);
  if (!recipe) return { problem: { recipe: [`Invalid pk "${id}" - object does not exist.`] } };
  const measures = measuresOf(request);
  const unit = request.unit ?? 'serving';
  if (measures.grams === null && measures.amount !== null && unit !== 'serving' && unit !== 'g') {
    return { problem: { unit: ['A recipe is counted in servings or in grams.'] } };
  }
  const item = { food: null, recipe: id, text: null, name: recipe.title, ...measures };
  if (measures.grams !== null) return { item };
  const served = readRecipeItem(id, toLogItem(item), { ageMonths: child.ageMonths, own: [] });
  const grams = rounded(served.foods.reduce((sum, food) => sum + (food.grams ?? 0), 0));
  return { item: { ...item, unit: measures.amount === null ? null : unit, grams } };
}

function checkText(text: string, request: MealItemRequest, { child, kind }: Context): Checked {
  const item = { food: null, recipe: null, text, name: text, ...measuresOf(request) };
  const read = readMeal({ eatenAt: '2000-01-01T00:00:00Z', kind, items: [toLogItem(item)] }, '2000-01-01', {
    child,
    recipes: [],
    known: new Map(),
  });
  const unknown = read.notCounted.filter(({ reason }) => reason === 'unknown_food');
  if (read.foods.length === 0 && unknown.length > 0 && unknown.length === read.notCounted.length) {
    const nearest = unknown.flatMap(({ nearest: ids }) => ids);
    return { problem: { text: [unknownText(text, nearest.length > 0 ? nearest : nearestTo(text))] } };
  }
  const [only] = read.foods.length === 1 && read.notCounted.length === 0 ? read.foods : [];
  const grams = only?.grams == null ? null : rounded(only.grams);
  return { item: { ...item, grams: item.grams ?? grams } };
}

function nearestTo(name: string): string[] {
  return findFoods(name, { limit: nearestCount }).map(({ food }) => food.id);
}

function unknownText(name: string, nearest: readonly string[]): string {
  const names = [...new Set(nearest)].slice(0, nearestCount).map((id) => foodById(id)?.name ?? id);
  const what = `"${name.length > 100 ? `${name.slice(0, 100)}…` : name}" is not a known food.`;
  return names.length === 0 ? `${what} Try a simpler name.` : `${what} Did you mean ${names.join(', ')}?`;
}

const rounded = (grams: number) => Math.round(grams * 10) / 10;

/** A kept item as the engine reads it. A text that holds more than one food has no weight of its own: its words say what there is of each. */
export function toLogItem({ food, recipe, text, amount, unit, grams }: MealItem): LogItem {
  return {
    ...(food !== null && { food }),
    ...(recipe !== null && { recipe }),
    ...(text !== null && { text }),
    ...(amount !== null && { amount }),
    ...(unit !== null && { unit }),
    ...(grams !== null && { grams }),
  };
}
