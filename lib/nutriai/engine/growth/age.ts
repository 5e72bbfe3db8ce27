import { standingFromDays } from './standards';

const dayMs = 86_400_000;

/**
 * Born on or after this many days before the due date is born at term: 37 weeks of the 40 that a due date
 * stands for.
 */
const termFromDaysBeforeDue = 21;

/** A due date further off would mean a birth before 22 weeks; one further back, a birth after 44. */
const earliestBirthDays = 18 * 7;
const latestBirthDays = 4 * 7;

/**
 * Days since 1 January 1970 of a calendar date.
 * @throws RangeError for a date that does not exist
 */
export function dayNumber(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(date)) {
    throw new RangeError(`A date is written YYYY-MM-DD and exists; "${date}" is not one.`);
  }
  return ms / dayMs;
}

/** The calendar date of a day number, `YYYY-MM-DD`; the inverse of `dayNumber`. */
export function dateOfDay(number: number): string {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/**
 * Completed calendar months: a month is complete on the same day of the next, or, where that month is too
 * short, the day after its last.
 */
function completedMonths(from: string, to: string): number {
  const part = (date: string, start: number, end: number) => Number(date.slice(start, end));
  const months = (part(to, 0, 4) - part(from, 0, 4)) * 12 + part(to, 5, 7) - part(from, 5, 7);
  return part(to, 8, 10) < part(from, 8, 10) ? months - 1 : months;
}

export interface Age {
  ageDays: number;
  ageMonths: number;
  /** Born before 37 weeks, by the due date. */
  preterm: boolean;
  /** Age from the due date, for a child born before 37 weeks and under 24 months; below zero before that date. */
  correctedAgeDays?: number;
  /** In completed months, not below zero. */
  correctedAgeMonths?: number;
}

/**
 * Age on a day, corrected for a birth before 37 weeks until 24 months. Dates are `YYYY-MM-DD`.
 * Source: RCPCH, UK–WHO growth charts: guidance for health professionals.
 * @throws RangeError for a date that does not exist, a day before birth, or a due date that no birth can have had
 */
export function ageOn(day: string, birth: { birthDate: string; dueDate?: string }): Age {
  const born = dayNumber(birth.birthDate);
  const today = dayNumber(day);
  if (today < born) throw new RangeError(`The day ${day} is before the birth on ${birth.birthDate}.`);
  const age: Age = {
    ageDays: today - born,
    ageMonths: completedMonths(birth.birthDate, day),
    preterm: false,
  };
  if (birth.dueDate === undefined) return age;
  const daysEarly = dayNumber(birth.dueDate) - born;
  if (daysEarly > earliestBirthDays || daysEarly < -latestBirthDays) {
    throw new RangeError(
      `A baby born on ${birth.birthDate} was not due on ${birth.dueDate}: a birth is at most 18 ` +
        'weeks before and 4 weeks after its due date.',
    );
  }
  age.preterm = daysEarly > termFromDaysBeforeDue;
  if (age.preterm && age.ageDays < standingFromDays) {
    age.correctedAgeDays = age.ageDays - daysEarly;
    age.correctedAgeMonths = Math.max(0, completedMonths(birth.dueDate, day));
  }
  return age;
}
