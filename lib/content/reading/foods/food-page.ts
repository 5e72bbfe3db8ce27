import type { Diet } from '../../../nutriai/engine/child';
import type { Food, FoodForm } from '../../../nutriai/engine/foods/food';
import type { ServingAge } from '../../../nutriai/engine/foods/food-serving';
import { foodById } from '../../../nutriai/engine/foods/food-list';
import { servingAt } from '../../../nutriai/engine/foods/serving-at';
import { referenceIntakes } from '../../../nutriai/engine/needs/nutrient-needs';
import type { DrawnCut } from '../../../nutriai/engine/knowledge/schemas/texture-words';
import type { NutrientCode } from '../../../nutriai/engine/nutrients';
import { scale } from '../../../nutriai/engine/recipes/recipe-facts';
import { recipes } from '../../../nutriai/engine/recipes/recipe-list';
import { assess } from '../../../nutriai/engine/safety/assess';
import type { Finding, VerdictWord } from '../../../nutriai/engine/safety/verdict';
import { type SourceId, sources } from '../../../nutriai/engine/sources';
import { drawnCuts } from './drawn-cuts';
import { chokingWords, flagReasons, goodFlags, groupNames, stateWords } from './food-facts';
import { foodQuestion } from './food-question';
import { foodSwaps } from './food-swaps';
import { type FoodAnswer, foodVerdict } from './food-verdict';
import { foodPath } from './food-words';
import { type NutrientAmount, type NutrientShare, namedAmounts, nutrientShares } from './nutrient-shares';
import type { Source } from '../posts';
import { allergensInWords, listInWords, recipePath, recipeSummary } from '../recipes/recipe-words';

export interface FoodPage {
  food: Food;
  path: string;
  /** "Can babies eat swordfish?" */
  question: string;
  answer: FoodAnswer;
  summary: string;
  group: string;
  allergens: string[];
  mayContain: string[];
  diet: Exclude<Diet, 'omnivore'> | null;
  /** How it can block an airway; null where it does not. */
  choking: string | null;
  /** What else marks it out, with the reason. */
  flags: string[];
  /** How to serve it at the ages at which it is served; empty where it is not, or where nothing is to be said. */
  servings: { months: number; cuts: DrawnCut[]; text: string }[];
  /** What to give instead of what has to wait or is left out. */
  swaps: { name: string; path: string }[];
  /** The gate's word about the plain food at 6 months, before a way of serving is named. */
  verdict: VerdictWord;
  findings: Finding[];
  composition: {
    state: string;
    description: string;
    /** The row that was measured: “NDB number 11124” in the table, or its page. */
    row: { name: string; code: string; url: string | null };
    /** What the shares are of: a baby's portion, or 100 g where none is known. */
    portionG: number;
    /** Of a day's need at 6 to 11 months; empty where no baby of that age is given it. */
    shares: NutrientShare[];
    /** For 100 g. */
    amounts: NutrientAmount[];
  } | null;
  recipes: { title: string; path: string; summary: string }[];
  recipeCount: number;
  sources: Source[];
}

const shownAges = [6, 9, 12, 18, 24] as const satisfies readonly ServingAge[];

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
  'zinc_mg',
  'calcium_mg',
  'vitamin_a_ug',
  'vitamin_c_mg',
  'vitamin_d_ug',
  'folate_ug',
  'vitamin_b12_ug',
] as const satisfies NutrientCode[];

const recipesAtMost = 6;

/** Everything the page of a food shows; null when there is no such food. */
export function foodPage(id: string): FoodPage | null {
  const food = foodById(id);
  if (!food) return null;
  const { verdict, findings } = findingsAtSix(food);
  const [form] = food.forms;
  const dishes = recipes.filter(({ ingredients }) => ingredients.some((each) => each.food === id));
  const answer = foodAnswer(food);
  const isServed = answer.verdict === 'yes' || answer.verdict === 'prepared';
  const composition = form && answer.verdict !== 'no' ? compositionOf(food, form, isServed) : null;
  return {
    food,
    path: foodPath(id),
    question: foodQuestion(food),
    answer,
    summary: foodSummary(food),
    group: groupNames[food.group],
    allergens: allergensInWords(food.allergens),
    mayContain: allergensInWords(food.mayContain),
    diet: (['vegan', 'vegetarian', 'pescatarian'] as const).find((diet) => food.diet[diet]) ?? null,
    choking: chokingWords[food.choking],
    flags: reasonsOf(food, isServed),
    servings: servingsOf(food),
    swaps: isServed ? [] : foodSwaps(food).map(({ id, name }) => ({ name, path: foodPath(id) })),
    verdict,
    findings,
    composition,
    recipes: dishes.slice(0, recipesAtMost).map((recipe) => ({
      title: recipe.title,
      path: recipePath(recipe.id),
      summary: recipeSummary(recipe),
    })),
    recipeCount: dishes.length,
    sources: sourcesOf(food, findings, composition?.shares ?? []),
  };
}

/** Why the food stands out; what is good about it is only said of one that a baby may have. */
function reasonsOf({ flags }: Food, isServed: boolean): string[] {
  const said = isServed ? flags : flags.filter((flag) => !goodFlags.has(flag));
  return [...new Set(said.flatMap((flag) => flagReasons[flag] ?? []))];
}

const answers = new WeakMap<Food, FoodAnswer>();

/** The verdict on a food's page, computed once: the lists say the same. */
export function foodAnswer(food: Food): FoodAnswer {
  const answer = answers.get(food) ?? foodVerdict(food, findingsAtSix(food));
  answers.set(food, answer);
  return answer;
}

/** The verdict, and the first age where the verdict does not name it. */
export function foodAnswerWords(food: Food): string {
  const { verdict, words } = foodAnswer(food);
  if (verdict === 'yes')
    return food.fromMonths === 0 ? `${words}.` : `${words}. From ${food.fromMonths} months.`;
  if (verdict === 'prepared' && words.startsWith('Yes'))
    return `Yes, prepared safely. From ${food.fromMonths} months.`;
  return `${words}.`;
}

/** The verdict, and which allergens: the first lines of a food in search results. */
export function foodSummary(food: Food): string {
  const names = allergensInWords(food.allergens);
  return [foodAnswerWords(food), names.length > 0 ? `Contains ${listInWords(names)}.` : '']
    .filter(Boolean)
    .join(' ');
}

/** One line for each age at which something changes. */
function servingsOf(food: Food): FoodPage['servings'] {
  const lines = shownAges.flatMap((months) => {
    const step = servingAt(food, months);
    return step ? [{ months, cuts: drawnCuts(step), text: step.text }] : [];
  });
  return lines.filter(({ text }, index) => text !== lines[index - 1]?.text);
}

/** Of the food alone, each reason once. */
function findingsAtSix(food: Food): { verdict: VerdictWord; findings: Finding[] } {
  const { verdict, findings } = assess({ ingredients: [{ food: food.id }] }, { ageMonths: 6 });
  return { verdict, findings: [...new Map(findings.map((finding) => [finding.message, finding])).values()] };
}

function compositionOf(
  { babyPortionG }: Food,
  { state, description, code, source, composition }: FoodForm,
  isServed: boolean,
): FoodPage['composition'] {
  const portionG = babyPortionG ?? 100;
  return {
    state: stateWords[state],
    description,
    row: rowOf(source, code),
    portionG,
    shares: isServed ? nutrientShares(scale(composition, portionG / 100), '6-11') : [],
    amounts: namedAmounts(composition, listedNutrients),
  };
}

/** The numbers of the older table have no page of their own. */
function rowOf(source: SourceId, code: string): NonNullable<FoodPage['composition']>['row'] {
  return source === 'usda-sr27'
    ? { name: 'USDA NDB number', code, url: null }
    : { name: 'USDA FoodData Central', code, url: `https://fdc.nal.usda.gov/food-details/${code}/nutrients` };
}

function sourcesOf(food: Food, findings: readonly Finding[], shares: readonly NutrientShare[]): Source[] {
  const ids = new Set<SourceId>([
    ...food.sources,
    ...findings.flatMap(({ source }) => source),
    ...food.forms.slice(0, 1).map(({ source }) => source),
    ...shares.flatMap(({ code }) => referenceIntakes[code]?.source ?? []),
  ]);
  return [...ids].map((key) => ({ key, ...sources[key] }));
}
