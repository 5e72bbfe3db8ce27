import { type ChartLine, parentCentileLines } from './centile-lines';
import { indicatorTraits } from './indicators';
import { type Position, type TabledSex } from './lms-columns';
import { type Lms } from './lms-curve';
import { normalQuantile } from './normal-distribution';
import { daysPerMonth, type Indicator, lmsForAge, lmsForLength, positionAt } from './standards';
import { valueAtZ } from './z-score';

/** Where on a chart: completed or part months of age, or the length in centimetres for weight for length. */
export type ChartPlace =
  | { ageMonths: number; position?: Position }
  | { lengthCm: number; position: Position };

function lmsAtPlace(indicator: Indicator, sex: TabledSex, place: ChartPlace): Lms {
  if (indicator === 'weightForLength') {
    if (!('lengthCm' in place)) throw new RangeError('Weight for length is charted by length, not by age.');
    const lms = lmsForLength(sex, place.lengthCm, place.position);
    if (!lms) throw new RangeError(`The WHO table has no weight for a length of ${place.lengthCm} cm.`);
    return lms;
  }
  if (!('ageMonths' in place))
    throw new RangeError(`The indicator ${indicator} is charted by age, not by length.`);
  const days = place.ageMonths * daysPerMonth;
  return lmsForAge(indicator, { sex, ageDays: days, position: place.position ?? positionAt(days) });
}

/**
 * The measurement at a z, in the indicator's unit (kg, cm or kg/m²).
 * @throws RangeError at a place without a value
 */
export function measurementAtZ(
  indicator: Indicator,
  { sex, place, z }: { sex: TabledSex; place: ChartPlace; z: number },
): number {
  return valueAtZ(z, lmsAtPlace(indicator, sex, place), indicatorTraits[indicator].tails);
}

/**
 * The measurement at a centile between 0 and 100, both excluded.
 * @throws RangeError at a place without a value or for a centile outside
 */
export function measurementAtCentile(
  indicator: Indicator,
  { sex, place, centile }: { sex: TabledSex; place: ChartPlace; centile: number },
): number {
  return measurementAtZ(indicator, { sex, place, z: normalQuantile(centile / 100) });
}

export interface CurveRequest {
  indicator: Indicator;
  sex: TabledSex;
  /** Months, or centimetres for weight for length; both ends are drawn. */
  from: number;
  to: number;
  step: number;
  /** The UK lines from the 2nd to the 98th unless said. */
  lines?: readonly ChartLine[];
  /** Only for weight for length; lying unless said. */
  position?: Position;
}

export interface GrowthCurve extends ChartLine {
  /** `x` in months or centimetres, `y` in the indicator's unit. */
  points: { x: number; y: number }[];
}

function stepsOf({ from, to, step }: CurveRequest): number[] {
  if (!(step > 0) || !(to > from))
    throw new RangeError('A curve goes from a smaller to a larger x by steps above zero.');
  const count = Math.floor((to - from) / step + 1e-9);
  const steps = Array.from({ length: count + 1 }, (_, index) => from + index * step);
  return (steps.at(-1) ?? from) < to - 1e-9 ? [...steps, to] : steps;
}

/**
 * Lines of a growth chart, ready to be drawn. Length and BMI step by 0.7 cm at 24 months, where WHO goes from
 * length to height.
 * @throws RangeError for a range without values
 */
export function growthCurves(request: CurveRequest): GrowthCurve[] {
  const { indicator, sex, lines = parentCentileLines, position = 'lying' } = request;
  const { tails } = indicatorTraits[indicator];
  const places = stepsOf(request).map((x) => {
    const place = indicator === 'weightForLength' ? { lengthCm: x, position } : { ageMonths: x };
    return { x, lms: lmsAtPlace(indicator, sex, place) };
  });
  return lines.map((line) => ({
    ...line,
    points: places.map(({ x, lms }) => ({ x, y: valueAtZ(line.z, lms, tails) })),
  }));
}
