import { type FoodState } from '../foods/food';

/** Months from which a recipe suits. */
export const recipeAges = [6, 8, 9, 10, 12, 18, 24] as const;
export type RecipeAge = (typeof recipeAges)[number];

export const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Meal = (typeof meals)[number];

/** What sort of dish it is; a plan varies these. */
export const dishKinds = [
  'porridge',
  'yoghurt',
  'fruit',
  'pudding',
  'eggs',
  'pancakes',
  'toast',
  'bake',
  'muffins',
  'puree',
  'mash',
  'soup',
  'stew',
  'curry',
  'dal',
  'beans',
  'pasta',
  'noodles',
  'rice',
  'grain_bowl',
  'patties',
  'fritters',
  'dumplings',
  'flatbread',
  'stuffed',
  'roast_tray',
  'fish',
  'stir_fry',
  'salad',
  'dip',
  'finger_food',
] as const;
export type DishKind = (typeof dishKinds)[number];

export const cuisines = [
  'american',
  'bangladeshi',
  'brazilian',
  'british',
  'caribbean',
  'chinese',
  'ethiopian',
  'filipino',
  'french',
  'german',
  'greek',
  'hungarian',
  'indian',
  'indonesian',
  'irish',
  'italian',
  'japanese',
  'korean',
  'lebanese',
  'mexican',
  'nordic',
  'north_african',
  'pakistani',
  'persian',
  'peruvian',
  'polish',
  'spanish',
  'sri_lankan',
  'swiss',
  'thai',
  'turkish',
  'vietnamese',
  'west_african',
] as const;
export type Cuisine = (typeof cuisines)[number];

/** `baby_led`: can be held in a fist from the first age; `spoon`: eaten from a spoon; `no_cook`: nothing is heated. */
export const recipeTags = ['baby_led', 'spoon', 'one_pot', 'no_cook', 'freezer', 'family'] as const;
export type RecipeTag = (typeof recipeTags)[number];

/** Ages in months from which a texture is described; it holds until the next. */
export const textureAges = [6, 9, 12, 18] as const;
export type TextureAge = (typeof textureAges)[number];

export interface RecipeIngredient {
  /** Food id. */
  food: string;
  /** As weighed: the state in which it is eaten where that was analysed. */
  state?: FoodState;
  /** For the whole batch. */
  grams: number;
  /** What to buy or take; where the cooked weight is counted, that stands in brackets. */
  household: string;
  /**
   * What is done to it first, then how it ends up in the dish: the gate reads all of it, and `ingredientLine`
   * what a list shows.
   */
  preparation: string;
  /** A pinch for flavour whose nutrients nobody counts. */
  trace?: true;
}

export const reheatingWords = {
  hot: 'Reheat once, until steaming hot all through, then cool before serving.',
  cold: 'Serve cold from the fridge.',
  fresh: 'Best eaten straight away.',
} as const;

/** How a batch is kept: cooked rice a day, anything else two at most, and reheated once. */
export interface Batch {
  /** "4 servings", "8 patties". */
  makes: string;
  /** Days in the fridge; 0: not kept. */
  fridgeDays: 0 | 1 | 2;
  /** Months in the freezer; 0: not frozen. */
  freezerMonths: 0 | 1 | 2 | 3;
  reheating: (typeof reheatingWords)[keyof typeof reheatingWords];
}

/** A dish of the library. Nutrients, allergens and diets are computed from its ingredients, never typed. */
export interface Recipe {
  /** kebab-case and stable: the address of its page. */
  id: string;
  title: string;
  ageFromMonths: RecipeAge;
  meals: readonly Meal[];
  minutes: number;
  /** Of these, standing at the stove. */
  activeMinutes?: number;
  /** How many helpings the batch makes at the first age. */
  servings: number;
  ingredients: readonly RecipeIngredient[];
  /** How to serve it from an age on. */
  textures: Partial<Record<TextureAge, string>>;
  steps: readonly string[];
  batch: Batch;
  cuisine: Cuisine;
  kind: DishKind;
  tags: readonly RecipeTag[];
}
