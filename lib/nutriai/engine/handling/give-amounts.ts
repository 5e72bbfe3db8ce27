import { gramsOf } from '../foods/grams-of';
import { knowledge } from '../knowledge/knowledge';
import { type Item } from '../safety/item';
import { type Quantity, type QuantityUnit } from '../text/quantity';
import { millilitresOf } from '../text/units';
import { sumByKind } from './day-amounts';
import { type Frequency, type HandlingSentence } from './read-handling';

const { vessels } = knowledge.handlingWords;
/** So many measured ingredients are a recipe. */
const recipeFrom = 3;

/**
 * Tells of each item how often it is given, the least that a vessel without a size holds, whether the amount is a
 * child's own, and what the text gives in all of its kind.
 */
export function giveAmounts(items: readonly Item[], sentences: readonly HandlingSentence[]): Item[] {
  const measured = items.filter(({ quantity }) => quantity !== null);
  // So many amounts of drinks are a day’s drinks.
  const isRecipe = measured.length >= recipeFrom && !measured.every(isDrunk);
  const isForMany = sentences.some(({ statements }) => statements.has('for-many'));
  const frequencyOf = frequencyFinder(sentences);
  const amounts = items.map((item) => {
    const grams = item.grams ?? roughGrams(item, item.quantity);
    const further = item.further.map((quantity) => roughGrams(item, quantity) ?? 0);
    const isServed = item.start >= 0 && !isRecipe && !isForMany;
    return {
      item: { ...item, grams, isServed },
      grams: grams === null && further.length === 0 ? null : { own: grams ?? 0, further: sum(further) },
      frequency: item.start < 0 ? undefined : frequencyOf(item.start),
    };
  });
  return sumByKind(amounts);
}

function isDrunk({ role, food }: Item): boolean {
  return role === 'drink' && (food?.flags.includes('drink') ?? false);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** Of a volume whose weight no table has: a drink weighs what water does, a powder half of it. */
function roughGrams({ food, flags }: Item, quantity: Quantity | null): number | null {
  if (!quantity || !food) return null;
  const { unit, min, max } = quantity;
  const isDrink = flags.has('drink') || flags.has('infant_formula') || flags.has('juice');
  const perUnit = flags.has('juice') && isCounted(quantity) ? vessels.glass : millilitresOfOne(unit);
  if (perUnit === undefined) return null;
  const millilitres = ((min + max) / 2) * perUnit;
  return gramsOf(food, { amount: millilitres, unit: 'ml' }) ?? (isDrink ? millilitres : millilitres / 2);
}

function millilitresOfOne(unit: QuantityUnit): number | undefined {
  // Ounces of a drink are fluid ounces.
  return isVessel(unit) ? vessels[unit] : millilitresOf(unit === 'oz' ? 'fl_oz' : unit, 'uk');
}

/** “Three juices” are three glasses at the least. */
function isCounted({ unit, min }: Quantity): boolean {
  return unit === 'piece' && min >= 2;
}

function isVessel(unit: QuantityUnit): unit is keyof typeof vessels {
  return Object.hasOwn(vessels, unit);
}

/** Finds the frequency that stands nearest to a place, in the same sentence. */
function frequencyFinder(sentences: readonly HandlingSentence[]): (start: number) => Frequency | undefined {
  if (sentences.every(({ frequencies }) => frequencies.length === 0)) return () => undefined;
  return (start) => {
    const sentence = sentences[firstWhere(sentences.length, (place) => (sentences[place]?.end ?? 0) > start)];
    return sentence && nearest(sentence.frequencies, start);
  };
}

function nearest(frequencies: readonly Frequency[], start: number): Frequency | undefined {
  const after = firstWhere(frequencies.length, (place) => (frequencies[place]?.start ?? 0) >= start);
  const [before, next] = [frequencies[after - 1], frequencies[after]];
  if (!before || !next) return next ?? before;
  return start - before.start < next.start - start ? before : next;
}

/** The first of so many places from which on a condition holds; their number where it never does. */
function firstWhere(length: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
