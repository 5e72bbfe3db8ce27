import { type Child } from '../child';
import { type TabledSex } from '../growth/lms-columns';
import { type SourceId } from '../sources';
import { bodySize, type BodySize } from './body-size';
import { iomEnergyKcal, nasemEnergyKcal } from './energy-requirement';

export interface EnergyNeed {
  /** Whole kcal a day. */
  totalKcal: number;
  /** What the equation was given; means of girls and boys where the sex is not said. */
  basis: BodySize & { equation: 'NASEM 2023'; ageMonths: number; sex: TabledSex | 'mean' };
  /** The older equation at the same weight, to compare: never used for a plan. */
  check: { iomKcal: number; source: SourceId };
  source: SourceId;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Energy of one child by NASEM 2023, at the measured or WHO median size; without a sex the mean of a girl's
 * and a boy's.
 * @throws RangeError for a measurement that no child has, or one with which the equation makes no sense
 */
export function energyNeed(child: Child, ageMonths: number): EnergyNeed {
  const sex = child.sex ?? 'unspecified';
  const sexes: readonly TabledSex[] = sex === 'unspecified' ? ['female', 'male'] : [sex];
  const sizes = sexes.map((each) => ({ sex: each, ageMonths, ...bodySize(child, each, ageMonths) }));
  const totalKcal = Math.round(mean(sizes.map(nasemEnergyKcal)));
  if (totalKcal <= 0) {
    throw new RangeError('This weight, length and age do not belong together: check them.');
  }
  const weightKg = mean(sizes.map((size) => size.weightKg));
  return {
    totalKcal,
    basis: {
      equation: 'NASEM 2023',
      ageMonths,
      sex: sex === 'unspecified' ? 'mean' : sex,
      weightKg,
      lengthCm: mean(sizes.map((size) => size.lengthCm)),
      weightEstimated: sizes.some((size) => size.weightEstimated),
      lengthEstimated: sizes.some((size) => size.lengthEstimated),
      implausible: sizes.some((size) => size.implausible),
    },
    check: { iomKcal: Math.round(iomEnergyKcal({ ageMonths, weightKg })), source: 'iom-2005-macronutrients' },
    source: 'nasem-2023-energy',
  };
}
