import { askingOf } from '../asking/asking';
import { countFoodWords } from './allergy-of-words';

/** A stretch of a text in another language that tells of an allergy. */
export interface ForeignAllergy {
  /** The words for what the allergy is to; a word that names nothing known here stays as it was typed. */
  items: readonly string[];
  start: number;
  end: number;
}

const said = askingOf('foreign-allergies', []);
const everyOf = (name: string) => new RegExp(said.pattern(name).source, 'gu');
const oneOf = (name: string) => new RegExp(said.pattern(name).source, 'u');
const [foodFollows, knownFoodFollows, compound, foodPrecedes, knownFoodPrecedes, arabic] = [
  everyOf('food-follows'),
  everyOf('known-food-follows'),
  everyOf('compound'),
  everyOf('food-precedes'),
  everyOf('known-food-precedes'),
  everyOf('arabic'),
] as const;
const foodFollowsHere = new RegExp(foodFollows.source, 'uy');
const articles = oneOf('articles');
const foreignAnd = oneOf('and');
const noFoodStem = oneOf('no-food-stem');
const lactose = oneOf('lactose');
const wordsOfFood = 3;
const shortestFood = 2;

/** Finds allergies that a text in another language than English names. The text is in lower case. */
export function foreignAllergiesIn(text: string): ForeignAllergy[] {
  return [
    ...[...text.matchAll(foodFollows)].map((match) => listAfter(text, match.index, match[0].length)),
    ...[...text.matchAll(arabic), ...text.matchAll(knownFoodFollows)]
      .map((match) => listAfter(text, match.index, match[0].length))
      .filter(isOfKnownFood),
    ...[...text.matchAll(compound)].flatMap((match) => compoundAt(match)),
    ...[...text.matchAll(foodPrecedes)].map((match) => beforeAt(match)),
    ...[...text.matchAll(knownFoodPrecedes)].map((match) => beforeAt(match)).filter(isOfKnownFood),
  ];
}

const isOfKnownFood = ({ items: [first] }: ForeignAllergy) => first !== undefined && isFood(first.split(' '));

function listAfter(text: string, start: number, length: number): ForeignAllergy {
  const items: string[] = [];
  let at = start + length;
  for (;;) {
    const article = articles.exec(text.slice(at))?.[0].length ?? 0;
    const found = foodAt(text, at + article);
    if (found === null || (items.length > 0 && !found.isKnown)) break;
    items.push(lactose.test(found.words) ? 'milk' : found.words);
    at = at + article + found.words.length;
    const and = foreignAnd.exec(text.slice(at))?.[0].length ?? 0;
    if (!found.isKnown || and === 0) break;
    at += and;
    if (tellsAnother(text, at)) break;
  }
  return { items, start, end: at };
}

/** "Allergique au lait et allergique à l’œuf": what is told anew is read by itself, and not with all before it. */
function tellsAnother(text: string, at: number): boolean {
  foodFollowsHere.lastIndex = at;
  return foodFollowsHere.test(text);
}

/** The longest beginning that names a food, else the first word. */
function foodAt(text: string, at: number): { words: string; isKnown: boolean } | null {
  const [stretch] = /^[\p{L}\p{M}'’]+(?: [\p{L}\p{M}'’]+){0,2}/u.exec(text.slice(at)) ?? [];
  if (stretch === undefined) return null;
  const words = stretch.split(' ').slice(0, wordsOfFood);
  const [first = stretch] = words;
  if (lactose.test(first)) return { words: first, isKnown: true };
  for (let count = words.length; count > 0; count -= 1)
    if (isFood(words.slice(0, count))) return { words: words.slice(0, count).join(' '), isKnown: true };
  return { words: first, isKnown: false };
}

const isFood = (words: readonly string[]) => countFoodWords(words) === words.length;

/** "milcheiweiß" is milk by its beginning, "kuhmilch" by its end. */
function compoundAt(match: RegExpExecArray): ForeignAllergy[] {
  const [whole, stem = ''] = match;
  if (noFoodStem.test(stem)) return [];
  return [{ items: [namedWithin(stem)], start: match.index, end: match.index + whole.length }];
}

function namedWithin(stem: string): string {
  const parts = Array.from({ length: Math.max(0, stem.length - shortestFood) }, (_, cut) => cut + 1);
  const shorter = parts.flatMap((cut) => [stem.slice(0, -cut), stem.slice(cut)]);
  return [stem, ...shorter].find((part) => part.length >= shortestFood && isFood([part])) ?? stem;
}

/** "süte alerjisi": the case ending goes. */
function beforeAt(match: RegExpExecArray): ForeignAllergy {
  const [whole, ...groups] = match;
  const word = groups.find((group) => group !== undefined) ?? '';
  const known = [0, 1, 2].map((cut) => word.slice(0, word.length - cut)).find((form) => isFood([form]));
  return { items: [known ?? word], start: match.index, end: match.index + whole.length };
}
