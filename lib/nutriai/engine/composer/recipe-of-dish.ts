import type { Texture } from '../foods/food-serving';
import { textureStage } from '../needs/meal-pattern';
import { feedingBand } from '../needs/need-age';
import {
  type Batch,
  type Meal,
  type Recipe,
  recipeAges,
  type RecipeIngredient,
  reheatingWords,
  textureAges,
} from '../recipes/recipe';
import { type Dish, isPinch, type Item } from './dish';
import { cuisinesOf } from './flavours/families';
import { householdWords } from './household-words';
import { hasMeatBeside } from './meat-beside';
import { hashOf } from './seeded-random';
import { servingWords } from './steps/finish-sentences';
import { writeMethod } from './steps/method-writer';
import { preparationWords } from './write-preparation';
import { eatenTheSameDay } from '../recipes/eaten-the-same-day';
import { writeTitle } from './write-title';

/** The dish as a recipe of the library's shape, written for one age and meal. */
export function recipeOfDish(dish: Dish, meal: Meal): Recipe {
  const { pattern, family, ageMonths, servings } = dish;
  const title = writeTitle(dish);
  const { steps, minutes } = writeMethod(dish);
  const [cuisine] = cuisinesOf[family];
  const batch = batchOf(dish);
  const ingredients = dish.items.map((item) => ingredientOf(item, dish));
  return {
    id: `composed-${hashOf(JSON.stringify([title, ingredients, steps])).toString(36)}`,
    title,
    ageFromMonths: recipeAges.findLast((age) => age <= ageMonths) ?? 6,
    meals: pattern.meals.includes(meal) ? pattern.meals : [meal, ...pattern.meals],
    minutes,
    servings,
    ingredients,
    textures: texturesOf(dish),
    steps,
    batch,
    cuisine,
    kind: pattern.kind,
    tags: pattern.tags.filter((tag) => tag !== 'freezer' || batch.freezerMonths > 0),
  };
}

function ingredientOf(item: Item, dish: Dish): RecipeIngredient {
  const { kitchen, food, grams } = item;
  const setting = { form: dish.pattern.form, texture: dish.texture, ageMonths: dish.ageMonths };
  const isUncounted = isPinch(item) || kitchen.state === undefined;
  return {
    food: food.id,
    ...(kitchen.state && !isPinch(item) ? { state: kitchen.state } : {}),
    grams: isPinch(item) ? grams : Math.max(1, Math.round(grams)),
    household: householdWords({ ...item, grams: Math.max(1, Math.round(grams)) }),
    preparation: preparationWords(item, setting),
    ...(isUncounted ? { trace: true as const } : {}),
  };
}

/** How to serve it now, and at the ages to come. */
function texturesOf({ pattern, texture, ageMonths }: Dish): Recipe['textures'] {
  const now = textureAges.findLast((age) => age <= ageMonths) ?? 6;
  const later = textureAges.filter((age) => age > now);
  return Object.fromEntries([
    [now, servingWords(pattern.form, texture, ageMonths)],
    ...later.map((age) => [age, servingWords(pattern.form, grownTexture(pattern.textures, age), age)]),
  ]);
}

function grownTexture(offered: readonly Texture[], ageMonths: number): Texture {
  const suited = textureStage(feedingBand(ageMonths)).textures;
  return offered.findLast((texture) => suited.includes(texture)) ?? offered[offered.length - 1] ?? 'family';
}

const notFrozen = new Set([
  'avocado',
  'whole-yoghurt',
  'greek-yoghurt',
  'soured-cream',
  'cottage-cheese',
  'cream-cheese',
  'silken-tofu',
  'cucumber',
  'romaine-lettuce',
  'iceberg-lettuce',
]);
const bestFresh = new Set([
  'avocado',
  'breast-milk',
  'infant-formula',
  'lactose-free-formula',
  'hydrolysed-formula',
  'soya-formula',
]);

/** How it keeps: cooked rice and fish a day, anything else two at most; what browns or is a milk feed not at all. */
function batchOf(dish: Dish): Batch {
  const { pattern, items } = dish;
  const has = (test: (item: Item) => boolean) => items.some(test);
  const isFresh =
    pattern.fridgeDays === 0 ||
    hasMeatBeside(dish) ||
    has(({ kitchen }) => kitchen.way === 'reheat') ||
    has(({ food }) => bestFresh.has(food.id));
  const isShort = has(
    ({ food, kitchen }) =>
      (food.flags.includes('rice') && kitchen.way === 'boil_grain') ||
      ['fish', 'shellfish', 'egg'].includes(kitchen.role),
  );
  const isOfTheDay = isFresh || has(({ food }) => eatenTheSameDay.has(food.id));
  const fridgeDays = isOfTheDay ? 0 : isShort ? 1 : pattern.fridgeDays;
  const boiledEgg = has(({ kitchen, slot }) => kitchen.role === 'egg' && slot !== 'egg');
  const freezerMonths =
    isFresh || boiledEgg || has(({ food }) => notFrozen.has(food.id)) ? 0 : pattern.freezerMonths;
  return {
    makes: pattern.makes,
    fridgeDays,
    freezerMonths,
    reheating: reheatingWords[fridgeDays === 0 && freezerMonths === 0 ? 'fresh' : pattern.reheating],
  };
}
