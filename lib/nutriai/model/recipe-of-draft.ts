import { kitchenFood } from '@/lib/nutriai/engine/composer/kitchen/kitchen-list';
import { type ComposeRequest } from '@/lib/nutriai/engine/composer/compose-request';
import { householdWords } from '@/lib/nutriai/engine/composer/household-words';
import { neverUsed } from '@/lib/nutriai/engine/composer/never-used';
import { patterns } from '@/lib/nutriai/engine/composer/patterns/pattern-list';
import { readWish } from '@/lib/nutriai/engine/composer/read-wish';
import { cuisinesOf } from '@/lib/nutriai/engine/composer/flavours/families';
import { hashOf } from '@/lib/nutriai/engine/composer/seeded-random';
import { servingWords } from '@/lib/nutriai/engine/composer/steps/finish-sentences';
import { type Food } from '@/lib/nutriai/engine/foods/food';
import { foodById } from '@/lib/nutriai/engine/foods/food-list';
import { feedingBand } from '@/lib/nutriai/engine/needs/need-age';
import { eatenTheSameDay } from '@/lib/nutriai/engine/recipes/eaten-the-same-day';
import { mealGrams } from '@/lib/nutriai/engine/recipes/recipe-portion';
import {
  type DishKind,
  type Recipe,
  recipeAges,
  type RecipeIngredient,
  reheatingWords,
  type TextureAge,
  textureAges,
} from '@/lib/nutriai/engine/recipes/recipe';
import { parseIngredients } from '@/lib/nutriai/engine/text/parse-ingredients';
import { type Draft } from './draft';
import { type DraftFinding } from './draft-finding';

/** A recipe of ours made of a draft, or what keeps it from being one. */
export type ReadDraft = { recipe: Recipe } | { findings: DraftFinding[] };

/** Grams up to which a herb or spice is a pinch that nobody counts. */
const pinchGrams = 3;

/** Resolves a draft's ingredients to foods of the list and gives it our own measures, portions and keeping times. */
export function recipeOfDraft(draft: Draft, request: ComposeRequest): ReadDraft {
  const resolved = draft.ingredients.map(resolve);
  const findings = resolved.flatMap((one) => ('finding' in one ? [one.finding] : []));
  const ingredients = merged(resolved.flatMap((one) => ('ingredient' in one ? [one.ingredient] : [])));
  if (findings.length > 0 || ingredients.length === 0)
    return {
      findings:
        findings.length > 0 ? findings : [{ code: 'no-ingredients', message: 'List the ingredients.' }],
    };
  const { ageMonths, meal } = request;
  const now = textureAges.findLast((age) => age <= ageMonths) ?? 6;
  const form = draft.texture === 'soft_finger' ? 'strips' : 'mixed';
  return {
    recipe: {
      id: `model-${hashOf(JSON.stringify([draft.title, ingredients, draft.steps])).toString(36)}`,
      title: draft.title.trim(),
      ageFromMonths: recipeAges.findLast((age) => age <= ageMonths) ?? 6,
      meals: [meal],
      minutes: Math.round(draft.minutes),
      servings: servingsOf(ingredients, ageMonths),
      ingredients,
      textures: texturesFrom(now, servingWords(form, draft.texture, ageMonths)),
      steps: draft.steps.map((step) => step.trim()),
      batch: batchOf(draft, ingredients),
      ...dishOf(draft),
      tags: draft.texture === 'soft_finger' ? ['baby_led'] : ['spoon'],
    },
  };
}

/** How to serve it now, and when the child is older. */
function texturesFrom(now: TextureAge, words: string): Recipe['textures'] {
  const later = textureAges.filter((age) => age > now);
  return Object.fromEntries([
    [now, words],
    ...later.map((age) => [age, servingWords('mixed', age < 12 ? 'minced' : 'family', age)]),
  ]);
}

type Resolved = { ingredient: RecipeIngredient } | { finding: DraftFinding };

function resolve({ food: words, grams, preparation }: Draft['ingredients'][number]): Resolved {
  const food = foodNamed(words);
  if (!food)
    return finding(
      'unknown-food',
      `We have no food "${words.slice(0, 60)}". Name one plain food in each line.`,
    );
  const refusal = neverUsed(food);
  if (refusal) return finding('never-used', `${food.name}: ${refusal.why} ${refusal.instead}`);
  if (!(grams > 0) || grams > 2000)
    return finding('grams', `Give the grams of ${food.name} for the batch, above 0.`);
  const kitchen = kitchenFood(food.id);
  const state = kitchen?.state ?? food.forms[0]?.state;
  const isPinch = grams <= pinchGrams && (kitchen?.role === 'herb' || kitchen?.role === 'spice');
  if (state === undefined && !isPinch && !kitchen)
    return finding(
      'no-figures',
      `We have no measured figures for ${food.name}. Use another food in its place.`,
    );
  const rounded = Math.max(0.5, grams < 5 ? Math.round(grams * 2) / 2 : Math.round(grams));
  return {
    ingredient: {
      food: food.id,
      ...(state !== undefined && !isPinch ? { state } : {}),
      grams: rounded,
      household: kitchen
        ? householdWords({ kitchen, food, grams: rounded, slot: '', asked: false })
        : `${rounded} g`,
      preparation: preparation.trim(),
      ...(state === undefined || isPinch ? { trace: true as const } : {}),
    },
  };
}

function finding(code: string, message: string): Resolved {
  return { finding: { code, message } };
}

/** The one food that words name; undefined when they name none, several, or a dish. */
function foodNamed(words: string): Food | undefined {
  const { ingredients, unknown } = parseIngredients(words.slice(0, 120));
  const eaten = ingredients.filter(({ role }) => role === 'ingredient' || role === 'drink');
  const [first] = eaten;
  if (!first || eaten.length > 1 || unknown.length > 0) return undefined;
  return first.food === null ? undefined : foodById(first.food);
}

/** A food that is listed twice is one ingredient. */
function merged(ingredients: readonly RecipeIngredient[]): RecipeIngredient[] {
  const byFood = new Map<string, RecipeIngredient>();
  for (const ingredient of ingredients) {
    const before = byFood.get(ingredient.food);
    byFood.set(ingredient.food, before ? { ...before, grams: before.grams + ingredient.grams } : ingredient);
  }
  return [...byFood.values()];
}

/** As many as the batch makes of a usual helping at the age. */
function servingsOf(ingredients: readonly RecipeIngredient[], ageMonths: number): number {
  const band = feedingBand(ageMonths);
  const { min, max } = mealGrams[band === '0-5' ? '6-8' : band];
  const batch = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  return Math.max(1, Math.round(batch / ((min + max) / 2)));
}

function batchOf(
  { fridge_days: fridge, freezer_months: freezer }: Draft,
  ingredients: readonly RecipeIngredient[],
): Recipe['batch'] {
  const fridgeDays = oneOf([0, 1, 2] as const, Math.min(fridge, longestInFridge(ingredients)));
  return {
    makes: '1 batch',
    fridgeDays,
    freezerMonths: fridgeDays === 0 ? 0 : oneOf([0, 1, 2] as const, freezer),
    reheating: fridgeDays === 0 ? reheatingWords.fresh : reheatingWords.hot,
  };
}

/** Days for which a dish may stand in the fridge: none with spinach, one with rice, fish or egg, else two. */
export function longestInFridge(ingredients: readonly Pick<RecipeIngredient, 'food'>[]): 0 | 1 | 2 {
  if (ingredients.some(({ food }) => eatenTheSameDay.has(food))) return 0;
  const isShort = ingredients.some(({ food: id }) => {
    const food = foodById(id);
    return (
      food?.flags.includes('rice') === true || food?.flags.includes('fish') === true || food?.group === 'eggs'
    );
  });
  return isShort ? 1 : 2;
}

/** The largest of the steps that is not above a number; the least for no number. */
function oneOf<Step extends number>(steps: readonly [Step, ...Step[]], value: number): Step {
  return steps.findLast((step) => step <= value) ?? steps[0];
}

/** Kind and cuisine, read from the title. */
function dishOf({ title, texture }: Draft): { kind: DishKind; cuisine: Recipe['cuisine'] } {
  const wish = readWish(title);
  const [best] = [...wish.patterns].sort(([, a], [, b]) => b - a);
  const kind = patterns.find(({ id }) => id === best?.[0])?.kind;
  return {
    kind: kind ?? (texture === 'soft_finger' ? 'finger_food' : 'mash'),
    cuisine: cuisinesOf[wish.family ?? 'european'][0],
  };
}
