import { knowledge } from '../knowledge/knowledge';

const { numbers, multipliers, fractions, fractionsOf, articles, joining, roughly, sizes, each } =
  knowledge.amountWords;

const cardinals = new Map(Object.values(numbers).flatMap((words) => Object.entries(words)));
const multiplierOf = valuesByWord(multipliers);
const fractionOf = valuesByWord(fractions);
const fractionBeforeOf = valuesByWord(fractionsOf);
const articleWords = new Set(articles);
const joiningWords = new Set(joining);
const roughWords = new Set(roughly);
const shortestCompound = 6;
const longestCompound = 40;
const shortestPart = 3;
const hundred = 100;
/** Most words begin with no number, which one look-up tells. */
const beginnings = new Set(
  [...cardinals.keys(), ...multiplierOf.keys()].map((word) => word.slice(0, shortestPart)),
);

function valuesByWord(words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(words).flatMap(([value, all]) => all.map((word) => [word, Number(value)])));
}

/** Whether a word is an article, which counts one of what follows. */
export function isArticle(word: string): boolean {
  return articleWords.has(word);
}

/** Whether a word joins a number to the rest of it. */
export function isJoining(word: string): boolean {
  return joiningWords.has(word);
}

/** Whether a word says that the number after it is a rough one. */
export function isRough(word: string): boolean {
  return roughWords.has(word);
}

/** What a word multiplies the number before it by; undefined for any other word. */
export function multiplierOfWord(word: string): number | undefined {
  return multiplierOf.get(word);
}

/** The part of one that a word names, `next` being the word after it; undefined for any other word. */
export function fractionOfWord(word: string, next: string): number | undefined {
  return fractionOf.get(word) ?? (/^(de|d|di|del|da)$/.test(next) ? fractionBeforeOf.get(word) : undefined);
}

/** The number that one word names, also one of several numbers: “zweihundertfünfzig”; undefined for any other word. */
export function numberOfWord(word: string): number | undefined {
  return cardinals.get(word) ?? (word.length < shortestCompound ? undefined : numberOfCompound(word));
}

function numberOfCompound(word: string): number | undefined {
  if (word.length > longestCompound || !beginnings.has(word.slice(0, shortestPart))) return undefined;
  let [total, current] = [0, 0];
  for (let place = 0; place < word.length;) {
    const end = endOfPart(word, place);
    if (end === null) return undefined;
    const part = word.slice(place, end);
    const multiplier = multiplierOf.get(part);
    if (multiplier === undefined) current += cardinals.get(part) ?? 0;
    else if (multiplier > hundred) [total, current] = [total + Math.max(1, current) * multiplier, 0];
    else current = Math.max(1, current) * multiplier;
    place = end;
  }
  return total + current;
}

/** Where the longest number, multiplier or joining word that begins in a word ends; null where none does. */
function endOfPart(word: string, first: number): number | null {
  for (let end = word.length; end >= first + 2; end -= 1) {
    const part = word.slice(first, end);
    const isNumber = part.length >= shortestPart && (cardinals.has(part) || multiplierOf.has(part));
    if (isNumber || (first > 0 && end < word.length && /^(und|en)$/.test(part))) return end;
  }
  return null;
}

/** Words with which a number begins. */
const firstWords = new Set([
  ...cardinals.keys(),
  ...multiplierOf.keys(),
  ...fractionOf.keys(),
  ...fractionBeforeOf.keys(),
  ...articles,
  ...roughly,
]);
const amountWords = new Set([...firstWords, ...sizes, ...each.after, ...each.before]);

const beginningsOf = (words: ReadonlySet<string>) =>
  new RegExp(`^(?:${[...new Set([...words].map((word) => word.slice(0, shortestPart)))].join('|')})`);
const firstBeginnings = beginningsOf(firstWords);
const amountBeginnings = beginningsOf(amountWords);

/** Whether a number may begin with a word: most words are told by one look-up. */
export function mayBeginNumber(word: string): boolean {
  return firstBeginnings.test(word) && (firstWords.has(word) || isCompound(word));
}

/** Whether a word only says how much. */
export function isAmountWord(word: string): boolean {
  return amountBeginnings.test(word) && (amountWords.has(word) || isCompound(word));
}

function isCompound(word: string): boolean {
  return word.length >= shortestCompound && numberOfCompound(word) !== undefined;
}
