import { measureOf, packs, sizeOf } from './measure-words';
import { numberAt } from './written-number';

/** A word or a mark of a text, in small letters without accents, with its place. */
export interface Token {
  key: string;
  start: number;
  end: number;
}

/** A kind of words. */
export interface Kind {
  /** How many tokens those of the kind that begin here have, the one to try first in front. */
  at: (words: readonly string[], at: number) => number[];
  /** The words that it begins with; left out where they are not listed. */
  begins?: ReadonlySet<string>;
}

interface Element {
  kind: Kind;
  isOptional: boolean;
  /** By what name what was found is put. */
  name: string;
}

/** What a rule looks for. */
export type Pattern = readonly Element[];

/** Where an element of a pattern was found. */
export interface Found {
  name: string;
  from: number;
  to: number;
}

const isMark = (word: string | undefined) => word !== undefined && /^[,.;:()+&?!–—-]$/u.test(word);
const isWord = (word: string | undefined) => word !== undefined && /^\p{L}/u.test(word);

/** So many words a food has at most, and a list of foods. */
const [mostOfFood, mostOfList] = [4, 6];

/** So many words at most are passed over up to the next mark. */
const mostBeforeMark = 8;

const joints: ReadonlySet<string> = new Set(['and', '&', 'n', '+', ',']);

/** The words from here on as long as they are none that say an amount. */
function wordsFrom(words: readonly string[], at: number, most: number): number[] {
  const lengths: number[] = [];
  for (let end = at; end < at + most && isNameWord(words, end, most); end += 1) lengths.push(end + 1 - at);
  return lengths;
}

function isNameWord(words: readonly string[], at: number, most: number): boolean {
  const word = words[at] ?? '';
  if (most === mostOfList && joints.has(word)) return true;
  return isWord(word) && measureOf(word) === undefined && numberAt(words, at) === null;
}

const one = (is: boolean): number[] => (is ? [1] : []);

const isUnit = (word: string | undefined) => word !== undefined && /^(?:g|gr|grams?|ml|oz)$/u.test(word);

/** A number in digits or words, which is no mere article. */
function countAt(words: readonly string[], at: number): number[] {
  const number = numberAt(words, at);
  return number && !number.isArticle ? [number.end - at] : [];
}

/** Kinds of words that are known without a list. */
export const knownKinds: Readonly<Record<string, Kind>> = {
  '^': { at: (words, at) => (at === 0 || isMark(words[at - 1]) ? [0] : []) },
  $: { at: (words, at) => (at >= words.length || isMark(words[at]) ? [0] : []) },
  mark: { at: (words, at) => one(/^[,.;:–—-]$/u.test(words[at] ?? '')) },
  number: { at: countAt },
  amount: {
    at: (words, at) => countAt(words, at).map((count) => count + (isUnit(words[at + count]) ? 1 : 0)),
  },
  weight: {
    at: (words, at) => countAt(words, at).flatMap((count) => (isUnit(words[at + count]) ? [count + 1] : [])),
  },
  measure: { at: (words, at) => one(measureOf(words[at] ?? '') !== undefined) },
  pack: { at: (words, at) => one(isPack(words[at] ?? '')) },
  size: { at: (words, at) => one(sizeOf(words[at] ?? '') !== undefined) },
  food: { at: (words, at) => wordsFrom(words, at, mostOfFood) },
  until: { at: untilMark },
  list: { at: (words, at) => wordsFrom(words, at, mostOfList) },
};

/** All that stands here up to the next mark, and where nothing does, nothing. */
function untilMark(words: readonly string[], at: number): number[] {
  let end = at;
  while (end < words.length && end < at + mostBeforeMark && !isMark(words[end])) end += 1;
  return [end - at];
}

function isPack(word: string): boolean {
  const measure = measureOf(word);
  return measure !== undefined && packs.has(measure);
}

/** The words of a text, with the marks between them. */
export function tokensOf(text: string, plain: (word: string) => string): Token[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)?|[½¼¾⅓⅔]|\p{L}[\p{L}\p{M}'’]*|[^\s\p{L}\d]/gu)].map(
    ({ 0: word, index }) => ({ key: plain(word), start: index, end: index + word.length }),
  );
}

/** A pattern as it is written: words, `this|that`, `<kind>` and a second `<kind2>`, each optional with a `?` behind. */
export function patternOf(written: string, kinds: Readonly<Record<string, Kind>>): Pattern {
  return written.split(' ').map((part): Element => {
    const isOptional = part.length > 1 && part.endsWith('?');
    const bare = isOptional ? part.slice(0, -1) : part;
    const named = /^<(.+)>$/u.exec(bare)?.[1] ?? (bare === '^' || bare === '$' ? bare : undefined);
    if (named === undefined) {
      const words = new Set(bare.split('|'));
      const kind: Kind = { at: (all, at) => one(words.has(all[at] ?? '')), begins: words };
      return { kind, isOptional, name: '' };
    }
    const kind = kinds[named.replace(/\d$/u, '')];
    if (!kind) throw new Error(`A rule names an unknown kind of words: ${named}`);
    return { kind, isOptional, name: named };
  });
}

/** Where each element of a pattern stands, from a word on; null where they do not. */
export function matchAt(pattern: Pattern, words: readonly string[], at: number): Found[] | null {
  const [element, ...rest] = pattern;
  if (!element) return [];
  for (const length of element.kind.at(words, at)) {
    const behind = matchAt(rest, words, at + length);
    if (behind) return [{ name: element.name, from: at, to: at + length }, ...behind];
  }
  return element.isOptional ? matchAt(rest, words, at) : null;
}

/** Whether a text of these words may hold what a pattern looks for. */
export const mayMatch = (pattern: Pattern, words: ReadonlySet<string>): boolean =>
  pattern.every(({ isOptional, kind: { begins } }) => {
    if (isOptional || begins === undefined) return true;
    for (const word of begins) if (words.has(word)) return true;
    return false;
  });
