import { isDueOn, streakAtMost, type Weekday } from '../../../contract/drop-words';
import { dateAfter } from '../log/calendar-days';

/** When drops are due: `since` is the date on which they came onto the list. */
export interface DropSchedule {
  weekdays: readonly Weekday[];
  since: string;
}

/** The dates on which they were given, on the family's calendar. */
type GivenOn = ReadonlySet<string>;

const missedDays = 7;

/** Counts on how many due days in a row before a date they were given. Days on which none is due are passed over. */
export function streakBefore(schedule: DropSchedule, date: string, givenOn: GivenOn): number {
  let streak = 0;
  for (let back = 1; back <= streakAtMost; back += 1) {
    const day = dateAfter(date, -back);
    if (!isDueOn(schedule, day)) continue;
    if (!givenOn.has(day)) break;
    streak += 1;
  }
  return streak;
}

/** Lists the due days of the week before a date on which none was logged, none from before they came onto the list. */
export function missedBefore(schedule: DropSchedule, date: string, givenOn: GivenOn): string[] {
  return Array.from({ length: missedDays }, (_, index) => dateAfter(date, index - missedDays)).filter(
    (day) => day >= schedule.since && isDueOn(schedule, day) && !givenOn.has(day),
  );
}
