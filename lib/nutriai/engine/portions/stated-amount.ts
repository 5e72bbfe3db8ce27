import { type Locale } from '../child';
import { millilitresOf, gramsByUnit, unitOf } from '../text/units';
import { cuts, type Measure, measureOf, packs, type Size, sizeOf } from './measure-words';
import { shareAt, type ReadShare } from './share-words';
import { numberAt } from './written-number';

/** How much of a food some words say. */
export interface StatedAmount {
  /** How many of the measure; null where no number stands there. */
  count: number | null;
  measure: Measure | null;
  /** The measure was written in the plural: more than one where no number says how many. */
  isPlural: boolean;
  size: Size | null;
  grams: number | null;
  millilitres: number | null;
  /** An ounce, which is one of volume for what is drunk. */
  ounces: number | null;
  /** Of what was said, or of a usual serving: "most of", "some". */
  share: number | null;
  /** The number is a part of one, without a measure: "half", "about a quarter". */
  isPart: boolean;
  /** The count is a number, and no mere article. */
  isCounted?: true;
  /** The part that was eaten of all this. */
  eaten?: number;
  /** So much of it was left. */
  less?: StatedAmount;
}

export const nothingStated: StatedAmount = {
  count: null,
  measure: null,
  isPlural: false,
  size: null,
  grams: null,
  millilitres: null,
  ounces: null,
  share: null,
  isPart: false,
};

/** Whether the words say any amount at all. */
export function saysAmount({ size, ...amount }: StatedAmount): boolean {
  return (
    amount.isPart ||
    [amount.count, amount.measure, amount.grams, amount.millilitres, amount.ounces, amount.share].some(
      (value) => value !== null,
    ) ||
    size !== null
  );
}

interface Reading {
  words: readonly string[];
  locale: Locale;
  amount: StatedAmount;
  /** "Cubes, ½ cup": how it was cut stands before its number, and what was counted may follow. */
  isCutFirst: boolean;
}

/** Reads the amount in words of a text, in the order in which they stand; what is no amount is passed over. */
export function statedAmount(words: readonly string[], locale: Locale): StatedAmount {
  const reading: Reading = { words, locale, amount: { ...nothingStated }, isCutFirst: false };
  for (let at = 0; at < words.length;) at = readNext(reading, at);
  return reading.amount;
}

function readNext(reading: Reading, at: number): number {
  const { words, amount } = reading;
  const share = shareAt(words, at);
  if (share) return takeShare(amount, share);
  const number = numberAt(words, at);
  if (number) return takeNumber(reading, number);
  const word = words[at] ?? '';
  const size = sizeOf(word);
  // A "small new potato" is a new one.
  if (size !== undefined) amount.size = amount.size === null || kindsOfSize.has(size) ? size : amount.size;
  const measure = measureOf(word);
  if (measure !== undefined && (amount.measure === null || (reading.isCutFirst && amount.count !== null))) {
    amount.measure = measure;
    amount.isPlural = /(?<!s)s$/u.test(word);
    reading.isCutFirst = amount.count === null && (cuts.has(measure) || measure === 'bit');
  }
  const [, times] = /^x(\d+)$/.exec(word) ?? [];
  // "Pear halves x2" are two of them.
  const each = amount.isPart && amount.count !== null && amount.count < 1 ? amount.count : 1;
  if (times !== undefined) Object.assign(amount, { count: Number(times) * each, isCounted: true });
  return at + 1;
}

const spoons: ReadonlySet<Measure | undefined> = new Set<Measure>(['spoon', 'tsp', 'tbsp', 'dessertspoon']);

/** Sizes that say which kind of a food it is. */
const kindsOfSize: ReadonlySet<Size> = new Set(['new', 'goujon', 'mini']);

function takeShare(amount: StatedAmount, { share, end }: ReadShare): number {
  amount.share = (amount.share ?? 1) * share;
  return end;
}

/** A number with its unit of weight or volume, or a count of what comes next. */
function takeNumber(
  reading: Reading,
  { value, end, isArticle, isPart }: NonNullable<ReturnType<typeof numberAt>>,
): number {
  const { words, amount } = reading;
  const unit = unitAfter(reading, end);
  if (unit) {
    const times = amount.count !== null && words[end - 2] === 'x' ? amount.count : 1;
    addWeight(amount, unit, value * times);
    if (times !== 1) amount.count = null;
    return unit.end;
  }
  const isMeasuredAgain =
    !isArticle && amount.count === 1 && amount.isCounted !== true && spoons.has(measureOf(words[end] ?? ''));
  // "On a spoon, 1 tsp": what it came on is no measure beside the one that is counted.
  if (isMeasuredAgain && spoons.has(amount.measure ?? undefined))
    Object.assign(amount, { count: null, measure: null });
  if (amount.count === null && isWeighed(amount) && isPart && !isArticle) amount.share ??= value;
  else if (amount.count === null) {
    amount.count = value;
    if (!isArticle) amount.isCounted = true;
    amount.isPart = isPart && !isArticle;
  } else if (isPart && !isArticle && value < 1 && amount.share === null) amount.share = value;
  return end;
}

export const isWeighed = ({ grams, millilitres, ounces }: StatedAmount) =>
  grams !== null || millilitres !== null || ounces !== null;

type Unit = { end: number } & ({ grams: number } | { millilitres: number } | { ounces: number });

/** A weight or a volume right after a number; spoons and cups are measures of the food. */
function unitAfter({ words, locale }: Reading, at: number): Unit | null {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if ((word === 'fl' || word === 'fluid') && unitOf(next) === 'oz')
    return { millilitres: millilitresOf('fl_oz', locale) ?? 0, end: at + 2 };
  const unit = unitOf(word);
  if (unit === undefined || measureOf(word) !== undefined) return null;
  if (unit === 'oz') return { ounces: 1, end: at + 1 };
  const grams = gramsByUnit[unit];
  if (grams !== undefined) return { grams, end: at + 1 };
  const millilitres = millilitresOf(unit, locale);
  return millilitres === undefined ? null : { millilitres, end: at + 1 };
}

function addWeight(amount: StatedAmount, unit: Unit, value: number): void {
  if ('grams' in unit) amount.grams = (amount.grams ?? 0) + unit.grams * value;
  else if ('ounces' in unit) amount.ounces = value;
  else amount.millilitres = unit.millilitres * value;
}

/** Whether the amount is a number of packs, each of a stated weight. */
export function countsPacks({ count, measure }: StatedAmount): boolean {
  return count !== null && measure !== null && packs.has(measure);
}
