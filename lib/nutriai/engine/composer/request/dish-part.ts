import { type Child } from '../../child';
import { capitalised } from '../../capitalised';
import { plainText } from '../../foods/food-name-key';
import { knowledge } from '../../knowledge/knowledge';
import { assess } from '../../safety/assess';
import { allergenNames } from '../../safety/rules/allergens';
import { parseIngredients } from '../../text/parse-ingredients';
import { type Understood } from '../compose-request';
import { isDish } from '../dish-words';
import { type Pattern } from '../patterns/pattern';
import { patterns } from '../patterns/pattern-list';
import { understoodPart } from './understood-part';

/** What names a dish, and the dish that was made. */
export interface DishAsked {
  /** The request as `plainWish` has it. */
  plain: string;
  pattern: Pattern;
  child: Child;
  /** Words that are reported elsewhere. */
  told: readonly string[];
}

const loose = new Set(knowledge.requestWords.looseDishWords);
const dishWords = [...new Set(patterns.flatMap(({ words }) => words.map((word) => plainText(word))))].filter(
  (word) => !loose.has(word),
);
const wordsOf = (text: string) => text.trim().split(' ');

/**
 * Returns the dish that a request names, the longest name first ("savoury pancakes"), and why it is another one. A
 * dish that is called by a food that is left out is another: a fish pie without fish.
 */
export function dishPart({ plain, pattern, child, told }: DishAsked): Understood[] {
  const toldWords = new Set(told.flatMap((words) => wordsOf(plainText(words))));
  const named = dishWords
    .filter((word) => plain.includes(` ${word} `) && !wordsOf(word).every((each) => toldWords.has(each)))
    .sort((a, b) => b.length - a.length);
  const made = named.find((word) => pattern.words.some((each) => plainText(each) === word));
  const [first] = named;
  const name = made ?? first;
  if (name === undefined) return [];
  const without = leftOutOf(name, child);
  const isCalledByIt = calledBy(name).some((food) => leftOutOf(food, child).length > 0);
  if (made !== undefined && !isCalledByIt) return [understoodPart('dish', capitalised(made), null)];
  const why =
    without.length > 0
      ? `It is made with ${without.join(' and ')}, which is left out, so this is another dish.`
      : 'We found none that keeps to the rest of your request, so this is another dish.';
  return [understoodPart('dish', capitalised(name), why)];
}

/** What keeps a food or dish from this child by an allergy, the diet, or because it is not wanted. */
function leftOutOf(words: string, child: Child): string[] {
  const { findings } = assess({ text: words }, child);
  const names = findings
    .filter(({ severity }) => severity === 'block')
    .flatMap(({ rule }) => {
      const [, kind, name = ''] = /^(H24|avoid|diet)-(.+)$/.exec(rule) ?? [];
      if (kind === undefined) return [];
      if (kind === 'diet') return [`what is not ${name}`];
      return [name in allergenNames ? allergenNames[name as keyof typeof allergenNames] : name];
    });
  return [...new Set(names)];
}

/** The foods that a dish is called by: of "mac and cheese" the cheese. */
function calledBy(dish: string): string[] {
  const words = wordsOf(dish);
  if (words.length === 1) return [];
  return words.filter((word) =>
    parseIngredients(word).ingredients.some(
      (mention) => !isDish(mention) && (mention.food !== null || mention.candidates.length > 0),
    ),
  );
}
