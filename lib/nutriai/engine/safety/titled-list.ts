import { type FoodFlag } from '../foods/food';
import { foodById } from '../foods/food-list';
import { type ParsedIngredient } from '../text/parsed-ingredient';
import { parseIngredients } from '../text/parse-ingredients';
import { standsInTitles } from '../text/things';
import { itemOfMention } from './item-of-mention';
import { namesDish } from './names-dish';
import { type SubjectRecipe } from './subject';

/** "Banana yoghurt: banana, plain yoghurt. Stir." One line, and no second colon: a day of meals has several. */
const titled = /^((?:[^:;,.\n]{2,20}[- ]free,\s)*[^:;,.\n]{3,60}):\s([^:\n]{3,})$/;

/** Longer texts are no line in a log or on a label. */
const longest = 400;

/** What a dish of this name holds whatever its cook lists: its name goes on being judged as a food. */
const heldByNature: readonly FoodFlag[] = [
  'alcohol',
  'honey',
  'caffeine',
  'raw_animal',
  'raw_egg_risk',
  'unpasteurised',
  'mould_ripened',
  'cold_smoked_fish',
  'toxic',
  'raw_toxic',
  'arsenic',
  'liver',
  'whole_nut',
  'hard_sweet',
  'jelly_cup',
];

/**
 * Reads a text that is the name of a dish with the list of what goes in, so that the name does not add what
 * such dishes usually hold: sugar in a bought yoghurt, salt in nuggets. Null for every other text, and where
 * the dish is what makes it unsafe (raw, with alcohol or honey).
 */
export function titledList(text: string): SubjectRecipe | null {
  // What is measured is weighed against a day's limits, which a recipe for several is not.
  const [, title = '', rest = ''] = text.length > longest ? [] : (titled.exec(text.trim()) ?? []);
  if (/\d/.test(rest)) return null;
  const [list = '', ...steps] = rest.split(/[.!?]\s+/);
  const ingredients = listedFoods(list);
  if (ingredients.length < 2 || !(namesSafeDish(title) || isFanciful(title, list))) return null;
  return {
    title,
    ingredients: ingredients.map((food) => ({ food })),
    steps: steps.filter((step) => step.trim() !== ''),
  };
}

/** Each food with what is said of it behind a comma: "carrot, grated, oats" are two. */
function listedFoods(list: string): string[] {
  const foods: string[] = [];
  for (const words of list.split(/[,;]|\sand\s/)) {
    const { ingredients } = parseIngredients(words);
    const isFood = ingredients.length > 0 && !/^\s*(?:no|not|without)\b/i.test(words);
    if (isFood || foods.length === 0) foods.push(words.trim());
    else foods.push(`${foods.pop() ?? ''}, ${words.trim()}`);
  }
  return foods;
}

function namesSafeDish(title: string): boolean {
  const { ingredients } = parseIngredients(title);
  return ingredients.some(namesDish) && !ingredients.some(isUnsafeByNature);
}

function isUnsafeByNature(mention: ParsedIngredient): boolean {
  const item = itemOfMention(mention);
  return heldByNature.some(
    (flag) => item?.flags.get(flag)?.certainty === 'holds' && !(flag === 'honey' && isUsualHoney(mention)),
  );
}

/** Most flapjacks are made with honey, and those whose list names none are not. */
function isUsualHoney({ food, parts }: ParsedIngredient): boolean {
  const withHoney = parts.filter(({ flags }) => flags.includes('honey'));
  const isNamed = foodById(food ?? '')?.flags.includes('honey') === true;
  return !isNamed && withHoney.length > 0 && withHoney.every(({ certainty }) => certainty !== 'always');
}

/** "Hedgehog rice: rice, turkey mince": an animal gives the dish its name, and what else the name names is listed. */
function isFanciful(title: string, list: string): boolean {
  const named = parseIngredients(title);
  const isAnimal = named.unknown.length > 0 && named.unknown.every(({ text }) => standsInTitles(text));
  if (!isAnimal || named.guesses.length > 0) return false;
  const listed = new Set(parseIngredients(list).ingredients.map(({ food }) => food));
  return named.ingredients.every(({ food }) => food !== null && listed.has(food));
}
