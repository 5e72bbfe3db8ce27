/** Age bands of the Dietary Reference Intakes, in completed months: 0 to 5.9, 6 to 11.9, and 1 to 3 years. */
export const intakeBands = ['0-5', '6-11', '12-36'] as const;
export type IntakeBand = (typeof intakeBands)[number];

/**
 * Nutrients that have reference intakes but no figures in the food tables here: advice can name them, nothing
 * can count them.
 */
export const uncountedNutrients = {
  iodine_ug: { name: 'iodine', unit: 'µg' },
  copper_ug: { name: 'copper', unit: 'µg' },
  fluoride_mg: { name: 'fluoride', unit: 'mg' },
  chloride_mg: { name: 'chloride', unit: 'mg' },
  manganese_mg: { name: 'manganese', unit: 'mg' },
  pantothenic_acid_mg: { name: 'pantothenic acid', unit: 'mg' },
  biotin_ug: { name: 'biotin', unit: 'µg' },
} as const;
export type UncountedNutrient = keyof typeof uncountedNutrients;

/** The band of an age in completed months. */
export function intakeBand(ageMonths: number): IntakeBand {
  if (ageMonths < 6) return '0-5';
  return ageMonths < 12 ? '6-11' : '12-36';
}
