import { type Token } from './tokens';
import { unitOf } from './units';

const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  a: 1,
  an: 1,
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
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  couple: 2,
  un: 1,
  une: 1,
  una: 1,
  uno: 1,
  ein: 1,
  eine: 1,
  um: 1,
  uma: 1,
  dos: 2,
  due: 2,
  deux: 2,
  zwei: 2,
  dois: 2,
  dwa: 2,
  dwie: 2,
};

/** A number in a text, in digits or words; `end` is the token after it. */
export interface ReadNumber {
  min: number;
  max: number;
  end: number;
  isWord: boolean;
  /** "One", "half": a number in words, not just an article. */
  counts: boolean;
}

/** The number that begins at a token: "2", "1 1/2", "two and a half", "about a dozen"; null when there is none. */
export function numberAt(tokens: readonly Token[], first: number, limit: number): ReadNumber | null {
  const start = ['about', 'approx', 'approximately', 'around', '~', 'roughly', 'circa'].includes(
    tokens[first]?.text ?? '',
  )
    ? first + 1
    : first;
  const token = start < limit ? tokens[start] : undefined;
  if (token?.kind === 'number') return digitsAt(tokens, start, limit);
  return token?.kind === 'word' ? wordsAt(tokens, start, limit) : null;
}

function digitsAt(tokens: readonly Token[], first: number, limit: number): ReadNumber | null {
  const whole = valueOf(tokens[first]?.text ?? '');
  const fraction = fractionAt(tokens, first, limit);
  if (fraction) return exactly(fraction.value, fraction.end);
  if (whole === null) return null;
  const mixed = fractionAt(tokens, first + 1, limit);
  if (mixed) return exactly(whole + mixed.value, mixed.end);
  const andFraction = tokens[first + 1]?.text === 'and' ? fractionOrHalf(tokens, first + 2, limit) : null;
  return andFraction ? exactly(whole + andFraction.value, andFraction.end) : exactly(whole, first + 1);
}

function exactly(value: number, end: number): ReadNumber {
  return { min: value, max: value, end, isWord: false, counts: true };
}

function fractionAt(
  tokens: readonly Token[],
  first: number,
  limit: number,
): { value: number; end: number } | null {
  if (first + 2 >= limit || tokens[first]?.kind !== 'number') return null;
  if (tokens[first + 1]?.text !== '/' || tokens[first + 2]?.kind !== 'number') return null;
  const [over, under] = [valueOf(tokens[first]?.text ?? ''), valueOf(tokens[first + 2]?.text ?? '')];
  return over === null || under === null || under === 0 ? null : { value: over / under, end: first + 3 };
}

function fractionOrHalf(
  tokens: readonly Token[],
  first: number,
  limit: number,
): { value: number; end: number } | null {
  const fraction = fractionAt(tokens, first, limit);
  if (fraction) return fraction;
  const start = tokens[first]?.text === 'a' ? first + 1 : first;
  const word = start < limit ? tokens[start]?.text : undefined;
  const value = word === 'half' ? 0.5 : word === 'quarter' ? 0.25 : undefined;
  return value === undefined ? null : { value, end: start + 1 };
}

/** A written number: "1.5", "1,5", "1,000". */
function valueOf(text: string): number | null {
  const plain = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.');
  const value = Number(plain);
  return text !== '' && Number.isFinite(value) ? value : null;
}

function wordsAt(tokens: readonly Token[], first: number, limit: number): ReadNumber | null {
  const word = tokens[first]?.text ?? '';
  const value = Object.hasOwn(numberWords, word) ? numberWords[word] : undefined;
  if (value === undefined || isQuarteringVerb(tokens, first)) return null;
  let end = first + 1;
  let total = value;
  const next = end < limit ? (tokens[end]?.text ?? '') : '';
  const after = end + 1 < limit ? (tokens[end + 1]?.text ?? '') : '';
  if (
    (word === 'half' || word === 'quarter' || word === 'third') &&
    ['a', 'an', 'of', 'dozen'].includes(next)
  ) {
    if (next === 'dozen') total *= 12;
    end += next === 'of' && ['a', 'an', 'one', 'the'].includes(after) ? 2 : 1;
  } else if (
    (word === 'a' || word === 'an' || word === 'one') &&
    ['half', 'quarter', 'third', 'couple', 'dozen'].includes(next)
  ) {
    total = numberWords[next] ?? 1;
    end += ['of'].includes(after) ? 2 : 1;
    if (tokens[end]?.text === 'a' || tokens[end]?.text === 'an') end += 1;
  } else if (word === 'a' && next === 'few') {
    return { min: 2, max: 4, end: end + 1, isWord: true, counts: true };
  } else if (next === 'and') {
    const fraction = fractionOrHalf(tokens, end + 1, limit);
    if (fraction) [total, end] = [total + fraction.value, fraction.end];
  }
  const counts =
    !['a', 'an', 'un', 'une', 'una', 'uno', 'ein', 'eine', 'um', 'uma'].includes(word) || total !== value;
  return { min: total, max: total, end, isWord: true, counts };
}

/** "Quarter the grapes" counts nothing. */
function isQuarteringVerb(tokens: readonly Token[], place: number): boolean {
  const next = tokens[place + 1]?.text ?? '';
  const fraction = ['quarter', 'third'].includes(tokens[place]?.text ?? '');
  return fraction && !['a', 'an', 'of'].includes(next) && unitOf(next) === undefined;
}
