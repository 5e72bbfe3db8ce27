import { type Feeding } from '../child';
import { type SourceId } from '../sources';
import { type FeedingBand } from './need-age';

interface BandEnergy {
  /** Total and usual share of breast milk, kcal a day. */
  totalKcal: number;
  breastMilkKcal: number;
  /** WHO's round figures of what food gives to a breastfed child. */
  fromFoodBreastfedKcal: number;
  /** What food and other milks together give to a child who has no breast milk. */
  withoutBreastMilkKcal: number;
}

/**
 * WHO 1998 and Dewey and Brown 2003 for the breastfed child, WHO 2005 for one who is not. Averages of a band:
 * not interpolated.
 */
const complementaryEnergy: Partial<Record<FeedingBand, BandEnergy>> = {
  '6-8': { totalKcal: 615, breastMilkKcal: 413, fromFoodBreastfedKcal: 200, withoutBreastMilkKcal: 600 },
  '9-11': { totalKcal: 686, breastMilkKcal: 379, fromFoodBreastfedKcal: 300, withoutBreastMilkKcal: 700 },
  '12-23': { totalKcal: 894, breastMilkKcal: 346, fromFoodBreastfedKcal: 550, withoutBreastMilkKcal: 900 },
};

/** WHO's average for children of this age, beside the reckoning for this child. */
export interface WhoEnergyShare {
  kcal: number;
  /** `food`: food alone, beside breast milk. `food_and_milk`: food and formula or animal milk together. */
  of: 'food' | 'food_and_milk';
  source: SourceId;
}

/**
 * WHO's energy from complementary food. None under six months and from two years on, for which WHO has no
 * figure. A child with any breast milk counts as breastfed.
 */
export function whoEnergyShare(band: FeedingBand, feeding: Feeding): WhoEnergyShare | null {
  const energy = complementaryEnergy[band];
  if (!energy) return null;
  return feeding === 'breast' || feeding === 'mixed'
    ? { kcal: energy.fromFoodBreastfedKcal, of: 'food', source: 'paho-who-2003' }
    : { kcal: energy.withoutBreastMilkKcal, of: 'food_and_milk', source: 'who-2005-non-breastfed' };
}

/**
 * WHO has no figure from two years on; a child does not stop on the second birthday, so the second year’s
 * stands for the third.
 */
const breastMilkBand = (band: FeedingBand): FeedingBand => (band === '24-36' ? '12-23' : band);

/**
 * Returns the energy that a child of this need usually has from breast milk: WHO's average of the band, or
 * WHO's share of the need if that is less, for a small child drinks less. Undefined under six months, when
 * breast milk is all there is.
 */
export function usualBreastMilkKcal(band: FeedingBand, totalKcal: number): number | undefined {
  const energy = complementaryEnergy[breastMilkBand(band)];
  if (!energy) return undefined;
  return Math.min(energy.breastMilkKcal, (totalKcal * energy.breastMilkKcal) / energy.totalKcal);
}

/** Energy levels of the toddler patterns, kcal a day: from month, boys, girls. Source: DGA 2020, Table A2-1. */
const dgaLevels = [
  [12, 800, 800],
  [15, 900, 800],
  [18, 1000, 900],
  [21, 1000, 1000],
] as const;

/**
 * The level of the Dietary Guidelines for Americans 2020 for a toddler, for reference; the mean without a
 * sex. Three-year-olds: 1,000 to 1,400.
 */
export function dgaLevelKcal(ageMonths: number, sex: 'female' | 'male' | 'mean'): number | null {
  const level = dgaLevels.findLast(([from]) => ageMonths >= from);
  if (!level) return null;
  const [, boys, girls] = level;
  if (sex === 'mean') return (boys + girls) / 2;
  return sex === 'male' ? boys : girls;
}
