import { type Child, type Sex } from '../child';
import { type Age, ageOn } from '../growth/age';
import { measurementAtZ } from '../growth/growth-curves';
import { growthMeasure } from '../growth/growth-report';
import { type TabledSex } from '../growth/lms-columns';
import { daysPerMonth, lmsForAge } from '../growth/standards';
import { daysBetween } from './day-of';
import { type Baby, type Measurement } from './log';

/** A measurement this old still is the child's size; an older one is carried along its centile. Ours. */
const freshDays = 31;

/** The z-scores of a measurement mean nothing past five years. */
const lastChartMonth = 60;

type SizeKey = 'weightKg' | 'lengthCm';
const indicatorOf = { weightKg: 'weightForAge', lengthCm: 'lengthForAge' } as const;

const monthsOf = ({ ageDays, correctedAgeDays }: Age) =>
  Math.max(0, correctedAgeDays ?? ageDays) / daysPerMonth;

/** The size at the z-score that it had when it was taken; undefined where that can't be said. */
function carried(
  key: SizeKey,
  { value, sex, from, to }: { value: number; sex: TabledSex; from: Age; to: Age },
): number | undefined {
  const indicator = indicatorOf[key];
  if (monthsOf(to) > lastChartMonth) return undefined;
  const { z, flag } = growthMeasure(
    indicator,
    value,
    lmsForAge(indicator, { sex, ageDays: monthsOf(from) * daysPerMonth }),
  );
  if (flag === 'implausible') return undefined;
  return measurementAtZ(indicator, { sex, place: { ageMonths: monthsOf(to) }, z });
}

/** The last measurement up to a day that has this size. */
function lastWith(measurements: readonly Measurement[], key: SizeKey, day: string): Measurement | undefined {
  return measurements
    .filter((each) => each[key] !== undefined && daysBetween(each.date, day) >= 0)
    .sort((a, b) => daysBetween(a.date, b.date))
    .at(0);
}

function sizeOn(baby: Baby, { key, sex, day }: { key: SizeKey; sex: Sex; day: string }): number | undefined {
  const last = lastWith(baby.measurements, key, day);
  const value = last?.[key];
  if (!last || value === undefined) return undefined;
  if (daysBetween(last.date, day) <= freshDays) return value;
  return sex === 'unspecified'
    ? undefined
    : carried(key, { value, sex, from: ageOn(last.date, baby), to: ageOn(day, baby) });
}

/**
 * The child as the engine knows it, on a day: age, corrected age, and the size last measured, carried along
 * its centile line when that was more than a month before.
 * @throws RangeError for a day before the birth or a date that does not exist
 */
export function childOn(baby: Baby, day: string): Child {
  const age = ageOn(day, baby);
  const weightKg = sizeOn(baby, { key: 'weightKg', sex: baby.sex, day });
  const lengthCm = sizeOn(baby, { key: 'lengthCm', sex: baby.sex, day });
  return {
    ageMonths: age.ageMonths,
    sex: baby.sex,
    ...(age.correctedAgeMonths !== undefined && { correctedAgeMonths: age.correctedAgeMonths }),
    ...(weightKg !== undefined && { weightKg }),
    ...(lengthCm !== undefined && { lengthCm }),
    feeding: baby.feeding,
    diet: baby.diet,
    allergies: baby.allergies,
    otherAllergies: baby.otherAllergies,
    avoids: baby.avoids,
    introducedAllergens: baby.introducedAllergens,
    ...(baby.locale && { locale: baby.locale }),
  };
}
