import { type NutrientCode } from '../nutrients';
import { type SourceId } from '../sources';

/** Age bands of the Dietary Reference Intakes, in completed months: 0 to 5.9, 6 to 11.9, and 1 to 3 years. */
export const intakeBands = ['0-5', '6-11', '12-36'] as const;
export type IntakeBand = (typeof intakeBands)[number];

/** Nutrients that have reference intakes but no figures in the food tables here: advice can name them, nothing can count them. */
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

/** What an amount is per; a day where it is not said. */
export type Per = 'kg' | 'mj' | 'energy_percent';

/** A reference value of another authority, in the nutrient's own unit. */
export interface OtherIntake {
  amount: number;
  /** The upper end, where a range is given. */
  max?: number;
  per?: Per;
  /** For whom or from when. */
  when?: string;
}

/** EFSA: adequate intake, population reference intake, reference range, safe and adequate intake. */
export interface EfsaIntake extends OtherIntake {
  type: 'AI' | 'PRI' | 'RI' | 'SAI';
}

/** What a tolerable upper intake counts: all there is, or only what was added. */
export type UpperLevelScope = 'total' | 'supplements' | 'synthetic' | 'retinol';

export interface BandIntake {
  /** Adequate intake or recommended dietary allowance a day; absent where none was set. */
  amount?: number;
  type?: 'AI' | 'RDA';
  /** Estimated average requirement. */
  ear?: number;
  /** Tolerable upper intake level. */
  ul?: number;
  efsa?: readonly EfsaIntake[];
  /** EFSA's upper level; under six months it holds from four. */
  efsaUl?: number;
  whoFao?: readonly OtherIntake[];
}

/** Reference intakes of one nutrient. Amounts in the unit that its code ends in. */
export interface ReferenceIntake {
  /** Of amount, EAR and UL. EFSA values: `efsa-2017-drv`; WHO/FAO values: `who-fao-2004`. */
  source: SourceId;
  ulScope?: UpperLevelScope;
  note?: string;
  bands: Record<IntakeBand, BandIntake>;
}

export type ReferenceIntakes = Partial<Record<NutrientCode, ReferenceIntake>>;

/** The band of an age in completed months. */
export function intakeBand(ageMonths: number): IntakeBand {
  if (ageMonths < 6) return '0-5';
  return ageMonths < 12 ? '6-11' : '12-36';
}
