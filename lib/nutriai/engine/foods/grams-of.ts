import { formOf } from './composition-of';
import { type AmountUnit, type Food, type FoodState, type HouseholdMeasure } from './food';

const gramsByUnit: Partial<Record<AmountUnit, number>> = { g: 1, kg: 1000, oz: 28.3495, lb: 453.592 };

/** Millilitres of the measures that weights were taken with (US customary). */
const millilitresByMeasure = { cup: 236.588, fl_oz: 29.5735, tbsp: 14.7868, tsp: 4.92892 } as const;
/** Millilitres of units that no source weighed. */
const millilitresByUnit: Partial<Record<AmountUnit, number>> = { ml: 1, l: 1000, metric_cup: 250 };

/**
 * What an amount of a food weighs, in grams; null where no measure of it is known. A volume holds for the
 * state that was weighed (a cup of cooked rice is no cup of raw), a piece for the food in any state. Without
 * a state, for the usual form that has such a measure. Throws a RangeError when the amount is negative or not
 * finite.
 */
export function gramsOf(
  food: Food,
  { amount, unit, state }: { amount: number; unit: AmountUnit; state?: FoodState },
): number | null {
  if (!Number.isFinite(amount) || amount < 0)
    throw new RangeError(`An amount must be zero or more, not ${amount}.`);
  const weight = gramsByUnit[unit] ?? measureGrams(food, unit, state) ?? volumeGrams(food, unit, state);
  return weight === null ? null : amount * weight;
}

function measureGrams(food: Food, unit: AmountUnit, state?: FoodState): number | null {
  const ofUnit = food.measures.filter((measure) => measure.unit === unit);
  const ofState = measuresOfState(food, ofUnit, state);
  const isVolume = unit in millilitresByMeasure;
  return (ofState[0] ?? (isVolume ? undefined : ofUnit[0]))?.grams ?? null;
}

/** By density, from any measure of volume of the same form. */
function volumeGrams(food: Food, unit: AmountUnit, state?: FoodState): number | null {
  const millilitres = millilitresByUnit[unit] ?? millilitresOf(unit);
  if (millilitres === undefined) return null;
  for (const measure of measuresOfState(food, food.measures, state)) {
    const measured = pourable(measure) ? millilitresOf(measure.unit) : undefined;
    if (measured !== undefined) return (measure.grams / measured) * millilitres;
  }
  return null;
}

/** A density follows only from a measure that the food fills: "cup", "cup, mashed", not "cup, cubes". */
function pourable(measure: HouseholdMeasure): boolean {
  return measure.basis === 'derived' || measure.unit !== 'cup' || /^cup(, mashed)?$/.test(measure.label);
}

function millilitresOf(unit: AmountUnit): number | undefined {
  return Object.entries(millilitresByMeasure).find(([name]) => name === unit)?.[1];
}

function measuresOfState(
  food: Food,
  measures: readonly HouseholdMeasure[],
  state?: FoodState,
): readonly HouseholdMeasure[] {
  if (state === undefined) return measures;
  const form = formOf(food, state);
  const states = food.forms.filter((other) => other.state === form?.state).map((other) => other.code);
  return measures.filter((measure) => states.includes(measure.form));
}
