import { type Child, type Feeding, type Sex } from '../child';
import { snakeCase } from '../snake-case';
import { needsFor } from './needs-for';

/** Input of the command line: what needs depend on, in snake case. */
export interface NeedsJsonInput {
  age_months: number;
  corrected_age_months?: number;
  sex?: Sex;
  weight_kg?: number;
  length_cm?: number;
  feeding?: Feeding;
  diet?: Child['diet'];
  locale?: Child['locale'];
  /** Milk drunk in a day, where it is known. */
  milk_ml_per_day?: number;
}

/**
 * `needsFor` for snake case input and output.
 * @throws RangeError as `needsFor` does
 */
export function needsForJson(input: NeedsJsonInput): unknown {
  const needs = needsFor(
    {
      ageMonths: input.age_months,
      correctedAgeMonths: input.corrected_age_months,
      sex: input.sex,
      weightKg: input.weight_kg,
      lengthCm: input.length_cm,
      feeding: input.feeding,
      diet: input.diet,
      locale: input.locale,
    },
    { milkMlPerDay: input.milk_ml_per_day },
  );
  return snakeCase(needs);
}
