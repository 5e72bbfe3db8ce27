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
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwolf: 12,
  halbe: 0.5,
  halber: 0.5,
  halben: 0.5,
  halbes: 0.5,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  einen: 1,
  einem: 1,
  einer: 1,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  demi: 0.5,
  demie: 0.5,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  medio: 0.5,
  media: 0.5,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  dodici: 12,
  mezzo: 0.5,
  mezza: 0.5,
  quatro: 4,
  sete: 7,
  oito: 8,
  dez: 10,
  doze: 12,
  duas: 2,
  meio: 0.5,
  meia: 0.5,
};

/** Articles, which count one of what follows or introduce a half of it. */
const numberArticles = new Set([
  'a',
  'an',
  'un',
  'une',
  'una',
  'uno',
  'ein',
  'eine',
  'einen',
  'einem',
  'einer',
  'um',
  'uma',
]);
const halves = new Set(
  'half demi demie medio media mezzo mezza meio meia halbe halber halben halbes'.split(' '),
);

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
  } else if (numberArticles.has(word) && halves.has(next)) {
    total = 0.5;
    end += 1;
  } else if (word === 'a' && next === 'few') {
    return { min: 2, max: 4, end: end + 1, isWord: true, counts: true };
  } else if (next === 'and') {
    const fraction = fractionOrHalf(tokens, end + 1, limit);
    if (fraction) [total, end] = [total + fraction.value, fraction.end];
  }
  const counts = !numberArticles.has(word) || total !== value;
  return { min: total, max: total, end, isWord: true, counts };
}

/** "Quarter the grapes" counts nothing. */
function isQuarteringVerb(tokens: readonly Token[], place: number): boolean {
  const next = tokens[place + 1]?.text ?? '';
  const fraction = ['quarter', 'third'].includes(tokens[place]?.text ?? '');
  return fraction && !['a', 'an', 'of'].includes(next) && unitOf(next) === undefined;
}
