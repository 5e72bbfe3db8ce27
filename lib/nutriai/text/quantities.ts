import { type Mention } from './mention';
import { type Quantity, type QuantityUnit } from './parsed-ingredient';
import { isPreparationWord } from './preparations-in';
import { type Layout, type Sentence } from './sentences';
import { type Token } from './tokens';
import { containers, gramsByUnit, unitOf } from './units';

/** An amount in a text: the tokens from `first` to before `end`. */
interface Amount {
  first: number;
  end: number;
  quantity: Quantity;
  /** No number was written ("a handful", "a banana"). */
  isVague: boolean;
  hasUnit: boolean;
}

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

/** "A few" and "several" are ranges by usage. */
const rangeWords: Readonly<Record<string, readonly [number, number]>> = {
  few: [2, 4],
  several: [3, 5],
  some: [1, 1],
};

/** After a number these show that it counts no food. */
const otherUnits = new Set(
  'minute minutes min mins hour hours hr hrs second seconds sec secs day days week weeks month months mo mos year years yr yrs old degree degrees c f celsius fahrenheit gas cm mm inch inches m percent kcal calorie calories kj times time people adults children babies person rd th st nd o am pm am ways steps step days'.split(
    ' ',
  ),
);

/** Words that may stand between an amount and its food. */
const betweenWords = new Set(
  'of de di du des d small medium large big little tiny heaped level rounded scant generous good whole full fresh freshly ripe organic baby extra about approx approximately the a an each x size sized free range long short thick thin plain your my mini one half'.split(
    ' ',
  ),
);

/** Gives each food the amount that stands before it ("2 tbsp smooth peanut butter") or right after it ("butter 20 g", "banana (½)"). */
export function attachQuantities(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { sentences }: Layout,
): void {
  const bySentence = new Map<number, Mention[]>();
  for (const mention of mentions)
    bySentence.set(mention.sentence, [...(bySentence.get(mention.sentence) ?? []), mention]);
  for (const [place, inSentence] of bySentence) {
    const sentence = sentences[place];
    if (sentence) attachInSentence(tokens, inSentence, sentence);
  }
}

function attachInSentence(tokens: readonly Token[], mentions: readonly Mention[], sentence: Sentence): void {
  const inName = new Set(
    mentions.flatMap(({ first, end }) => tokens.slice(first, end).map((_, index) => first + index)),
  );
  const amounts = amountsIn(tokens, sentence, inName);
  const used = new Set<Amount>();
  let passed = 0;
  let previousEnd = sentence.first;
  for (const mention of mentions) {
    while (passed < amounts.length && (amounts[passed]?.end ?? 0) <= mention.first) passed += 1;
    const before = amountsBefore(
      tokens,
      mention,
      amounts.slice(Math.max(0, passed - 3), passed),
      previousEnd,
    );
    for (const amount of before) used.add(amount);
    setQuantity(mention, before);
    previousEnd = Math.max(previousEnd, mention.end);
  }
  const byFirst = new Map(
    amounts.filter((amount) => !used.has(amount)).map((amount) => [amount.first, amount]),
  );
  for (const mention of mentions) {
    if (mention.quantity) continue;
    const after = [0, 1, 2, 3, 4]
      .map((step) => byFirst.get(mention.end + step))
      .find((amount) => amount !== undefined);
    if (!after || !standsAfter(tokens, mention, after)) continue;
    byFirst.delete(after.first);
    setQuantity(mention, [after]);
  }
}

function setQuantity(mention: Mention, amounts: readonly Amount[]): void {
  const [first, ...others] = amounts;
  if (!first) return;
  mention.quantity = first.quantity;
  const weight = others.find(
    ({ quantity }) => quantity.unit in gramsByUnit || quantity.unit === 'ml',
  )?.quantity;
  if (!weight || first.quantity.unit in gramsByUnit) return;
  const perUnit = (gramsByUnit[weight.unit] ?? Number.NaN) * ((weight.min + weight.max) / 2);
  if (Number.isNaN(perUnit)) return;
  // "2 tins (400 g)" are two of 400 g; "1 cup (240 g)" weighs that much.
  const count =
    containers.has(first.quantity.unit) || first.quantity.unit === 'piece' ? middle(first.quantity) : 1;
  mention.weighed = perUnit * count;
}

function middle({ min, max }: Quantity): number {
  return (min + max) / 2;
}

function amountsIn(
  tokens: readonly Token[],
  { first, end }: Sentence,
  inName: ReadonlySet<number>,
): Amount[] {
  const amounts: Amount[] = [];
  for (let place = first; place < end;) {
    const amount = inName.has(place) ? null : amountAt(tokens, place, end, inName);
    if (amount) amounts.push(amount);
    place = amount?.end ?? place + 1;
  }
  return amounts.filter(
    (amount) => !(amount.end < end && !amount.hasUnit && otherUnits.has(tokens[amount.end]?.text ?? '')),
  );
}

function amountAt(
  tokens: readonly Token[],
  first: number,
  limit: number,
  inName: ReadonlySet<number>,
): Amount | null {
  const from = numberAt(tokens, first, limit);
  if (!from) return vagueAmountAt(tokens, first, limit);
  let { end } = from;
  let [min, max] = [from.min, from.max];
  const to =
    ['-', 'to', 'or'].includes(tokens[end]?.text ?? '') && end + 1 < limit
      ? numberAt(tokens, end + 1, limit)
      : null;
  if (to && tokens[end + 1]?.kind === 'number') {
    max = Math.max(max, to.max);
    min = Math.min(min, to.min);
    ({ end } = to);
  }
  const times = end + 1 < limit && tokens[end]?.text === 'x' ? numberAt(tokens, end + 1, limit) : null;
  if (times) {
    const size = unitAt(tokens, times.end, limit, inName);
    if (size) {
      const each = (times.min + times.max) / 2;
      return amountOf(first, size.end, { min: min * each, max: max * each, unit: size.unit }, false, true);
    }
  }
  const unit = unitAt(tokens, end, limit, inName);
  if (!unit && from.isWord && min === 1 && !from.counts)
    return amountOf(first, end, { min, max, unit: 'piece' }, true, false);
  return amountOf(first, unit?.end ?? end, { min, max, unit: unit?.unit ?? 'piece' }, false, unit !== null);
}

function amountOf(
  first: number,
  end: number,
  quantity: Quantity,
  isVague: boolean,
  hasUnit: boolean,
): Amount {
  return { first, end, quantity, isVague, hasUnit };
}

/** "Handful of", "pinch", without a number before it. */
function vagueAmountAt(tokens: readonly Token[], place: number, limit: number): Amount | null {
  const token = tokens[place];
  const range = token && rangeWords[token.text];
  if (range && token.text !== 'some')
    return amountOf(place, place + 1, { min: range[0], max: range[1], unit: 'piece' }, false, false);
  const unit = token?.kind === 'word' ? unitOf(token.text) : undefined;
  const vague =
    unit === 'handful' ||
    unit === 'pinch' ||
    unit === 'knob' ||
    unit === 'splash' ||
    unit === 'drizzle' ||
    unit === 'dash' ||
    unit === 'sprig';
  if (!unit || !(vague || (place + 1 < limit && tokens[place + 1]?.text === 'of'))) return null;
  return amountOf(place, place + 1, { min: 1, max: 1, unit }, true, true);
}

interface ReadNumber {
  min: number;
  max: number;
  end: number;
  isWord: boolean;
  /** "One", "half": a number in words, not just an article. */
  counts: boolean;
}

function numberAt(tokens: readonly Token[], first: number, limit: number): ReadNumber | null {
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

const spoonSizes = new Set([
  'heaped',
  'level',
  'rounded',
  'small',
  'large',
  'big',
  'good',
  'scant',
  'generous',
  'heaping',
  'full',
  'medium',
  'little',
  'us',
  'uk',
  'metric',
  'of',
  'a',
  'thick',
  'thin',
]);

function unitAt(
  tokens: readonly Token[],
  first: number,
  limit: number,
  inName: ReadonlySet<number>,
): { unit: QuantityUnit; end: number } | null {
  let place = first;
  while (place < limit && spoonSizes.has(tokens[place]?.text ?? '') && place < first + 2) place += 1;
  if (place >= limit || inName.has(place)) return null;
  const [text, next] = [tokens[place]?.text ?? '', tokens[place + 1]?.text ?? ''];
  if ((text === 'fl' || text === 'fluid') && unitOf(next) === 'oz') return { unit: 'fl_oz', end: place + 2 };
  const spoon = spoonInWords(text, next, tokens[place + 2]?.text ?? '');
  if (spoon) return { unit: spoon.unit, end: place + spoon.length };
  const unit = unitOf(text);
  if (!unit) return null;
  // "Tbsp." keeps its full stop.
  const dotted = tokens[place + 1]?.text === '.' && tokens[place + 1]?.joint === '';
  return { unit, end: place + (dotted ? 2 : 1) };
}

/** Spoons of other languages, which name what the spoon is for. */
function spoonInWords(
  text: string,
  next: string,
  third: string,
): { unit: QuantityUnit; length: number } | null {
  if (/^(cuilleres?|colher(es)?|cucchiaio|lyzka)$/.test(text) && ['a', 'de'].includes(next)) {
    return { unit: ['cafe', 'the', 'cha'].includes(third) ? 'tsp' : 'tbsp', length: 3 };
  }
  return null;
}

/** The amounts before a food with no other food, comma or "and" between; two of them say the same in other units. */
function amountsBefore(
  tokens: readonly Token[],
  mention: Mention,
  amounts: readonly Amount[],
  previousEnd: number,
): Amount[] {
  const found: Amount[] = [];
  let from = mention.first;
  for (const amount of amounts.toReversed()) {
    if (amount.first < previousEnd || !onlyBetween(tokens, amount, from)) break;
    found.unshift(amount);
    from = amount.first;
  }
  const [first, second] = found;
  // In "a 400 g tin" the article counts nothing.
  return first?.isVague && second ? found.slice(1) : found;
}

function onlyBetween(tokens: readonly Token[], { end, isVague, hasUnit }: Amount, to: number): boolean {
  return tokens.slice(end, to).every(({ kind, text }) => {
    // "A spoonful of" counts spoonfuls, which are no unit.
    if (text === 'of' && isVague && !hasUnit) return false;
    if (kind === 'mark') return ['(', ')', '/', '-', '=', '~'].includes(text);
    return betweenWords.has(text) || isPreparationWord(text) || unitOf(text) !== undefined;
  });
}

function standsAfter(tokens: readonly Token[], { end }: Mention, amount: Amount): boolean {
  if (amount.isVague) return false;
  const between = tokens.slice(end, amount.first);
  // A bare number after a food counts it only behind a mark: "eggs: 2".
  if (!amount.hasUnit && !between.some(({ kind }) => kind === 'mark')) return false;
  return between.every(({ kind, text }) => {
    if (kind === 'mark') return ['(', '-', ':', '=', ',', '~', '['].includes(text);
    return isPreparationWord(text) && !['with', 'in', 'for', 'to'].includes(text);
  });
}
