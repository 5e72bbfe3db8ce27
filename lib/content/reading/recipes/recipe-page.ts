import { foodById } from '../../../nutriai/engine/foods/food-list';
import { formOf } from '../../../nutriai/engine/foods/composition-of';
import { intakeBand } from '../../../nutriai/engine/needs/reference-intake';
import { referenceIntakes } from '../../../nutriai/engine/needs/nutrient-needs';
import type { NutrientCode } from '../../../nutriai/engine/nutrients';
import { familyPlateWords } from '../../../nutriai/engine/recipes/family-plate';
import { amountOf, ingredientLine } from '../../../nutriai/engine/recipes/ingredient-line';
import { type Recipe, type RecipeIngredient, textureAges } from '../../../nutriai/engine/recipes/recipe';
import { recipeFacts } from '../../../nutriai/engine/recipes/recipe-facts';
import { recipeById, recipes } from '../../../nutriai/engine/recipes/recipe-list';
import { recipeVerdict } from '../../../nutriai/engine/recipes/recipe-verdict';
import { yieldWords } from '../../../nutriai/engine/recipes/yield-words';
import type { Finding } from '../../../nutriai/engine/safety/verdict';
import { type SourceId, sources } from '../../../nutriai/engine/sources';
import { foodPath } from '../foods/food-words';
import {
  type NutrientAmount,
  type NutrientShare,
  namedAmounts,
  nutrientShares,
} from '../foods/nutrient-shares';
import type { Source } from '../posts';
import { withFractionSigns } from './fraction-signs';
import { allergensInWords, recipePath, recipeSummary } from './recipe-words';
import { type ServingShape, servingShape } from './serving-shape';

export interface RecipePage {
  recipe: Recipe;
  path: string;
  summary: string;
  /** To 5 g, as a scale in a kitchen tells it. */
  servingG: number;
  allergens: string[];
  mayContain: string[];
  diet: 'vegan' | 'vegetarian' | null;
  /** "12 pancakes of about 25 g: 4 servings of about 75 g" */
  yieldWords: string;
  /** How a family eats the same dish. */
  grownUps: string;
  ingredients: RecipeLine[];
  /** How it is served from each age on. */
  servings: { fromMonths: number; text: string; shape: ServingShape | null }[];
  /** What a serving gives of a day's need, the nutrients that run short first. */
  shares: NutrientShare[];
  amounts: NutrientAmount[];
  /** What to mind at the recipe's first age. */
  notes: Finding[];
  sources: Source[];
  related: { title: string; path: string; summary: string }[];
}

export interface RecipeLine {
  /** "2 eggs", "55 g dry red lentils" */
  what: string;
  /** "140 g cooked" */
  note: string;
  /** What to do to it before the steps. */
  toDo: string;
  /** The food's page. */
  path: string;
}

const listedNutrients = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'carbohydrate_g',
  'sugars_g',
  'fibre_g',
  'sodium_mg',
  'iron_mg',
  'calcium_mg',
] as const satisfies NutrientCode[];

const relatedAtMost = 4;

const known = new WeakMap<Recipe, RecipePage>();

/**
 * Everything the page of a recipe shows, all of it computed from the ingredients, once; null when there is no
 * such recipe.
 */
export function recipePage(id: string): RecipePage | null {
  const recipe = recipeById(id);
  if (!recipe) return null;
  const page = known.get(recipe) ?? computePage(recipe);
  known.set(recipe, page);
  return page;
}

function computePage(recipe: Recipe): RecipePage {
  const facts = recipeFacts(recipe);
  const notes = notesOf(recipe);
  const shares = nutrientShares(facts.perServing, intakeBand(recipe.ageFromMonths));
  return {
    recipe,
    path: recipePath(recipe.id),
    summary: recipeSummary(recipe),
    servingG: Math.round(facts.servingG / 5) * 5,
    allergens: allergensInWords(facts.allergens),
    mayContain: allergensInWords(facts.mayContain),
    diet: facts.diet.vegan ? 'vegan' : facts.diet.vegetarian ? 'vegetarian' : null,
    yieldWords: yieldWords(recipe),
    grownUps: familyPlateWords(recipe),
    ingredients: recipe.ingredients.map((ingredient) => lineOf(ingredient, recipe)),
    servings: servingsOf(recipe),
    shares,
    amounts: namedAmounts(facts.perServing, listedNutrients),
    notes,
    sources: sourcesOf(recipe, notes, shares),
    related: relatedTo(recipe),
  };
}

/** A recipe for nine months and older is served from nine months on, even where its texture suits six. */
function servingsOf(recipe: Recipe): RecipePage['servings'] {
  const { textures, ageFromMonths } = recipe;
  const all = textureAges.flatMap((fromMonths) => {
    const text = textures[fromMonths];
    return text
      ? [{ fromMonths: Math.max(fromMonths, ageFromMonths), text, shape: servingShape(recipe, text) }]
      : [];
  });
  return all.filter(({ fromMonths }, place) => all[place + 1]?.fromMonths !== fromMonths);
}

function lineOf(ingredient: RecipeIngredient, recipe: Recipe): RecipeLine {
  const { amount, toDo } = ingredientLine(ingredient, recipe);
  const { food } = ingredient;
  const { what, note } = amountOf(amount, foodById(food)?.name ?? food);
  return { what: withFractionSigns(what), note: withFractionSigns(note), toDo, path: foodPath(food) };
}

/** Limits and preparations, each said once. */
function notesOf(recipe: Recipe): Finding[] {
  const { findings } = recipeVerdict(recipe, { ageMonths: recipe.ageFromMonths });
  return [...new Map(findings.map((finding) => [finding.message, finding])).values()];
}

function sourcesOf(recipe: Recipe, notes: readonly Finding[], shares: readonly NutrientShare[]): Source[] {
  const ids = new Set<SourceId>([
    ...recipe.ingredients.flatMap(({ food, state }) => {
      const known = foodById(food);
      return known ? (formOf(known, state)?.source ?? []) : [];
    }),
    ...shares.flatMap(({ code }) => referenceIntakes[code]?.source ?? []),
    ...notes.flatMap(({ source }) => source),
  ]);
  return [...ids].map((key) => ({ key, ...sources[key] }));
}

/** Dishes of the same kind that suit the same age, and then others of the same meals. */
function relatedTo(recipe: Recipe): RecipePage['related'] {
  const nearness = (other: Recipe) =>
    Number(other.kind === recipe.kind) * 4 +
    Number(other.cuisine === recipe.cuisine) * 2 +
    Number(other.meals.some((meal) => recipe.meals.includes(meal)));
  return recipes
    .filter((other) => other !== recipe && other.ageFromMonths <= recipe.ageFromMonths)
    .map((other) => ({ other, near: nearness(other) }))
    .sort((one, two) => two.near - one.near)
    .slice(0, relatedAtMost)
    .map(({ other }) => ({
      title: other.title,
      path: recipePath(other.id),
      summary: recipeSummary(other),
    }));
}
