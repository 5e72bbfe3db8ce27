import { boundedMemo } from '../bounded-memo';
import type { Allergen } from '../child';
import { foodsNamed } from '../foods/find-foods';
import { foodNameKey } from '../foods/food-name-key';
import { knowledge } from '../knowledge/knowledge';
import { foodsInEnglish } from '../statements/foods-in-english';
import { allergyWords } from './rules/allergy-words';

const words = knowledge.allergyWords;
/** Foods that are an allergen by themselves: whose name a form has, in any language, names the allergen. */
const wholeAllergens = new Map(Object.entries(words.wholeFoods));
/** Words for a whole kind of food, by which the list of foods knows a single one of it. */
const kindsByKey = new Map(
  words.abroad.flatMap(({ allergens, words: names }) =>
    names.map((name) => [foodNameKey(name), allergens] as const),
  ),
);
/** In this order. What stands round the food where a form has "alergia a la leche" or "protéines de lait". */
const around = words.around.map((expression) => new RegExp(expression, 'u'));

/** Languages whose foods have words of their own beside the names of the list of foods. */
const translatedFrom = ['tr', 'hi', 'ar', 'pl', 'nl'];

const named = boundedMemo<readonly Allergen[]>(500);

/** Returns the allergens that words of another language name; empty for a single food and for no food. */
export function allergensNamedAbroad(told: string): readonly Allergen[] {
  return named(told, () => readAbroad(told));
}

function readAbroad(told: string): readonly Allergen[] {
  const typed = told.toLowerCase().trim();
  const bare = around.reduce((rest, each) => rest.replace(each, ''), typed).trim();
  const names = [typed, bare].flatMap((each) => [
    each,
    ...translatedFrom.map((language) => foodsInEnglish(each, language)),
  ]);
  for (const name of new Set(names)) {
    const key = foodNameKey(name);
    const found = kindsByKey.get(key) ?? (name === typed ? undefined : allergyWords.get(key)) ?? ofFood(name);
    if (key !== '' && found.length > 0) return found;
  }
  return [];
}

function ofFood(name: string): readonly Allergen[] {
  return [...new Set(foodsNamed(name).flatMap(({ id }) => wholeAllergens.get(id) ?? []))];
}
