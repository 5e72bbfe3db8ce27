import { type Lms } from './lms-curve';

/**
 * Beyond ±3, WHO measures weight-based indicators in steps of the distance between 2 and 3 SD, for so few
 * healthy children are that far out that L says little there.
 */
export type Tails = 'restricted' | 'plain';

function boxCoxValue(z: number, { l, m, s }: Lms): number {
  if (l === 0) return m * Math.exp(s * z);
  const base = l * s * z;
  if (base <= -1) throw new RangeError(`No measurement lies ${z} standard deviations from this median.`);
  return m * Math.exp(Math.log1p(base) / l);
}

function boxCoxZ(value: number, { l, m, s }: Lms): number {
  const ratio = Math.log(value / m);
  return l === 0 ? ratio / s : Math.expm1(l * ratio) / (l * s);
}

/** Where ±3 lies and how wide the step from ±2 to ±3 is. */
function outerStep(sign: 1 | -1, lms: Lms) {
  const outer = boxCoxValue(3 * sign, lms);
  return { outer, step: Math.abs(outer - boxCoxValue(2 * sign, lms)) };
}

/**
 * z = ((y/M)^L − 1)/(L·S), with ln(y/M)/S at L = 0; with restricted tails, beyond ±3, 3 SD and the rest in steps of the
 * distance from 2 to 3 SD. `value` in the unit of M. Source: WHO Child Growth Standards, Methods and development, 2006.
 * @throws RangeError for a value that is not above zero
 */
export function zScore(value: number, lms: Lms, tails: Tails): number {
  if (!(value > 0 && Number.isFinite(value)))
    throw new RangeError(`A measurement is above zero, not ${value}.`);
  const z = boxCoxZ(value, lms);
  if (tails === 'plain' || Math.abs(z) <= 3) return z;
  const sign = z > 0 ? 1 : -1;
  const { outer, step } = outerStep(sign, lms);
  return 3 * sign + (value - outer) / step;
}

/**
 * The measurement at z, the inverse of `zScore`.
 * @throws RangeError where the distribution has no such measurement
 */
export function valueAtZ(z: number, lms: Lms, tails: Tails): number {
  if (tails === 'plain' || Math.abs(z) <= 3) return boxCoxValue(z, lms);
  const sign = z > 0 ? 1 : -1;
  const { outer, step } = outerStep(sign, lms);
  const value = outer + (z - 3 * sign) * step;
  if (value <= 0) throw new RangeError(`No measurement lies ${z} standard deviations from this median.`);
  return value;
}
