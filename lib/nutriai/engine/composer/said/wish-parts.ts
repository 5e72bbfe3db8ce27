import { plainText } from '../../foods/food-name-key';
import { knowledge } from '../../knowledge/knowledge';
import { type Recipe } from '../../recipes/recipe';
import { parseIngredients } from '../../text/parse-ingredients';
import { type ParsedIngredient } from '../../text/parsed-ingredient';
import { type Understood } from '../compose-request';
import { type Pattern } from '../patterns/pattern';
import { patterns } from '../patterns/pattern-list';
import { styleParts } from './style-parts';

const { wishes, looseDishWords, passedOver, readElsewhere } = knowledge.requestWords;

/** A request as it came, and what was made of it. */
export interface MadeOf {
  wish: string;
  recipe: Recipe;
  pattern: Pattern;
  /** Words that are reported elsewhere: of allergies, dislikes, foods that are wanted or left out. */
  told: readonly string[];
  /** Foods that were named and may go in, each with the ids that stand for it. */
  wanted: readonly (readonly string[])[];
}

/** Shorter words are "a" and "of". */
const shortest = 3;

const isIn = (plain: string, words: string) => plain.includes(` ${words} `);

/**
 * Returns what a request asks for besides foods, kitchen and time, with what is not met: dishes by name, what
 * no recipe can promise, and the words that nothing was made of. No word of a request is dropped in silence.
 */
export function wishParts(made: MadeOf): Understood[] {
  const plain = plainOf(made.wish);
  const asked = wishes.filter(({ words }) => words.some((each) => isIn(plain, each)));
  const dish = dishPart(plain, made);
  const style = styleParts(plain, made.recipe);
  const said = asked.flatMap(({ words }) => words.filter((each) => isIn(plain, each)));
  const read = [...said, ...style.read, ...made.told];
  return [
    ...dish,
    ...asked.map(({ means, keeps, why = '' }) =>
      part(
        'wish',
        means,
        keeps === 'always' || (keeps === 'fridge' && made.recipe.batch.fridgeDays > 0) ? null : why,
      ),
    ),
    ...style.parts,
    ...unreadParts(made, read),
  ];
}

function part(kind: Understood['kind'], means: string, why: string | null): Understood {
  return { kind, means, met: why === null, why };
}

function plainOf(text: string): string {
  return ` ${plainText(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

const loose = new Set(looseDishWords);
const dishWords = [...new Set(patterns.flatMap(({ words }) => words.map((word) => plainText(word))))].filter(
  (word) => !loose.has(word),
);

/** The dish that is named, the longest name first: "savoury pancakes". */
function dishPart(plain: string, { pattern: { words: made }, told }: MadeOf): Understood[] {
  // A fish pie without fish is a pie.
  const leftOut = new Set(told.flatMap(wordsOf));
  const named = dishWords
    .filter((word) => isIn(plain, word) && !wordsOf(word).some((each) => leftOut.has(each)))
    .sort((a, b) => b.length - a.length);
  const met = named.find((word) => made.includes(word));
  if (met !== undefined) return [part('dish', capital(met), null)];
  const [first] = named;
  return first === undefined
    ? []
    : [
        part(
          'dish',
          capital(first),
          'We found none that keeps to the rest of your request, so this is another dish.',
        ),
      ];
}

const known = new Set([
  ...`${passedOver} ${readElsewhere}`.split(/\s+/),
  ...patterns.flatMap(({ words }) => words.flatMap((word) => plainText(word).split(' '))),
]);

const wordsOf = (text: string) => plainOf(text).trim().split(' ');

/**
 * What was named and is in the dish, or is reported to be wanted. Of a dish that we make its parts count:
 * "beef stew"; oats are no granola.
 */
function isUsed({ text, food, candidates, parts }: ParsedIngredient, { recipe, wanted }: MadeOf): boolean {
  const used = new Set([...recipe.ingredients.map((each) => each.food), ...wanted.flat()]);
  const isDishOfOurs = wordsOf(text).some((word) => known.has(word));
  const made = isDishOfOurs ? parts.map((each) => each.food) : [];
  return [food, ...candidates, ...made].some((id) => id !== null && used.has(id));
}

/** Names of dishes and products that nothing was cooked by, and words that no reader knows. */
function unreadParts(made: MadeOf, read: readonly string[]): Understood[] {
  const told = new Set(read.flatMap(wordsOf));
  const isRead = (word: string) =>
    /^\d/.test(word) ||
    word.length < shortest ||
    [word, word.replace(/s$/, '')].some((form) => known.has(form) || told.has(form));
  const { ingredients } = parseIngredients(made.wish);
  const foods = new Set(ingredients.flatMap(({ text }) => wordsOf(text)));
  const notMade = ingredients.filter(
    (each) => each.role === 'ingredient' && !wordsOf(each.text).every(isRead) && !isUsed(each, made),
  );
  const unread = wordsOf(made.wish).filter((word) => !isRead(word) && !foods.has(word));
  const names = new Set(notMade.map(({ text }) => text.toLowerCase()));
  return [
    ...[...names].map((name) =>
      part(
        'dish',
        capital(name),
        'It is not in this recipe: we cook from plain foods, and have no dish of that name.',
      ),
    ),
    ...(unread.length === 0
      ? []
      : [
          part(
            'words',
            `“${[...new Set(unread)].join(' ')}”`,
            'We did not understand this, so the recipe does not go by it.',
          ),
        ]),
  ];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
