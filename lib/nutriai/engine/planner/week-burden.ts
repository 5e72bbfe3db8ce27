import { minutesBorne } from './least-minutes';
import { minutesOn } from './leftovers';
import { mostThings, thingsFor } from './things-to-buy';
import { type Serving, type WeeklyProblem } from './weekly-problem';

/** What a week asks of a family beyond what it can manage. */
export interface WeekBurden {
  /** Things to buy beyond one shopping trip. */
  things: number;
  /** Minutes of work beyond what its day bears, of all days together. */
  minutes: number;
}

/** How far a week is beyond one shopping trip and beyond the minutes of its days. */
export function burdenOf(problem: WeeklyProblem, servings: readonly Serving[]): WeekBurden {
  const { days, locked, around } = problem;
  const ofWeek = [...servings, ...locked];
  const all = [...around, ...ofWeek];
  return {
    things: Math.max(0, thingsFor(ofWeek.map(({ candidate }) => candidate)).size - mostThings),
    minutes: days.reduce(
      (sum, day) => sum + Math.max(0, minutesOn(all, day) - minutesBorne(problem, day)),
      0,
    ),
  };
}

/** Whether a family can manage the week. */
export function isManageable({ things, minutes }: WeekBurden): boolean {
  return things === 0 && minutes === 0;
}

/** A thing beyond the list is as much trouble as so many minutes beyond a day. */
const minutesOfThing = 5;

/** Whether one week asks less than another: neither promise is broken for the other's sake. */
export function isLighter(one: WeekBurden, other: WeekBurden): boolean {
  if ((one.things > 0 && other.things === 0) || (one.minutes > 0 && other.minutes === 0)) return false;
  return one.things * minutesOfThing + one.minutes < other.things * minutesOfThing + other.minutes;
}
