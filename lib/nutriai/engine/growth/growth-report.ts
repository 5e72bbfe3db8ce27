import { type Sex } from '../child';
import { type SourceId } from '../sources';
import { indicatorTraits } from './indicators';
import { type Position, type TabledSex } from './lms-columns';
import { type Lms } from './lms-curve';
import { checkedMeasurement } from './measurement-limits';
import { normalCdf } from './normal-distribution';
import { type Indicator, lastTabledDay, lmsForAge, lmsForLength, positionAt } from './standards';
import { zScore } from './z-score';

export interface GrowthInput {
  sex: Sex;
  /** Days since birth, 0 to 1826. */
  ageDays: number;
  /** Days since the due date, for a child born before 37 weeks and under 24 months; see `ageOn`. */
  correctedAgeDays?: number;
  weightKg?: number;
  lengthCm?: number;
  headCm?: number;
  /** How the length was taken; without it, lying under 731 days and standing from then, as WHO does. */
  measured?: Position;
}

/** `implausible`: more likely a slip than a child, not to be plotted. `talk`: beyond 2 SD. `talk_soon`: beyond 3 SD. */
export type GrowthFlag = 'implausible' | 'talk' | 'talk_soon';

export interface GrowthMeasure {
  z: number;
  /** 0 to 100. */
  centile: number;
  flag?: GrowthFlag;
}

export type GrowthReport = Partial<Record<Indicator, GrowthMeasure>> & {
  /** What could not be said, and why, for the parent. */
  notes: string[];
  source: SourceId;
};

/** What a height taken standing falls short of the length lying down, in centimetres. Source: WHO 2006. */
export const standingShorterByCm = 0.7;

/** Nine months; a younger baby "standing" was measured lying and noted down wrongly. Source: WHO Anthro. */
const standsFromDays = 274;

function flagOf(indicator: Indicator, z: number): GrowthFlag | undefined {
  const { implausibleBelow, implausibleAbove } = indicatorTraits[indicator];
  if (z < implausibleBelow || z > implausibleAbove) return 'implausible';
  if (Math.abs(z) > 3) return 'talk_soon';
  return Math.abs(z) > 2 ? 'talk' : undefined;
}

/** A measurement against its distribution: z, centile (error below 1e-12) and what it calls for. */
export function growthMeasure(indicator: Indicator, value: number, lms: Lms): GrowthMeasure {
  const z = zScore(value, lms, indicatorTraits[indicator].tails);
  const flag = flagOf(indicator, z);
  return { z, centile: 100 * normalCdf(z), ...(flag && { flag }) };
}

function checkedAge(days: number, name: string): number {
  if (!(days >= 0 && days <= lastTabledDay)) {
    throw new RangeError(
      `${name} is given in days, from 0 to ${Math.floor(lastTabledDay)} (five years), not ${days}.`,
    );
  }
  return days;
}

/** How the length was most likely taken. */
function positionTaken({ ageDays, measured }: GrowthInput): Position {
  return ageDays < standsFromDays ? 'lying' : (measured ?? positionAt(ageDays));
}

/** The length as it would have been in the position that WHO's table is for. */
function lengthFor(position: Position, lengthCm: number, measured: Position): number {
  if (measured === position) return lengthCm;
  return position === 'lying' ? lengthCm + standingShorterByCm : lengthCm - standingShorterByCm;
}

interface Standing {
  sex: TabledSex;
  days: number;
  position: Position;
  weightKg?: number;
  lengthCm?: number;
  headCm?: number;
}

function measuresOf({ sex, days, position, weightKg, lengthCm, headCm }: Standing) {
  const measures: Partial<Record<Indicator, GrowthMeasure>> = {};
  if (weightKg !== undefined) {
    measures.weightForAge = growthMeasure(
      'weightForAge',
      weightKg,
      lmsForAge('weightForAge', { sex, ageDays: days }),
    );
  }
  if (lengthCm !== undefined) {
    const lms = lmsForAge('lengthForAge', { sex, ageDays: days, position });
    measures.lengthForAge = growthMeasure('lengthForAge', lengthCm, lms);
  }
  if (weightKg !== undefined && lengthCm !== undefined) {
    const lms = lmsForLength(sex, lengthCm, position);
    if (lms) measures.weightForLength = growthMeasure('weightForLength', weightKg, lms);
    const bmi = weightKg / (lengthCm / 100) ** 2;
    measures.bmiForAge = growthMeasure(
      'bmiForAge',
      bmi,
      lmsForAge('bmiForAge', { sex, ageDays: days, position }),
    );
  }
  if (headCm !== undefined) {
    const lms = lmsForAge('headCircumferenceForAge', { sex, ageDays: days });
    measures.headCircumferenceForAge = growthMeasure('headCircumferenceForAge', headCm, lms);
  }
  return measures;
}

const notesFor = {
  sex: 'Growth standards differ for girls and boys. Add the sex to the profile to see centiles.',
  preterm:
    'Before the due date a baby is followed on charts for babies born early, which your health ' +
    'visitor or neonatal team holds.',
  length:
    'The length is outside the WHO table of weight for length (45 to 110 cm lying, 65 to 120 cm standing).',
  implausible:
    'A measurement looks out of range. Check the figure, its unit and the date, and measure again.',
};

/**
 * Where measurements stand against the WHO Child Growth Standards 2006. Age is corrected if
 * `correctedAgeDays` is given. Lengths taken in the other position than WHO's at that age are converted by
 * 0.7 cm. Without a sex, or before the due date, there are no z-scores, and the notes say why.
 * @throws RangeError for an age outside 0 to 60 months or a measurement that no child has
 */
export function growthReport(input: GrowthInput): GrowthReport {
  const ageDays = checkedAge(input.ageDays, 'Age');
  const weightKg = input.weightKg === undefined ? undefined : checkedMeasurement('weightKg', input.weightKg);
  const taken = input.lengthCm === undefined ? undefined : checkedMeasurement('lengthCm', input.lengthCm);
  const headCm = input.headCm === undefined ? undefined : checkedMeasurement('headCm', input.headCm);
  const report: GrowthReport = { notes: [], source: 'who-2006-growth' };
  if (input.sex === 'unspecified') return { ...report, notes: [notesFor.sex] };
  if (input.correctedAgeDays !== undefined && input.correctedAgeDays < 0) {
    return { ...report, notes: [notesFor.preterm] };
  }
  const days =
    input.correctedAgeDays === undefined ? ageDays : checkedAge(input.correctedAgeDays, 'Corrected age');
  const position = positionAt(days);
  const lengthCm = taken === undefined ? undefined : lengthFor(position, taken, positionTaken(input));
  const measures = measuresOf({ sex: input.sex, days, position, weightKg, lengthCm, headCm });
  const notes: string[] = [];
  if (weightKg !== undefined && lengthCm !== undefined && !measures.weightForLength)
    notes.push(notesFor.length);
  if (Object.values(measures).some(({ flag }) => flag === 'implausible')) notes.push(notesFor.implausible);
  return { ...report, ...measures, notes };
}
