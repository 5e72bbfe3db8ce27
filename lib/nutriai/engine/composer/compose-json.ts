import { type Allergen, diets, locales } from '../child';
import { foodById } from '../foods/food-list';
import type { WhoGroup } from '../foods/food';
import type { Texture } from '../foods/food-serving';
import { type Fields, objectOf, oneOfIfGiven, stringOf } from '../json-fields';
import { type NutrientAmounts, type NutrientCode } from '../nutrients';
import { type Batch, type Meal, meals } from '../recipes/recipe';
import { ingredientLine } from '../recipes/ingredient-line';
import { recipeFacts } from '../recipes/recipe-facts';
import { storageSentences } from '../recipes/storage-sentences';
import { yieldWords } from '../recipes/yield-words';
import { allergensNamed } from '../safety/recorded-allergies';
import { type SafetyCheckJson, toSafetyCheckJson } from '../safety/safety-check-json';
import { type Source, sources } from '../sources';
import { compose } from './compose';
import {
  type Composed,
  type ComposeRequest,
  type LeftOut,
  type Refused,
  type Understood,
} from './compose-request';

/** An ingredient for the outside. */
export interface IngredientJson {
  /** Food id. */
  food: string;
  name: string;
  grams: number;
  household: string;
  preparation: string;
}

/**
 * A composed recipe in the shape of the HTTP contract. Nutrients are those of one serving; one that is not
 * known is absent.
 */
export interface ComposedJson {
  title: string;
  age_from_months: number;
  texture: Texture;
  meal: Meal;
  minutes: number;
  servings: number;
  serving_g: number;
  ingredients: IngredientJson[];
  steps: readonly string[];
  storage: string;
  textures: Record<string, string>;
  cuisine: string;
  kind: string;
  nutrients: NutrientAmounts;
  kcal_per_g: number;
  allergens: readonly Allergen[];
  may_contain: readonly Allergen[];
  food_groups: readonly WhoGroup[];
  safety: SafetyCheckJson;
  left_out: readonly LeftOut[];
  /** What the wish was taken to mean, and whether the recipe keeps to it. */
  understood: readonly Understood[];
  /** Food ids that the nutrients do not count, for want of measured figures. */
  uncounted: string[];
  notes: readonly string[];
  /** Who wrote it. */
  engine: 'composer' | 'model';
}

/** Why there is no recipe. */
export interface RefusedJson {
  refused: Refused['reason'];
  message: string;
  instead: string;
  sources: Source[];
  engine: 'composer';
}

/**
 * `compose` for JSON in snake case: `{age_months | baby: {age_months, …}, meal, ingredients?, exclude?,
 * max_minutes?, texture?, wish?, seed?, allergies?, diet?, avoids?, dislikes?, locale?}`; lists may also be
 * one string. Throws a TypeError that names the field when the input does not fit.
 */
export function composeJson(input: unknown): ComposedJson | RefusedJson {
  const request = requestOf(input);
  const composition = compose(request);
  return composition.kind === 'recipe' ? recipeJson(composition) : refusedJson(composition);
}

/** A composed or model-written recipe for the outside. */
function recipeJson(composed: Composed, engine: ComposedJson['engine'] = 'composer'): ComposedJson {
  const { recipe, meal, texture, verdict, leftOut, understood, notes } = composed;
  const facts = recipeFacts(recipe);
  return {
    title: recipe.title,
    age_from_months: recipe.ageFromMonths,
    texture,
    meal,
    minutes: recipe.minutes,
    servings: recipe.servings,
    serving_g: Math.round(facts.servingG),
    ingredients: recipe.ingredients.map((ingredient) => ({
      food: ingredient.food,
      name: foodById(ingredient.food)?.name ?? ingredient.food,
      grams: ingredient.grams,
      household: ingredient.household,
      preparation: ingredientLine(ingredient, recipe).toDo,
    })),
    steps: recipe.steps,
    storage: storageWords(recipe.batch, yieldWords(recipe)),
    textures: Object.fromEntries(Object.entries(recipe.textures)),
    cuisine: recipe.cuisine,
    kind: recipe.kind,
    nutrients: rounded(facts.perServing),
    kcal_per_g: Math.round(facts.kcalPerG * 100) / 100,
    allergens: facts.allergens,
    may_contain: facts.mayContain,
    food_groups: facts.groups,
    safety: toSafetyCheckJson(verdict),
    left_out: leftOut,
    understood,
    uncounted: recipe.ingredients.filter(({ trace, grams }) => trace && grams >= 5).map(({ food }) => food),
    notes,
    engine,
  };
}

function refusedJson({ reason, message, instead, sources: ids }: Refused): RefusedJson {
  return { refused: reason, message, instead, sources: ids.map((id) => sources[id]), engine: 'composer' };
}

/** Says what a batch makes and how to store, freeze, thaw and reheat it. */
export function storageWords(batch: Omit<Batch, 'makes'>, makes: string): string {
  return [`Makes ${makes}.`, ...storageSentences(batch)].join(' ');
}

function rounded(amounts: NutrientAmounts): NutrientAmounts {
  const result: NutrientAmounts = {};
  for (const [code, amount] of Object.entries(amounts) as [NutrientCode, number][])
    result[code] = Math.round(amount * 1000) / 1000;
  return result;
}

function requestOf(input: unknown): ComposeRequest {
  const own = objectOf(input, 'The input');
  const baby = typeof own.baby === 'object' && own.baby !== null ? objectOf(own.baby, 'baby') : {};
  const fields: Fields = { ...baby, ...own };
  const age = fields.age_months;
  if (typeof age !== 'number') throw new TypeError('age_months must be a number.');
  const allergies = wordsOf(fields.allergies, 'allergies');
  const diet = oneOfIfGiven(fields.diet, diets, 'diet');
  const locale = oneOfIfGiven(fields.locale, locales, 'locale');
  const minutes = numberOf(fields.max_minutes ?? fields.minutes, 'max_minutes');
  const texture = textOf(fields.texture, 'texture');
  const wish = textOf(fields.wish, 'wish');
  return {
    ageMonths: Math.floor(age),
    meal: oneOfIfGiven(fields.meal, meals, 'meal') ?? 'lunch',
    ingredients: wordsOf(fields.ingredients, 'ingredients'),
    exclude: wordsOf(fields.exclude, 'exclude'),
    allergies: allergies.flatMap((words) => allergensNamed(words)),
    otherAllergies: allergies.filter((words) => allergensNamed(words).length === 0),
    avoids: wordsOf(fields.avoids, 'avoids'),
    dislikes: wordsOf(fields.dislikes, 'dislikes'),
    seed: seedOf(fields.seed),
    ...(diet && { diet }),
    ...(locale && { locale }),
    ...(minutes !== undefined && { minutes }),
    ...(texture !== undefined && { texture }),
    ...(wish !== undefined && { wish }),
  };
}

function wordsOf(value: unknown, name: string): string[] {
  if (value === undefined || value === null) return [];
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.map((entry) => {
    if (typeof entry === 'string') return entry;
    const food = typeof entry === 'object' && entry !== null ? (entry as Fields).food : undefined;
    if (typeof food !== 'string') throw new TypeError(`${name} must be a list of words.`);
    return foodById(food)?.name ?? food;
  });
}

function numberOf(value: unknown, name: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !(value > 0)) throw new TypeError(`${name} must be a number above zero.`);
  return value;
}

function textOf(value: unknown, name: string): string | undefined {
  return value === undefined || value === null ? undefined : stringOf(value, name);
}

function seedOf(value: unknown): string | number {
  if (value === undefined || value === null) return 0;
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TypeError('seed must be a number or words.');
  return value;
}
