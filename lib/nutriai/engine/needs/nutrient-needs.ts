import { type NutrientCode } from '../nutrients';
import { type SourceId } from '../sources';
import { knowledge } from '../knowledge/knowledge';
import {
  type BandIntake,
  type EfsaIntake,
  type OtherIntake,
  type ReferenceIntake,
  type ReferenceIntakes,
} from '../knowledge/schemas/needs';
import { type EnergyNeed } from './energy-need';
import { type IntakeBand, type UncountedNutrient } from './reference-intake';

/** Every nutrient that is counted and has a reference intake. */
export const referenceIntakes: ReferenceIntakes = knowledge.referenceIntakes;

export interface NutrientNeed {
  /** A day, in the unit that the code ends in. */
  amount: number;
  /** Adequate intake, recommended allowance, the lower end of a range of energy, estimated energy requirement. */
  type: 'AI' | 'RDA' | 'AMDR' | 'EER';
  ear?: number;
  ul?: number;
  /** What the upper level counts. Only `total` and, on retinol, `retinol` can be held against food. */
  ulScope?: ReferenceIntake['ulScope'];
  note?: string;
  efsa?: readonly EfsaIntake[];
  efsaUl?: number;
  whoFao?: readonly OtherIntake[];
  source: SourceId;
}

export type NutrientNeeds = Partial<Record<NutrientCode, NutrientNeed>>;

/** The lower end of the range of energy from fat at 1 to 3 years, and the energy of a gram. Source: IOM 2005. */
const fatShareMin = 0.3;
const kcalPerGramOfFat = 9;

/** EFSA's value that holds from two years on comes last. */
function efsaAmount(efsa: readonly EfsaIntake[] | undefined, ageMonths: number): number | undefined {
  return ageMonths < 24 ? efsa?.[0]?.amount : efsa?.at(-1)?.amount;
}

function needOf(intake: ReferenceIntake, values: BandIntake, ageMonths: number): NutrientNeed | undefined {
  const amount = intake.source === 'efsa-2017-drv' ? efsaAmount(values.efsa, ageMonths) : values.amount;
  if (amount === undefined) return undefined;
  const { ear, ul, efsa, efsaUl, whoFao } = values;
  return {
    amount,
    type: values.type ?? 'AI',
    ...(ear !== undefined && { ear }),
    ...(ul !== undefined && { ul, ulScope: intake.ulScope }),
    ...(intake.note !== undefined && { note: intake.note }),
    ...(efsa && { efsa }),
    ...(efsaUl !== undefined && { efsaUl }),
    ...(whoFao && { whoFao }),
    source: intake.source,
  };
}

function entriesOf<Code extends string>(
  intakes: Partial<Record<Code, ReferenceIntake>>,
  band: IntakeBand,
  ageMonths: number,
): Partial<Record<Code, NutrientNeed>> {
  const needs: Partial<Record<Code, NutrientNeed>> = {};
  for (const code of Object.keys(intakes) as Code[]) {
    const intake = intakes[code];
    const need = intake && needOf(intake, intake.bands[band], ageMonths);
    if (need) needs[code] = need;
  }
  return needs;
}

/**
 * Reference intakes a day of what food tables count, with energy, and from one year on the least fat by its
 * share of energy.
 */
export function nutrientNeeds(band: IntakeBand, ageMonths: number, energy: EnergyNeed): NutrientNeeds {
  const needs: NutrientNeeds = {
    energy_kcal: { amount: energy.totalKcal, type: 'EER', source: energy.source },
    ...entriesOf(referenceIntakes, band, ageMonths),
  };
  if (band === '12-36') {
    needs.fat_g = {
      amount: (energy.totalKcal * fatShareMin) / kcalPerGramOfFat,
      type: 'AMDR',
      note: referenceIntakes.fat_g?.note,
      efsa: referenceIntakes.fat_g?.bands[band].efsa,
      source: 'iom-2005-macronutrients',
    };
  }
  return needs;
}

/** Reference intakes of what food tables do not hold. */
export function uncountedNeeds(
  band: IntakeBand,
  ageMonths: number,
): Partial<Record<UncountedNutrient, NutrientNeed>> {
  return entriesOf(knowledge.uncountedIntakes, band, ageMonths);
}
