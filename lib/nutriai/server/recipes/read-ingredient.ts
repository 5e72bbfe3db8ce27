import type { IngredientRequest } from '../../../contract/nutriai-recipes';
import type { FieldMessages } from '../../../platform/http/api-error';
import type { Locale } from '../../engine/child';
import { foodsNamed } from '../../engine/foods/find-foods';
import type { Food } from '../../engine/foods/food';
import { foodById } from '../../engine/foods/food-list';
import { parseIngredients } from '../../engine/text/parse-ingredients';
import type { ParsedIngredient } from '../../engine/text/parsed-ingredient';
import { nearestTo, unknownText } from '../log/unknown-food';
import { lineWeight, stateIn, usualState } from './line-weight';
import type { StoredIngredient } from './stored-recipe';

/** An ingredient with its weight, or what is wrong with it and what may be meant. */
export type ReadIngredient =
  | { ingredient: StoredIngredient }
  | { field: 'line' | 'food' | 'state'; problem: string; nearest: readonly string[] };

/** Below this one word was taken for another by more than a slip. */
const leastConfidence = 0.6;

/** Reads one ingredient as it was sent: a line as a parent writes it, or a food with its weight. */
export function readIngredient(request: IngredientRequest, locale?: Locale): ReadIngredient {
  return request.line == null ? readFood(request) : readLine(request.line, locale);
}

/**
 * The ingredients of a recipe with their weights, or messages by index.
 */
export function readIngredients(requested: readonly IngredientRequest[]): {
  ingredients: StoredIngredient[];
  problems: FieldMessages;
} {
  const read = requested.map((request) => readIngredient(request));
  return {
    ingredients: read.flatMap((each) => ('ingredient' in each ? [each.ingredient] : [])),
    problems: Object.fromEntries(
      read.flatMap((each, index) =>
        'problem' in each ? [[String(index), { [each.field]: [each.problem] }]] : [],
      ),
    ),
  };
}

function readFood({ food: name, grams, household, preparation, state }: IngredientRequest): ReadIngredient {
  const food = foodById(name ?? '') ?? foodsNamed(name ?? '')[0];
  if (!food) return unknown('food', name ?? '', nearestTo(name ?? ''));
  const weighed = state == null ? usualState(food) : stateIn(food, state);
  if (state != null && weighed === null) {
    const known = [...new Set(food.forms.map((form) => form.state))];
    const hint = known.length === 0 ? 'It has not been analysed.' : `Use ${known.join(', ')}.`;
    return { field: 'state', problem: `There are no figures for this state. ${hint}`, nearest: [] };
  }
  return {
    ingredient: {
      food: food.id,
      state: weighed,
      grams: grams ?? 0,
      household: household || `${grams ?? 0} g`,
      preparation: preparation ?? '',
      line: null,
      is_pinch: false,
    },
  };
}

function readLine(line: string, locale?: Locale): ReadIngredient {
  const parsed = parseIngredients(line, { locale });
  const eaten = parsed.ingredients.filter(({ role }) => role === 'ingredient' || role === 'drink');
  const [first, ...others] = eaten;
  const [strange] = parsed.unknown;
  if (strange) return unknown('line', strange.text, strange.nearest);
  if (!first) {
    if (parsed.ingredients.some(({ role }) => role === 'negated'))
      return refused('List only the ingredients you use, not what you leave out.');
    return unknown('line', line, nearestTo(line));
  }
  if (others.length > 0) {
    const names = eaten.map(({ text }) => text).join(', ');
    return refused(`Put each food on a line of its own: ${names}.`);
  }
  if (first.confidence < leastConfidence) return unknown('line', first.text, first.candidates);
  const food = first.food === null ? undefined : foodById(first.food);
  if (!food) return refused(`“${first.text}” is a dish of its own. List what goes into it.`);
  const weight = lineWeight(line, first, food);
  if (!weight) return refused(noWeightText(food, first));
  const { household, preparation } = wordsAround(line, first);
  return {
    ingredient: {
      food: food.id,
      state: weight.state,
      grams: weight.grams,
      household: household || (weight.isPinch ? 'a pinch' : `${weight.grams} g`),
      preparation,
      line,
      is_pinch: weight.isPinch,
    },
  };
}

function refused(problem: string): ReadIngredient {
  return { field: 'line', problem, nearest: [] };
}

function unknown(field: 'line' | 'food', words: string, nearest: readonly string[]): ReadIngredient {
  return { field, problem: unknownText(words, nearest), nearest };
}

function noWeightText({ name, measures }: Food, { quantity, text }: ParsedIngredient): string {
  const example = `Give grams, such as “60 g ${text}”`;
  const spoons = measures.some(({ unit }) => unit === 'tbsp') ? ', or spoons.' : '.';
  if (quantity === null) return `How much ${text}? ${example}${spoons}`;
  const unit = quantity.unit === 'piece' ? 'one' : `a ${quantity.unit.replace('_', ' ')}`;
  return `We don’t know what ${unit} of ${name} weighs. ${example}${spoons}`;
}

/**
 * What stands before the name of the food says how much, what follows it says how; the other way around where
 * the amount comes last.
 */
function wordsAround(
  line: string,
  { start, end }: ParsedIngredient,
): { household: string; preparation: string } {
  const before = tidy(line.slice(0, start)).replace(/(?<!\s)\s+of$/i, '');
  const after = tidy(line.slice(end));
  if (before !== '' || !/^[\d¼½¾⅓⅔]/.test(after)) return { household: before, preparation: after };
  const [amount = '', ...rest] = after.split(',');
  return { household: tidy(amount), preparation: tidy(rest.join(',')) };
}

function tidy(words: string): string {
  return words.replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/g, '');
}
