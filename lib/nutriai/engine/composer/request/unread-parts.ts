import { capitalised } from '../../capitalised';
import { plainText } from '../../foods/food-name-key';
import { type Recipe } from '../../recipes/recipe';
import { parseIngredients } from '../../text/parse-ingredients';
import { type ParsedIngredient } from '../../text/parsed-ingredient';
import { type Understood } from '../compose-request';
import { patterns } from '../patterns/pattern-list';
import { isPassedOver } from './passed-over';
import { plainWish } from './plain-wish';
import { understoodPart } from './understood-part';

/** What was made of a request, and which of its words were read. */
export interface Reading {
  wish: string;
  recipe: Recipe;
  /** Foods that were named and may go in, each with the ids that stand for it. */
  wanted: readonly (readonly string[])[];
  /** Words that other parts report. */
  read: readonly string[];
}

/** Shorter words are "a" and "of". */
const shortest = 3;

const dishWords = new Set(
  patterns.flatMap(({ words }) => words.flatMap((word) => plainText(word).split(' '))),
);

const isKnown = (word: string) => isPassedOver(word) || dishWords.has(word);

const wordsOf = (text: string) => plainWish(text).trim().split(' ');

/** Names of dishes and products that nothing was cooked by, and words that no reader knows. */
export function unreadParts(reading: Reading): Understood[] {
  const { wish, read } = reading;
  const told = new Set(read.flatMap(wordsOf));
  const isRead = (word: string) =>
    /^\d/.test(word) ||
    word.length < shortest ||
    [word, word.replace(/s$/, '')].some((form) => isKnown(form) || told.has(form));
  const { ingredients } = parseIngredients(wish);
  const foods = new Set(ingredients.flatMap(({ text }) => wordsOf(text)));
  const notMade = ingredients.filter(
    (each) => each.role === 'ingredient' && !wordsOf(each.text).every(isRead) && !isUsed(each, reading),
  );
  const unread = wordsOf(wish).filter((word) => !isRead(word) && !foods.has(word));
  const names = new Set(notMade.map(({ text }) => text.toLowerCase()));
  return [
    ...[...names].map((name) =>
      understoodPart(
        'dish',
        capitalised(name),
        'It is not in this recipe: we cook from plain foods, and have no dish of that name.',
      ),
    ),
    ...(unread.length === 0
      ? []
      : [
          understoodPart(
            'words',
            `“${[...new Set(unread)].join(' ')}”`,
            'We did not understand this, so the recipe does not go by it.',
          ),
        ]),
  ];
}

/**
 * What was named and is in the dish, or is reported to be wanted. Of a dish that we make its parts count:
 * "beef stew"; oats are no granola.
 */
function isUsed({ text, food, candidates, parts }: ParsedIngredient, { recipe, wanted }: Reading): boolean {
  const used = new Set([...recipe.ingredients.map((each) => each.food), ...wanted.flat()]);
  const isDishOfOurs = wordsOf(text).some((word) => dishWords.has(word));
  const made = isDishOfOurs ? parts.map((each) => each.food) : [];
  return [food, ...candidates, ...made].some((id) => id !== null && used.has(id));
}
