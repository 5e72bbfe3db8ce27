import { knowledge } from '../../../engine/knowledge/knowledge';
import { parseIngredients } from '../../../engine/text/parse-ingredients';
import { phraseKey } from './phrase-key';
import { readMinutes } from './read-minutes';
import { splitSentences } from './split-steps';

/** What a text without lines says goes in, what is done, and what it is called. */
export interface ProseRecipe {
  title: string;
  ingredients: string[];
  steps: string[];
}

const { amounts, prose } = knowledge.recipeTexts;

const spoken = [...amounts, ...prose.someOf].sort((one, other) => other.length - one.length).join('|');
/** From an amount on: "Mash 1 ripe banana" → "1 ripe banana". */
const fromAmount = new RegExp(`(?:^|\\s)((?:[\\d¼½¾⅓⅔]|(?:${spoken})\\s).*)$`, 'iu');
/** Where one food ends: a comma, or a word that begins what is done with it. */
const between = new RegExp(`[,;:.!?](?:\\s|$)|[()]|\\s(?:${prose.joints.join('|')})\\s|\\s[-–—]\\s`, 'iu');
const isListed = new RegExp(`^(?:.{0,60}\\b(?:${prose.leads.join('|')}))[\\s:]`, 'iu');
const titleAtMost = 60;
const titleWordsAtMost = 8;
const foodAtMost = 60;
/** So many are tried at most, for each is read by itself. */
const triedAtMost = 40;
/** One food in passing makes no recipe: "We had 1 banana today". */
const leastFoods = 2;

/** Reads a recipe that is told in sentences, amounts and all: "Mash 1 banana and add 2 eggs. Fry in butter." */
export function readProse(lines: readonly string[]): ProseRecipe | null {
  const { title, said } = titleOf(lines);
  const sentences = said.flatMap(splitSentences);
  const foods = sentences.map((sentence) => sentence.split(between).flatMap(foodIn));
  const read = new Map(foods.flat().slice(0, triedAtMost).filter(isOneFood).map(byKey));
  if (read.size < leastFoods) return null;
  const steps = sentences.filter((sentence) => !isList(sentence, read));
  return steps.length === 0 ? null : { title, ingredients: [...read.values()], steps };
}

const byKey = (line: string): [string, string] => [phraseKey(line), line];

/** What stands alone at the beginning: a line, a short first sentence, or what a colon or a dash follows. */
function titleOf(lines: readonly string[]): { title: string; said: readonly string[] } {
  const [first = '', ...others] = lines;
  const [, before = '', after = ''] = /^([^:.!?]+?)(?::|\.| [-–—]) (.*)$/su.exec(first) ?? [];
  const isName = (words: string) =>
    words !== '' && words.length <= titleAtMost && words.split(' ').length <= titleWordsAtMost;
  if (isName(before) && !fromAmount.test(before)) return { title: before, said: [after, ...others] };
  if (others.length > 0 && isName(first) && !fromAmount.test(first)) return { title: first, said: others };
  return { title: '', said: lines };
}

function foodIn(part: string): string[] {
  const words = fromAmount
    .exec(part.trim())?.[1]
    ?.replace(/(?<![.!?])[.!?]+$/, '')
    .trim();
  return words === undefined || words.length > foodAtMost || readMinutes(words) !== null ? [] : [words];
}

/** Read as the recipe's own lines will be: one food, and nothing that is not understood. */
function isOneFood(line: string): boolean {
  const { ingredients, unknown } = parseIngredients(line);
  return unknown.length === 0 && ingredients.length === 1 && ingredients[0]?.food !== null;
}

/**
 * "You need 100 g lentils, 1 carrot and half an onion." tells nobody to do anything. A word that became no
 * ingredient stays where the gate reads it.
 */
function isList(sentence: string, read: ReadonlyMap<string, string>): boolean {
  const parts = sentence
    .replace(isListed, '')
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.length >= leastFoods &&
    parts.every((part) => foodIn(part).some((food) => part.startsWith(food) && read.has(phraseKey(food))))
  );
}
