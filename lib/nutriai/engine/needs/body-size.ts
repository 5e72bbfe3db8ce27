import { type Child } from '../child';
import { measurementAtZ } from '../growth/growth-curves';
import { growthMeasure } from '../growth/growth-report';
import { type TabledSex } from '../growth/lms-columns';
import { checkedMeasurement } from '../growth/measurement-limits';
import { daysPerMonth, lmsForAge } from '../growth/standards';

export interface BodySize {
  weightKg: number;
  lengthCm: number;
  weightEstimated: boolean;
  lengthEstimated: boolean;
  /** A measurement so far from the standard that it is more likely a slip; it was left aside. */
  implausible: boolean;
}

/** One measure says little of the other at the extremes. */
const estimateWithinZ = 2;

interface Measured {
  value: number;
  z: number;
}

/** The measurement with its z; undefined if there is none or if it cannot be right. */
function plausible(
  indicator: 'weightForAge' | 'lengthForAge',
  { value, sex, ageMonths }: { value: number | undefined; sex: TabledSex; ageMonths: number },
): Measured | undefined {
  if (value === undefined) return undefined;
  checkedMeasurement(indicator === 'weightForAge' ? 'weightKg' : 'lengthCm', value);
  const { z, flag } = growthMeasure(
    indicator,
    value,
    lmsForAge(indicator, { sex, ageDays: ageMonths * daysPerMonth }),
  );
  return flag === 'implausible' ? undefined : { value, z };
}

/**
 * Weight and length as measured. What is missing or implausible is the WHO median of age and sex, or, if the
 * other measure is known, what stands at the same z-score as that (ours: a small child's length is not the
 * median's).
 * @throws RangeError for a measurement that no child has
 */
export function bodySize(child: Child, sex: TabledSex, ageMonths: number): BodySize {
  const weight = plausible('weightForAge', { value: child.weightKg, sex, ageMonths });
  const length = plausible('lengthForAge', { value: child.lengthCm, sex, ageMonths });
  const z = Math.min(estimateWithinZ, Math.max(-estimateWithinZ, weight?.z ?? length?.z ?? 0));
  const place = { ageMonths };
  return {
    weightKg: weight?.value ?? measurementAtZ('weightForAge', { sex, place, z }),
    lengthCm: length?.value ?? measurementAtZ('lengthForAge', { sex, place, z }),
    weightEstimated: weight === undefined,
    lengthEstimated: length === undefined,
    implausible:
      (weight === undefined && child.weightKg !== undefined) ||
      (length === undefined && child.lengthCm !== undefined),
  };
}
