import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { type Recipe, type RecipeIngredient } from '../recipes/recipe';
import { containsNamed } from '../safety/contains-named';
import { type Item } from '../safety/item';
import { itemOfFood } from '../safety/item-of-food';
import { customs } from '../safety/rules/food-families';

/**
 * Whether a food of the list is or holds what words name ("pork", "citrus", "sweet potatoes", a food id), or
 * may hold it.
 */
export function foodIsNamed(foodId: string, words: string): boolean {
  return isNamedBy(foodId, readWords(words));
}

const namedByList = new WeakMap<readonly string[], (foodId: string) => boolean>();

/**
 * Whether any words of a list name a food. Hundreds of dishes are made of the same foods: each is looked at
 * once for a list.
 */
export function foodIsNamedIn(list: readonly string[], foodId: string): boolean {
  const known = namedByList.get(list) ?? lookUpOnce(list);
  namedByList.set(list, known);
  return known(foodId);
}

/** The ingredients of a recipe that any words of a list name. */
export function ingredientsNamed(recipe: Recipe, list: readonly string[]): RecipeIngredient[] {
  return recipe.ingredients.filter(({ food }) => foodIsNamedIn(list, food));
}

function lookUpOnce(list: readonly string[]): (foodId: string) => boolean {
  const read = list.map(readWords);
  const known = new Map<string, boolean>();
  return (foodId) => {
    const isNamed = known.get(foodId) ?? read.some((each) => isNamedBy(foodId, each));
    known.set(foodId, isNamed);
    return isNamed;
  };
}

interface ReadWords {
  words: string;
  /** What they stand for. */
  meant: readonly string[];
}

function readWords(words: string): ReadWords {
  return { words, meant: words.trim() === '' ? [] : (customs[foodNameKey(words)] ?? [words]) };
}

function isNamedBy(foodId: string, { words, meant }: ReadWords): boolean {
  const food = foodById(foodId);
  if (!food || meant.length === 0) return false;
  return food.id === words || meant.some((each) => containsNamed(each, itemOf(food)) !== null);
}

const items = new WeakMap<Food, Item>();

function itemOf(food: Food): Item {
  const item = items.get(food) ?? itemOfFood(food);
  items.set(food, item);
  return item;
}
