import {
  fractionOfWord,
  isArticle,
  isJoining,
  isRough,
  mayBeginNumber,
  multiplierOfWord,
  numberOfWord,
} from './number-words';
import { type Token } from './tokens';
import { unitOf } from './units';

/** A number in a text, in digits or words; `end` is the token after it. */
export interface ReadNumber {
  min: number;
  max: number;
  end: number;
  isWord: boolean;
  /** "One", "half": a number in words, not just an article. */
  counts: boolean;
}

/** A value that is read, and the token after it. */
interface Value {
  value: number;
  end: number;
}

/** The number that begins at a token: "2", "1 1/2", "two and a half", "about a dozen"; null when there is none. */
export function numberAt(tokens: readonly Token[], first: number, limit: number): ReadNumber | null {
  const begin = tokens[first];
  if (begin?.kind !== 'number' && !mayBeginNumber(begin?.text ?? '')) return null;
  const start = isRough(begin?.text ?? '') ? first + 1 : first;
  const token = start < limit ? tokens[start] : undefined;
  if (token?.kind === 'number') return digitsAt(tokens, start, limit);
  return token?.kind === 'word' ? wordsAt(tokens, start, limit) : null;
}

function digitsAt(tokens: readonly Token[], first: number, limit: number): ReadNumber | null {
  const whole = valueOf(tokens[first]?.text ?? '');
  const fraction = fractionInDigits(tokens, first, limit);
  if (fraction) return exactly(fraction);
  if (whole === null) return null;
  const mixed = fractionInDigits(tokens, first + 1, limit);
  if (mixed) return exactly({ value: whole + mixed.value, end: mixed.end });
  const rest = restAfterJoining(tokens, first + 1, limit);
  if (rest) return exactly({ value: whole + rest.value, end: rest.end });
  const many = multiplierOfWord(wordAt(tokens, first + 1, limit));
  return exactly(
    many === undefined ? { value: whole, end: first + 1 } : { value: whole * many, end: first + 2 },
  );
}

function exactly({ value, end }: Value): ReadNumber {
  return { min: value, max: value, end, isWord: false, counts: true };
}

function fractionInDigits(tokens: readonly Token[], first: number, limit: number): Value | null {
  if (first + 2 >= limit || tokens[first]?.kind !== 'number') return null;
  if (tokens[first + 1]?.text !== '/' || tokens[first + 2]?.kind !== 'number') return null;
  const [over, under] = [valueOf(tokens[first]?.text ?? ''), valueOf(tokens[first + 2]?.text ?? '')];
  return over === null || under === null || under === 0 ? null : { value: over / under, end: first + 3 };
}

/** A written number: "1.5", "1,5", "1,000". */
function valueOf(text: string): number | null {
  const plain = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  const value = Number(plain);
  return text !== '' && Number.isFinite(value) ? value : null;
}

function wordAt(tokens: readonly Token[], place: number, limit: number): string {
  const token = place < limit ? tokens[place] : undefined;
  return token?.kind === 'word' ? token.text : '';
}

function wordsAt(tokens: readonly Token[], first: number, limit: number): ReadNumber | null {
  const word = wordAt(tokens, first, limit);
  if (word === 'a' && wordAt(tokens, first + 1, limit) === 'few')
    return { min: 2, max: 4, end: first + 2, isWord: true, counts: true };
  const whole = cardinalAt(tokens, first, limit);
  const part = fractionAt(tokens, first, { limit, count: whole });
  const isCount = whole !== null && (!isArticle(word) || whole.end > first + 1);
  if (part) return inWords(part, true);
  if (!whole) return null;
  const rest = restAfterJoining(tokens, whole.end, limit);
  return rest ? inWords({ value: whole.value + rest.value, end: rest.end }, true) : inWords(whole, isCount);
}

function inWords({ value, end }: Value, counts: boolean): ReadNumber {
  return { min: value, max: value, end, isWord: true, counts };
}

/** A whole number in one or more words: "two hundred and fifty", "quatre-vingts", "zweihundertfünfzig". */
function cardinalAt(tokens: readonly Token[], first: number, limit: number): Value | null {
  const word = wordAt(tokens, first, limit);
  const start = isArticle(word) ? 1 : (numberOfWord(word) ?? multiplierOfWord(word));
  if (start === undefined) return null;
  let [total, current, end] = [0, start, first + 1];
  for (let next = partAfter(tokens, end, limit); next; next = partAfter(tokens, end, limit)) {
    const { value, multiplies, joined } = next;
    if (multiplies && !joined && (value === 1000 || current < 100)) {
      [total, current] = value === 1000 ? [total + current * value, 0] : [total, current * value];
    } else if (!multiplies && isVingt(tokens[next.end - 1]?.text ?? '') && current === 4) current = 80;
    else if (!multiplies && continues(current + (current === 0 ? total : 0), value)) current += value;
    else break;
    end = next.end;
  }
  return { value: total + current, end };
}

function isVingt(word: string): boolean {
  return word === 'vingt' || word === 'vingts';
}

/** Whether a number may be said on with another: twenty with five, a hundred with fifty, soixante with dix. */
function continues(before: number, next: number): boolean {
  if (before >= 100) return before % 100 === 0 ? next < 100 : before % 10 === 0 && next < 10;
  return before >= 20 && before % 10 === 0 && next < (before === 60 || before === 80 ? 20 : 10);
}

function partAfter(
  tokens: readonly Token[],
  place: number,
  limit: number,
): { value: number; end: number; multiplies: boolean; joined: boolean } | null {
  const joined = isJoining(wordAt(tokens, place, limit));
  const at = joined ? place + 1 : place;
  const word = wordAt(tokens, at, limit);
  const multiplier = multiplierOfWord(word);
  if (multiplier !== undefined) return { value: multiplier, end: at + 1, multiplies: true, joined };
  const value = isVingt(word) ? 20 : numberOfWord(word);
  return value === undefined ? null : { value, end: at + 1, multiplies: false, joined };
}

/** A part of one: "half", "a quarter of a", "three quarters of the", with the words that lead to what it is of. */
function fractionAt(
  tokens: readonly Token[],
  first: number,
  { limit, count }: { limit: number; count: Value | null },
): Value | null {
  const place = count?.end ?? first;
  const word = wordAt(tokens, place, limit);
  const next = wordAt(tokens, place + 1, limit);
  const part = fractionOfWord(word, next);
  if (part === undefined || (count === null && isQuarteringVerb(word, next))) return null;
  // “Tre quarti”, “three quarters” count parts; “two half bananas” counts halves as well.
  const value = (count?.value ?? 1) * part;
  const end = afterOf(tokens, place + 1, limit);
  const many = multiplierOfWord(wordAt(tokens, end, limit));
  return many === undefined ? { value, end } : { value: value * many, end: end + 1 };
}

function afterOf(tokens: readonly Token[], place: number, limit: number): number {
  const word = wordAt(tokens, place, limit);
  if (/^(of|de|d|di|del|da|van)$/.test(word)) {
    const next = wordAt(tokens, place + 1, limit);
    return isArticle(next) || /^(the|one)$/.test(next) ? place + 2 : place + 1;
  }
  return word === 'a' || word === 'an' ? place + 1 : place;
}

/** What is added to a whole number or its unit: "and a half", "and three quarters", "y medio". */
export function restAfterJoining(tokens: readonly Token[], place: number, limit: number): Value | null {
  if (!isJoining(wordAt(tokens, place, limit))) return null;
  const digits = fractionInDigits(tokens, place + 1, limit);
  if (digits) return digits;
  const count = cardinalAt(tokens, place + 1, limit);
  const part = fractionAt(tokens, place + 1, { limit, count });
  return part && part.value < 1 ? part : null;
}

/** "Quarter the grapes" counts nothing. */
function isQuarteringVerb(word: string, next: string): boolean {
  if (word !== 'quarter' && word !== 'third') return false;
  return !['a', 'an', 'of'].includes(next) && unitOf(next) === undefined;
}
