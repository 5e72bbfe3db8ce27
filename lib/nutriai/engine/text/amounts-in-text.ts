import { knowledge } from '../knowledge/knowledge';
import { numberAt, restAfterJoining } from './numbers-in-text';
import { type Quantity, type QuantityUnit } from './quantity';
import { type Sentence } from './sentences';
import { type Token } from './tokens';
import { unitOf } from './units';

/** An amount in a text: the tokens from `first` to before `end`. */
export interface Amount {
  first: number;
  end: number;
  quantity: Quantity;
  /** No number was written ("a handful", "a banana"). */
  isVague: boolean;
  hasUnit: boolean;
}

/** "A few" and "several" are ranges by usage. */
const rangeWords: Readonly<Record<string, readonly [number, number]>> = {
  few: [2, 4],
  several: [3, 5],
  some: [1, 1],
};

/** After a number these show that it counts no food. */
const otherUnits = new Set(
  (
    'minute minutes min mins hour hours hr hrs second seconds sec secs day days week ' +
    'weeks month months mo mos year years yr yrs old degree degrees c f celsius ' +
    'fahrenheit gas cm mm inch inches m percent kcal calorie calories kj times time ' +
    'people adults children babies person rd th st nd o am pm am ways steps step days'
  ).split(' '),
);

/** All amounts of a sentence outside the names of foods, in its order. */
export function amountsIn(
  tokens: readonly Token[],
  { first, end }: Sentence,
  inName: ReadonlySet<number>,
): Amount[] {
  const amounts: Amount[] = [];
  const reach = { limit: end, inName };
  for (let place = first; place < end;) {
    const amount = inName.has(place) ? null : amountAt(tokens, place, reach);
    if (amount) amounts.push(amount);
    place = amount?.end ?? place + 1;
  }
  return amounts.filter(
    (amount) => !(amount.end < end && !amount.hasUnit && otherUnits.has(tokens[amount.end]?.text ?? '')),
  );
}

/** How far an amount may reach: to before a token, and not into a name. */
interface Reach {
  limit: number;
  inName: ReadonlySet<number>;
}

function amountAt(tokens: readonly Token[], first: number, reach: Reach): Amount | null {
  const { limit } = reach;
  const from = numberAt(tokens, first, limit);
  if (!from) return vagueAmountAt(tokens, first, limit);
  let { end } = from;
  let [min, max] = [from.min, from.max];
  const to =
    ['-', 'to', 'or'].includes(tokens[end]?.text ?? '') && end + 1 < limit
      ? numberAt(tokens, end + 1, limit)
      : null;
  if (to?.counts === true) {
    max = Math.max(max, to.max);
    min = Math.min(min, to.min);
    ({ end } = to);
  }
  const times = end + 1 < limit && tokens[end]?.text === 'x' ? numberAt(tokens, end + 1, limit) : null;
  if (times) {
    const size = unitAt(tokens, times.end, reach);
    if (size) {
      const each = (times.min + times.max) / 2;
      return measured(first, size.end, { min: min * each, max: max * each, unit: size.unit });
    }
  }
  const unit = from.isWord && isLetter(tokens[end]?.text) ? null : unitAt(tokens, end, reach);
  // “A litre and a half”
  const rest = unit && measures.has(unit.unit) ? restAfterJoining(tokens, unit.end, limit) : null;
  if (unit && rest) {
    const { value } = rest;
    return measured(first, rest.end, { min: min + value, max: max + value, unit: unit.unit });
  }
  if (!unit && from.isWord && min === 1 && !from.counts)
    return { first, end, quantity: { min, max, unit: 'piece' }, isVague: true, hasUnit: false };
  return {
    first,
    end: unit?.end ?? end,
    quantity: { min, max, unit: unit?.unit ?? 'piece' },
    isVague: false,
    hasUnit: unit !== null,
  };
}

/** An amount with a number and a unit. */
function measured(first: number, end: number, quantity: Quantity): Amount {
  return { first, end, quantity, isVague: false, hasUnit: true };
}

/** "À l'eau" is no litre: a unit of one letter stands after digits. */
function isLetter(word: string | undefined): boolean {
  return word?.length === 1;
}

/** Units that a part of one is added to: “litro y medio”. */
const measures: ReadonlySet<QuantityUnit> = new Set([
  'l',
  'kg',
  'lb',
  'pint',
  'quart',
  'cup',
  'glass',
  'bottle',
  'tsp',
  'tbsp',
]);

/** "Handful of", "pinch", without a number before it. */
function vagueAmountAt(tokens: readonly Token[], place: number, limit: number): Amount | null {
  const token = tokens[place];
  const range = token && rangeWords[token.text];
  if (range && token.text !== 'some')
    return {
      first: place,
      end: place + 1,
      quantity: { min: range[0], max: range[1], unit: 'piece' },
      isVague: false,
      hasUnit: false,
    };
  const unit = token?.kind === 'word' ? unitOf(token.text) : undefined;
  const vague =
    unit === 'handful' ||
    unit === 'pinch' ||
    unit === 'knob' ||
    unit === 'splash' ||
    unit === 'drizzle' ||
    unit === 'dash' ||
    unit === 'sprig';
  const rest = unit && measures.has(unit) ? restAfterJoining(tokens, place + 1, limit) : null;
  if (unit && rest) {
    const value = 1 + rest.value;
    return measured(place, rest.end, { min: value, max: value, unit });
  }
  const isBare = unit === 'l' || unit === 'pint' || unit === 'quart';
  if (
    !unit ||
    !(
      vague ||
      (isBare && token?.text !== 'l' && token?.text !== 'pt') ||
      (place + 1 < limit && tokens[place + 1]?.text === 'of')
    )
  )
    return null;
  return { first: place, end: place + 1, quantity: { min: 1, max: 1, unit }, isVague: true, hasUnit: true };
}

const sizes = new Set(knowledge.amountWords.sizes);

function unitAt(
  tokens: readonly Token[],
  first: number,
  { limit, inName }: Reach,
): { unit: QuantityUnit; end: number } | null {
  let place = first;
  while (place < limit && sizes.has(tokens[place]?.text ?? '') && place < first + 2) place += 1;
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
  const isSpoon = /^(cuilleres?|cuillerees?|colher(es)?|cucchiaio|lyzka)$/.test(text);
  const isShort = text === 'c' && ['soupe', 'cafe'].includes(third);
  if ((isSpoon || isShort) && ['a', 'de'].includes(next)) {
    return { unit: ['cafe', 'the', 'cha'].includes(third) ? 'tsp' : 'tbsp', length: 3 };
  }
  return null;
}
