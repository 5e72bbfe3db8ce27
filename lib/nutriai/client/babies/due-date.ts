import { daysAfter, daysFrom } from '../plans/calendar';

/** A due date stands for the end of 40 weeks. */
const termDays = 280;

/** Born before 37 weeks is early; before 22 no due date is taken. */
export const earlyWeeks = [36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22] as const;

/** The due date of a baby who was born in this week of the pregnancy, so many days into it. */
export function dueDateOf(birthDate: string, { weeks, days }: { weeks: number; days: number }): string {
  return daysAfter(birthDate, termDays - (weeks * 7 + days));
}

/** The week and day of the pregnancy in which a baby was born, by the due date. */
export function gestationOf(birthDate: string, dueDate: string): { weeks: number; days: number } {
  const total = termDays - daysFrom(birthDate, dueDate);
  return { weeks: Math.floor(total / 7), days: total % 7 };
}
