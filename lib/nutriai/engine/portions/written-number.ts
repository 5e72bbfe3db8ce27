import { measureOf } from './measure-words';

/** A number as people write it, in digits or words, and the word after it. */
export interface WrittenNumber {
  value: number;
  end: number;
  /** "A", "an": one, if nothing else says how many. */
  isArticle: boolean;
  /** A fraction of one. */
  isPart: boolean;
}

/** What "a few" stands for. */
export const aFew = 3.5;

/** What "and a bit" adds to a number. Ours. */
const aBit = 0.25;

const cardinals: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  couple: 2,
  few: aFew,
  several: 4,
  dozen: 12,
  whole: 1,
  another: 1,
};

const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  quater: 1 / 4,
  qtr: 1 / 4,
  fifth: 1 / 5,
  eighth: 1 / 8,
};

const valueIn = (table: Readonly<Record<string, number>>, word: string | undefined) =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;

/**
 * Reads the number that begins at a word, with what belongs to it: "1 1/2", "two and a half", "2-3", "half a
 * dozen".
 */
export function numberAt(words: readonly string[], at: number): WrittenNumber | null {
  const first = simpleAt(words, at);
  if (!first) return null;
  const joined = withFraction(words, first) ?? first;
  if (['-', 'to', 'or'].includes(words[joined.end] ?? '')) {
    const second = simpleAt(words, joined.end + 1);
    if (second && !second.isArticle) {
      const last = withFraction(words, second) ?? second;
      return { ...joined, value: (joined.value + last.value) / 2, end: last.end };
    }
  }
  return joined;
}

/** Digits, a fraction, or a word; articles and "of" within a number are part of it. */
function simpleAt(words: readonly string[], at: number): WrittenNumber | null {
  const word = words[at];
  if (word === undefined) return null;
  if (/^\d+([.,]\d+)?$/.test(word)) return digits(words, at, word);
  const times = /^(\d+)x$/.exec(word)?.[1];
  if (times !== undefined) return { value: Number(times), end: at + 1, isArticle: false, isPart: false };
  if (word === 'a' || word === 'an') return afterArticle(words, at);
  const part = valueIn(parts, word);
  if (part !== undefined) return partOf(words, at + 1, part);
  const value = valueIn(cardinals, word);
  if (value === undefined) return null;
  const below = valueIn(parts, words[at + 1]);
  if (below !== undefined) return partOf(words, at + 2, value * below);
  return { value, end: pastOf(words, at + 1), isArticle: false, isPart: false };
}

function digits(words: readonly string[], at: number, word: string): WrittenNumber {
  const value = Number(word.replace(',', '.'));
  const under = words[at + 1] === '/' ? Number(words[at + 2]) : Number.NaN;
  if (!(under > 0)) return { value, end: at + 1, isArticle: false, isPart: value < 1 };
  return partOf(words, at + 3, value / under);
}

/** "A half", "a couple of", "a few", "a": the article counts only where nothing else does. */
function afterArticle(words: readonly string[], at: number): WrittenNumber {
  const next = words[at + 1] ?? '';
  const isCounted =
    valueIn(parts, next) !== undefined || ['couple', 'few', 'dozen', 'whole', 'third'].includes(next);
  const counted = isCounted ? simpleAt(words, at + 1) : null;
  return counted ?? { value: 1, end: at + 1, isArticle: true, isPart: false };
}

const insideParts: readonly string[] = [
  'of',
  'a',
  'an',
  'the',
  'my',
  'his',
  'her',
  'our',
  'their',
  'one',
  'whole',
];

/** A fraction with what it is a part of: "half of my", "quarter of a", "half a dozen". */
function partOf(words: readonly string[], from: number, value: number): WrittenNumber {
  let end = from;
  while (insideParts.includes(words[end] ?? '')) end += 1;
  if (words[end] === 'dozen')
    return { value: value * 12, end: pastOf(words, end + 1), isArticle: false, isPart: false };
  return { value, end, isArticle: false, isPart: value < 1 };
}

const pastOf = (words: readonly string[], at: number) => (words[at] === 'of' ? at + 1 : at);

/** "One and a half", "1 1/2". */
function withFraction(words: readonly string[], whole: WrittenNumber): WrittenNumber | null {
  if (whole.isPart || whole.isArticle) return null;
  const from = words[whole.end] === 'and' ? whole.end + 1 : whole.end;
  const isBitMore = words.slice(whole.end, whole.end + 3).join(' ') === 'and a bit';
  if (isBitMore && words[whole.end + 3] !== 'of')
    return { value: whole.value + aBit, end: whole.end + 3, isArticle: false, isPart: false };
  const fraction = simpleAt(words, from);
  if (!fraction?.isPart || fraction.value >= 1) return null;
  if (from === whole.end && words[from + 1] !== '/') return null;
  return { value: whole.value + fraction.value, end: fraction.end, isArticle: false, isPart: false };
}

/** "One and a half", "a cup and a half" are one number; "½ cup dry and half a banana" are two. */
export function isInNumber(words: readonly string[], at: number, isBetween: boolean): boolean {
  if (words[at] !== 'and' || at === 0) return false;
  const isArticle = words[at + 1] === 'a';
  const next = isArticle ? words[at + 2] : words[at + 1];
  if (next !== 'half' && next !== 'quarter' && next !== 'third') return false;
  if (numberAt(words, at - 1) !== null) return true;
  // "Stracchino un cucchiaino e mezzo panino": half of what follows.
  const isOfNext = isBetween && words.length === at + (isArticle ? 3 : 2);
  return isArticle && !isOfNext && measureOf(words[at - 1] ?? '') !== undefined;
}
