import { type TabledSex } from '../growth/lms-columns';

export interface EnergyInput {
  sex: TabledSex;
  ageMonths: number;
  weightKg: number;
  lengthCm: number;
}

interface Equation {
  constant: number;
  perYear: number;
  perCm: number;
  perKg: number;
  /** Energy laid down in growth, by the month before which it holds. */
  growth: readonly (readonly [beforeMonths: number, kcal: number])[];
}

/** NASEM 2023, Dietary Reference Intakes for Energy, Table S-8: total expenditure and growth, in kcal a day. */
const equations: Record<TabledSex, Equation> = {
  male: {
    constant: -716.45,
    perYear: -1,
    perCm: 17.82,
    perKg: 15.06,
    growth: [
      [3, 200],
      [6, 50],
      [Infinity, 20],
    ],
  },
  female: {
    constant: -69.15,
    perYear: 80,
    perCm: 2.65,
    perKg: 54.15,
    growth: [
      [3, 180],
      [6, 60],
      [12, 20],
      [Infinity, 15],
    ],
  },
};

function growthKcal(growth: Equation['growth'], ageMonths: number): number {
  return growth.find(([before]) => ageMonths < before)?.[1] ?? 0;
}

/**
 * Estimated energy requirement of one child, kcal a day, unrounded. Source: NASEM 2023, for 0 to 2.99 years
 * (36 months are reckoned by the last equation, since those from three years on ask for activity).
 */
export function nasemEnergyKcal({ sex, ageMonths, weightKg, lengthCm }: EnergyInput): number {
  const { constant, perYear, perCm, perKg, growth } = equations[sex];
  return (
    constant +
    perYear * (ageMonths / 12) +
    perCm * lengthCm +
    perKg * weightKg +
    growthKcal(growth, ageMonths)
  );
}

/** Growth in the older equation; 0 to 3, 4 to 6, 7 to 12 and 13 to 35 completed months. */
const iomGrowth: Equation['growth'] = [
  [4, 175],
  [7, 56],
  [13, 22],
  [Infinity, 20],
];

/** The older equation, 89·kg − 100 and growth, as a check on the newer. Source: IOM 2002/2005. */
export function iomEnergyKcal({ ageMonths, weightKg }: Pick<EnergyInput, 'ageMonths' | 'weightKg'>): number {
  return 89 * weightKg - 100 + growthKcal(iomGrowth, ageMonths);
}
