import { foodById } from '../../foods/food-list';
import { foodNameKey } from '../../foods/food-name-key';
import { ingredientLine } from '../ingredient-line';
import { isMentioned } from '../food-mentioned';
import { type Recipe, type RecipeIngredient } from '../recipe';

/** What a cook would ask on the way: how it is cut, how long it boils, how anybody takes half an egg. */
export function kitchenFaults(recipe: Recipe): string[] {
  return [
    ...recipe.ingredients.flatMap((each) => [...amountFaults(each), ...cuttingFaults(recipe, each)]),
    ...timeFaults(recipe),
    ...titleFaults(recipe),
  ];
}

/** Scales in a kitchen show every gram, but nobody weighs 73 of them, and an egg has no half. */
function amountFaults({ food, household }: RecipeIngredient): string[] {
  const bought = household.replace(/\([^()]*\)/g, '');
  const odd = [...bought.matchAll(/\b(\d+) (?:g|ml)\b/g)]
    .filter(([, count]) => Number(count) >= 20 && Number(count) % 5 !== 0)
    .map(([words]) => `${food}: ${words}`);
  return [...odd, ...(/\d\/\d eggs?\b/.test(bought) ? [`${food}: ${household}`] : [])];
}

/** Put into a pan whole they would cook for an hour, or stay in one piece. */
const cutFirst = new Set([
  ...[
    'onion',
    'red-pepper',
    'leek',
    'courgette',
    'carrot',
    'potato',
    'sweet-potato',
    'parsnip',
    'swede',
    'turnip',
  ],
  ...['beetroot', 'broccoli', 'cauliflower', 'butternut-squash', 'pumpkin', 'mushroom', 'cabbage', 'celery'],
  ...['tomato', 'apple', 'pear', 'stewing-beef', 'braising-beef', 'chicken-breast', 'green-beans', 'fennel'],
]);
const cuts =
  /\b(?:chop|dice|slice|grate|strip|finger|wedge|floret|shred|cut|halve|piece|mash|blend|whole|head)/i;
/** Pumpkin seeds are no pumpkin. */
const seeds = /\b\p{L}+ seeds?\b/gu;
/** Simmered or poached whole and shredded afterwards. */
const shredsAfter = /\b(?:shred|falls? apart)/i;

function cuttingFaults(recipe: Recipe, ingredient: RecipeIngredient): string[] {
  const { food } = ingredient;
  if (!cutFirst.has(food)) return [];
  const { amount, toDo } = ingredientLine(ingredient, recipe);
  const first = recipe.steps.find((step) => isMentioned(food, step.replace(seeds, ''))) ?? '';
  const isMeat = foodById(food)?.group === 'flesh_foods';
  if (cuts.test(`${amount} ${toDo} ${clauseOf(food, first)}`)) return [];
  if (isMeat && shredsAfter.test(recipe.steps.join(' '))) return [];
  return [`nobody says how ${food} is cut: ${first}`];
}

/** The part of a step up to where the food goes into the heat. */
function clauseOf(food: string, step: string): string {
  const clauses = step.split(/[,;.]/);
  const at = clauses.findIndex((clause) => isMentioned(food, clause));
  return clauses.slice(0, at + 2).join(',');
}

const heats = /\b(?:boil|simmer|steam|bake|roast|poach)\b/i;
const isTimed =
  /\d (?:minutes|seconds)|for the last \d|\bto the boil\b|\bto a simmer\b|until they float|boiling water|\bif (?:any|it)\b/i;

function timeFaults({ steps }: Recipe): string[] {
  return steps.filter((step) => heats.test(step) && !isTimed.test(step)).map((step) => `no time: ${step}`);
}

/** Named in a title as what the dish is of, by the last word of the food's name. */
const titleFoods = [
  ...['banana', 'apple', 'pear', 'mango', 'carrot', 'potato', 'spinach', 'salmon', 'chicken', 'beef', 'lamb'],
  ...[
    'pumpkin',
    'squash',
    'broccoli',
    'cauliflower',
    'tofu',
    'avocado',
    'kiwi',
    'peach',
    'apricot',
    'peanut',
  ],
  ...['cod', 'sardine', 'mackerel', 'trout', 'turkey', 'pork', 'quinoa', 'millet', 'courgette', 'parsnip'],
];

function titleFaults({ title, ingredients }: Recipe): string[] {
  const said = foodNameKey(title).split(' ');
  return titleFoods
    .filter((word) => said.includes(word) && !ingredients.some(({ food }) => isCalled(food, word)))
    .map((word) => `titled ${word}: ${title}`);
}

function isCalled(food: string, word: string): boolean {
  const known = foodById(food);
  const names = [food.replaceAll('-', ' '), known?.name ?? '', ...(known?.synonyms ?? [])];
  return names.some((name) => foodNameKey(name).split(' ').includes(word));
}
