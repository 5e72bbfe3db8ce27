import { type Indicator } from './standards';
import { type Tails } from './z-score';

interface IndicatorTraits {
  unit: 'kg' | 'cm' | 'kg/m²';
  tails: Tails;
  /** z beyond which the measurement, the age or the sex is more likely wrong than right. */
  implausibleBelow: number;
  implausibleAbove: number;
}

/** Tails, and the limits of plausible values that WHO's own program (Anthro) flags. */
export const indicatorTraits: Record<Indicator, IndicatorTraits> = {
  weightForAge: { unit: 'kg', tails: 'restricted', implausibleBelow: -6, implausibleAbove: 5 },
  lengthForAge: { unit: 'cm', tails: 'plain', implausibleBelow: -6, implausibleAbove: 6 },
  weightForLength: { unit: 'kg', tails: 'restricted', implausibleBelow: -5, implausibleAbove: 5 },
  bmiForAge: { unit: 'kg/m²', tails: 'restricted', implausibleBelow: -5, implausibleAbove: 5 },
  headCircumferenceForAge: { unit: 'cm', tails: 'plain', implausibleBelow: -5, implausibleAbove: 5 },
};

/** The indicators in the order in which they are reported. */
export const indicators = [
  'weightForAge',
  'lengthForAge',
  'weightForLength',
  'bmiForAge',
  'headCircumferenceForAge',
] as const satisfies readonly Indicator[];
