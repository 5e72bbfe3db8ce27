import { type Child } from '../child';

/** The bands in which WHO advises on feeding, in completed months. */
const feedingBands = ['0-5', '6-8', '9-11', '12-23', '24-36'] as const;
export type FeedingBand = (typeof feedingBands)[number];

/** Needs are kept to the end of the third year. */
export const lastAgeMonths = 36;

/** Age is corrected for a birth before 37 weeks until two years. Source: RCPCH, UK–WHO growth charts. */
const correctedUntilMonths = 24;

/** The feeding band of an age in completed months. */
export function feedingBand(ageMonths: number): FeedingBand {
  if (ageMonths < 6) return '0-5';
  if (ageMonths < 9) return '6-8';
  if (ageMonths < 12) return '9-11';
  return ageMonths < 24 ? '12-23' : '24-36';
}

function checkedMonths(months: number, name: string): number {
  if (!(months >= 0 && months < lastAgeMonths + 1)) {
    throw new RangeError(`${name} is given in completed months, from 0 to ${lastAgeMonths}, not ${months}.`);
  }
  return Math.floor(months);
}

/**
 * The age that needs go by, in completed months: corrected under 24 months if the child was born early.
 * @throws RangeError for an age outside 0 to 36 months, or a corrected age above the age since birth
 */
export function needAgeMonths({ ageMonths, correctedAgeMonths }: Child): number {
  const sinceBirth = checkedMonths(ageMonths, 'Age');
  if (correctedAgeMonths === undefined) return sinceBirth;
  const corrected = checkedMonths(correctedAgeMonths, 'Corrected age');
  if (corrected > sinceBirth) {
    throw new RangeError(
      `Corrected age (${corrected} months) is not above the age since birth (${sinceBirth}).`,
    );
  }
  return sinceBirth < correctedUntilMonths ? corrected : sinceBirth;
}
