import { type FoodFlag } from '../foods/food';
import { gramsOf } from '../foods/grams-of';
import { leastCoverage } from '../recipes/recipe-facts';
import { type IntakeLimit } from '../needs/intake-limits';
import { type SourceId } from '../sources';
import { type DayIntake } from './day-intake';
import { amountsOfServed } from './eaten-food';
import { isMilkDrink } from './milk-of-day';
import { mean } from './nutrient-balance';
import { type EatenFood } from './read-meal';

export type LimitId = 'sodium' | 'added_sugars' | 'retinol' | 'juice' | 'cows_milk_drink';
/** `no_data`: what is known of lies within, but too much that was eaten is not. */
export type LimitStatus = 'within' | 'above' | 'no_data';

/** What a day should not go beyond. Amounts are means of the logged days. */
export interface LimitBalance {
  id: LimitId;
  unit: 'mg' | 'g' | 'µg' | 'ml';
  /** What is known of. */
  lower: number;
  /** What it can be at most; null where something eaten is unknown. */
  upper: number | null;
  max: number;
  status: LimitStatus;
  note: string;
  sources: readonly SourceId[];
  /** Foods that bring it; of what most foods hold none are named. */
  foods: readonly string[];
}

interface Range {
  lower: number;
  upper: number | null;
  /** Enough is known to say that a limit is kept. */
  tells: (max: number) => boolean;
}

const eatenOf = ({ meals }: DayIntake) => meals.flatMap(({ foods, share }) => (share === 0 ? [] : foods));

const has = (flag: FoodFlag) => (eaten: EatenFood) => eaten.food.flags.includes(flag);

function nutrientRange(code: 'sodium_mg' | 'retinol_ug', days: readonly DayIntake[]): Range {
  const intakes = days.map(({ nutrients }) => nutrients[code]);
  const lower = mean(intakes.map(({ have }) => have ?? 0));
  return {
    lower,
    upper: intakes.some(({ atLeast }) => atLeast) ? null : lower,
    tells: () => mean(intakes.map(({ coverage }) => coverage)) >= leastCoverage,
  };
}

/** From two years on, sugars of juice and honey are limited too; under two no sugar is added. */
const isSugary = (eaten: EatenFood, ageMonths: number) =>
  has('added_sugar')(eaten) || (ageMonths >= 24 && has('free_sugar')(eaten));

/**
 * In sugar, syrup, honey and juice all sugars are free; in a sweetened food some are its own, so that all of
 * them are the most it can be.
 */
function sugarsOn(day: DayIntake): { lower: number; upper: number | null } {
  const sugary = eatenOf(day).filter((eaten) => isSugary(eaten, day.child.ageMonths));
  const grams = sugary.map((eaten) => amountsOfServed(eaten, day.child.locale)?.sugars_g ?? null);
  const known = (which: (eaten: EatenFood) => boolean) =>
    sugary.reduce((sum, eaten, index) => sum + (which(eaten) ? (grams[index] ?? 0) : 0), 0);
  return { lower: known(has('free_sugar')), upper: grams.includes(null) ? null : known(() => true) };
}

function sugarRange(days: readonly DayIntake[]): Range {
  const ranges = days.map(sugarsOn);
  const known = ranges.flatMap(({ upper }) => upper ?? []);
  const upper = known.length === ranges.length ? mean(known) : null;
  return {
    lower: mean(ranges.map(({ lower }) => lower)),
    upper,
    tells: (max) => upper !== null && upper <= max,
  };
}

/** Millilitres a day of the drinks that pass; one without a weight leaves the most unknown. */
function drinkRange(days: readonly DayIntake[], passes: (eaten: EatenFood) => boolean): Range {
  const drinks = days.flatMap(eatenOf).filter(passes);
  const ml = drinks.reduce(
    (sum, { food, grams }) => sum + (grams ?? 0) / (gramsOf(food, { amount: 1, unit: 'ml' }) ?? 1),
    0,
  );
  const lower = days.length === 0 ? 0 : ml / days.length;
  const isKnown = drinks.every(({ grams }) => grams !== null);
  return { lower, upper: isKnown ? lower : null, tells: () => isKnown };
}

function statusOf({ lower, tells }: Range, max: number, isEaten: boolean): LimitStatus {
  if (lower > max || (max === 0 && isEaten)) return 'above';
  return tells(max) ? 'within' : 'no_data';
}

const namesOf = (eaten: readonly EatenFood[]) => [...new Set(eaten.map(({ food }) => food.name))];

function balance(
  id: LimitId,
  {
    unit,
    limit: { max, note, sources },
    range,
    eaten,
  }: { unit: LimitBalance['unit']; limit: IntakeLimit; range: Range; eaten: readonly EatenFood[] },
): LimitBalance {
  const { lower, upper } = range;
  return {
    id,
    unit,
    lower,
    upper,
    max,
    status: statusOf(range, max, eaten.length > 0),
    note,
    sources,
    foods: namesOf(eaten),
  };
}

const isJuice = (eaten: EatenFood) => has('juice')(eaten) && eaten.isDrink;
const isCowsMilk = (eaten: EatenFood) => isMilkDrink(eaten) && has('animal_milk')(eaten);

/** Means of the logged days against the limits of the child's age on the last of them. Empty without a logged day. */
export function limitBalance(days: readonly DayIntake[]): LimitBalance[] {
  const logged = days.filter(({ isLogged }) => isLogged);
  const last = logged.at(-1);
  if (!last) return [];
  const { limits } = last.needs;
  const eaten = logged.flatMap(eatenOf);
  const sugary = eaten.filter((each) => isSugary(each, last.child.ageMonths));
  return [
    balance('sodium', {
      unit: 'mg',
      limit: limits.sodiumMg,
      range: nutrientRange('sodium_mg', logged),
      eaten: [],
    }),
    balance('added_sugars', {
      unit: 'g',
      limit: limits.addedSugarsG,
      range: sugarRange(logged),
      eaten: sugary,
    }),
    balance('retinol', {
      unit: 'µg',
      limit: limits.retinolUg,
      range: nutrientRange('retinol_ug', logged),
      eaten: [],
    }),
    balance('juice', {
      unit: 'ml',
      limit: limits.juiceMl,
      range: drinkRange(logged, isJuice),
      eaten: eaten.filter(isJuice),
    }),
    balance('cows_milk_drink', {
      unit: 'ml',
      limit: limits.cowsMilkDrinkMl,
      range: drinkRange(logged, isCowsMilk),
      eaten: eaten.filter(isCowsMilk),
    }),
  ];
}
