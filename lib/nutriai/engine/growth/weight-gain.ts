import { type SourceId } from '../sources';
import { centileSpace } from './centile-lines';
import { growthMeasure, type GrowthMeasure } from './growth-report';
import { type TabledSex } from './lms-columns';
import { checkedMeasurement } from './measurement-limits';
import { lmsForAge } from './standards';

export interface WeightRecord {
  ageDays: number;
  /** For a child born before 37 weeks, under 24 months. */
  correctedAgeDays?: number;
  weightKg: number;
}

export interface WeightHistory {
  sex: TabledSex;
  birthWeightKg?: number;
  /** Born before 37 weeks: the birth weight is then no weight of a WHO chart. */
  preterm?: boolean;
  /** In any order. */
  weights: readonly WeightRecord[];
}

export type WeightFindingId =
  | 'early_loss'
  | 'birth_weight_not_regained'
  | 'fall_across_centiles'
  | 'below_2nd_centile';

export interface WeightFinding {
  id: WeightFindingId;
  /** For the parent. */
  message: string;
  source: SourceId;
}

export interface WeightGain {
  latestZ?: number;
  /** Centile spaces from the highest earlier weight to the latest; below zero for a rise. */
  fallInSpaces?: number;
  /** The fall that calls for a check: 1, 2 or 3 spaces by birth weight, 2 where it is not known. */
  fallToCheck: 1 | 2 | 3;
  findings: WeightFinding[];
}

/**
 * Weight falls and rises again at first; birth weight is regained by three weeks, and centiles are followed
 * from then. Source: NICE NG75.
 */
const birthWeightByDays = 21;
const earlyLossShare = 0.1;

/** Room for rounding in the comparison of z with a line. */
const tolerance = 1e-9;

const messages: Record<WeightFindingId, string> = {
  early_loss:
    'The weight is more than a tenth below the birth weight. Call your midwife or health visitor ' +
    'today, so that feeding and your baby can be checked.',
  birth_weight_not_regained:
    'At three weeks the weight is still below the birth weight. Ask your midwife, health visitor or ' +
    'GP for a check of feeding and weight.',
  fall_across_centiles:
    'The weight has moved down across centile lines. Ask your health visitor or GP to weigh and look at your child.',
  below_2nd_centile:
    'The weight is below the 2nd centile line. Ask your health visitor or GP to look at growth and ' +
    'feeding, if they have not yet.',
};

const finding = (id: WeightFindingId): WeightFinding => ({ id, message: messages[id], source: 'nice-ng75' });

/** How many spaces may not be lost: 1 if born below the 9th centile, 3 if above the 91st, else 2. */
function fallToCheck(birthZ: number | undefined): 1 | 2 | 3 {
  if (birthZ === undefined) return 2;
  if (birthZ < -2 * centileSpace - tolerance) return 1;
  return birthZ > 2 * centileSpace + tolerance ? 3 : 2;
}

function weightMeasure(sex: TabledSex, days: number, weightKg: number): GrowthMeasure {
  return growthMeasure('weightForAge', weightKg, lmsForAge('weightForAge', { sex, ageDays: days }));
}

function earlyFinding(latest: WeightRecord, birthWeightKg: number): WeightFinding | undefined {
  if (latest.ageDays < birthWeightByDays) {
    const lost = (birthWeightKg - latest.weightKg) / birthWeightKg;
    return lost > earlyLossShare + tolerance ? finding('early_loss') : undefined;
  }
  return latest.weightKg < birthWeightKg ? finding('birth_weight_not_regained') : undefined;
}

/** z of the weights from three weeks on that WHO has a chart for and that are plausible, oldest first. */
function plottedZ({ sex }: WeightHistory, weights: readonly WeightRecord[]) {
  return weights.flatMap((record) => {
    const days = record.correctedAgeDays ?? record.ageDays;
    if (record.ageDays < birthWeightByDays || days < 0) return [];
    const { z, flag } = weightMeasure(sex, days, record.weightKg);
    return flag === 'implausible' ? [] : [{ z, record }];
  });
}

/**
 * Whether weight calls for a check by NICE NG75: a loss of more than 10 % in the first days, birth weight not
 * regained by three weeks, a fall across 1, 2 or 3 centile spaces by birth weight, or a weight below the 2nd
 * centile. The fall is counted from the highest earlier weight (birth, or from three weeks on) to the latest.
 * It informs and does not diagnose.
 * @throws RangeError for a weight or an age that no child has
 */
export function weightGain(history: WeightHistory): WeightGain {
  const weights = [...history.weights].sort((a, b) => a.ageDays - b.ageDays);
  weights.forEach(({ weightKg }) => checkedMeasurement('weightKg', weightKg));
  const birthWeightKg =
    history.birthWeightKg === undefined ? undefined : checkedMeasurement('weightKg', history.birthWeightKg);
  const birth =
    birthWeightKg === undefined || history.preterm ? undefined : weightMeasure(history.sex, 0, birthWeightKg);
  const birthZ = birth?.flag === 'implausible' ? undefined : birth?.z;
  const result: WeightGain = { fallToCheck: fallToCheck(birthZ), findings: [] };
  const latest = weights.at(-1);
  if (!latest) return result;
  const early = birthWeightKg === undefined ? undefined : earlyFinding(latest, birthWeightKg);
  if (early) result.findings.push(early);
  const plotted = plottedZ(history, weights);
  const last = plotted.at(-1);
  if (last?.record !== latest) return result;
  result.latestZ = last.z;
  const earlier = [...(birthZ === undefined ? [] : [birthZ]), ...plotted.slice(0, -1).map(({ z }) => z)];
  if (earlier.length > 0) {
    result.fallInSpaces = (Math.max(...earlier) - last.z) / centileSpace;
    if (result.fallInSpaces >= result.fallToCheck - tolerance) {
      result.findings.push(finding('fall_across_centiles'));
    }
  }
  if (last.z < -3 * centileSpace - tolerance) result.findings.push(finding('below_2nd_centile'));
  return result;
}
