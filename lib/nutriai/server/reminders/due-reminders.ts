import { isDueOn, type Weekday } from '../../../contract/drop-words';
import { dateAfter, dateIn, instantIn } from '../log/calendar-days';

/** HH:MM on the member's clock, also over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** What is known about a baby when somebody may have to be reminded. */
export interface ReminderFacts {
  babyId: string;
  babyName: string;
  timeZone: string;
  /** There when the member chose it: noon is "12:00 PM" then. */
  english?: 'american';
  quiet: QuietHours | null;
  /** Drops and medicines with a time of day. None where the member is not reminded of them. */
  drops: readonly {
    id: string;
    name: string;
    amount: string;
    weekdays: readonly Weekday[];
    time: string;
    isGivenToday: boolean;
  }[];
  feeding: { afterMinutes: number; last: { id: string; atMs: number } } | null;
  appointments: readonly { id: string; title: string; place: string; startsAtMs: number }[];
  /** Whether to look for an allergen that is due; which one, is asked only then. */
  isAllergenAsked: boolean;
}

/** One reminder. Its `key` is the same whenever it is worked out, so that it is stored once. */
export interface Reminder {
  key: string;
  title: string;
  body: string;
  path: string;
  /** Once this has passed nobody wants to hear of it. */
  giveUpAtMs: number;
}

interface Planned extends Reminder {
  atMs: number;
}

export interface DueReminders {
  due: Reminder[];
  /** The morning's question about a new allergen is open now, under this key. */
  allergenKey: string | null;
  /** When to look again, if nothing is logged before. */
  nextMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A screen that opens with this baby, whichever was looked at last; the part after `#` reaches no server's log. */
const screenOf = (babyId: string, screen: 'today' | 'insights') => `/nutriai/${screen}#baby=${babyId}`;

/** A reminder that is later than this says something that the parent knows. */
const dropsLateMs = 3 * hourMs;
const feedLateMs = 2 * hourMs;
const allergenAt = '09:00';
const allergenLateMs = 6 * hourMs;
const eveningBefore = '18:00';

/** How long nothing may be looked at, so that a changed clock or zone is noticed. */
export const lookAtLeastEveryMs = 6 * hourMs;

const clockMs = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hourMs + minutes * minuteMs;
};

function momentOf(date: string, time: string, timeZone: string): number {
  return instantIn(timeZone, Date.parse(`${date}T00:00:00Z`) + clockMs(time));
}

/** Returns when quiet hours end that hold at a moment; the moment itself where none do. */
export function afterQuiet(atMs: number, quiet: QuietHours | null, timeZone: string): number {
  if (quiet === null) return atMs;
  const today = dateIn(timeZone, atMs);
  const isOverMidnight = clockMs(quiet.from) > clockMs(quiet.to);
  for (const date of [dateAfter(today, -1), today]) {
    const fromMs = momentOf(date, quiet.from, timeZone);
    const toMs = momentOf(isOverMidnight ? dateAfter(date, 1) : date, quiet.to, timeZone);
    if (fromMs <= atMs && atMs < toMs) return toMs;
  }
  return atMs;
}

function plannedDrops(facts: ReminderFacts, date: string): Planned[] {
  const { timeZone, quiet, babyId, babyName } = facts;
  const midnightMs = momentOf(dateAfter(date, 1), '00:00', timeZone);
  return facts.drops
    .filter((drop) => isDueOn(drop, date) && !drop.isGivenToday)
    .map(({ id, name, amount, time }) => {
      const atMs = afterQuiet(momentOf(date, time, timeZone), quiet, timeZone);
      return {
        key: `drops ${id} ${date}`,
        title: `${name} for ${babyName}`,
        body: amount === '' ? 'Not logged yet today.' : `${amount}. Not logged yet today.`,
        path: screenOf(babyId, 'today'),
        atMs,
        giveUpAtMs: Math.min(atMs + dropsLateMs, midnightMs),
      };
    });
}

function plannedFeed(facts: ReminderFacts): Planned[] {
  const { feeding, babyId, babyName, quiet, timeZone } = facts;
  if (feeding === null) return [];
  const { afterMinutes, last } = feeding;
  const atMs = afterQuiet(last.atMs + afterMinutes * minuteMs, quiet, timeZone);
  return [
    {
      key: `feed ${last.id} ${last.atMs} ${afterMinutes}`,
      title: `Time to offer ${babyName} a feed`,
      body: `The last feed or meal in the log was at ${timeOf(last.atMs, facts)}.`,
      path: screenOf(babyId, 'today'),
      atMs,
      giveUpAtMs: atMs + feedLateMs,
    },
  ];
}

function plannedAppointments(facts: ReminderFacts): Planned[] {
  const { appointments, timeZone, quiet, babyId, babyName } = facts;
  return appointments.map(({ id, title, place, startsAtMs }) => {
    const dayBefore = dateAfter(dateIn(timeZone, startsAtMs), -1);
    const atMs = afterQuiet(momentOf(dayBefore, eveningBefore, timeZone), quiet, timeZone);
    const where = place === '' ? '' : `, ${place}`;
    return {
      key: `appointment ${id} ${startsAtMs}`,
      title: `Tomorrow: ${title}`,
      body: `${babyName}, ${timeOf(startsAtMs, facts)}${where}.`,
      path: screenOf(babyId, 'today'),
      atMs,
      // Once the day has begun, "tomorrow" is wrong.
      giveUpAtMs: Math.min(startsAtMs, momentOf(dateAfter(dayBefore, 1), '00:00', timeZone)),
    };
  });
}

function allergenWindow({ isAllergenAsked, timeZone, quiet }: ReminderFacts, date: string) {
  if (!isAllergenAsked) return null;
  const atMs = afterQuiet(momentOf(date, allergenAt, timeZone), quiet, timeZone);
  return { atMs, endMs: atMs + allergenLateMs };
}

function timeOf(ms: number, { timeZone, english }: ReminderFacts): string {
  const options = {
    timeZone,
    hour: english === 'american' ? 'numeric' : '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(english === 'american' ? 'en-US' : 'en-GB', options).format(ms);
}

/** Works out what a member is to be reminded of at a moment, and when to look again. */
export function dueReminders(facts: ReminderFacts, nowMs: number): DueReminders {
  const today = dateIn(facts.timeZone, nowMs);
  const tomorrow = dateAfter(today, 1);
  const tomorrowsDrops = plannedDrops(
    { ...facts, drops: facts.drops.map((drop) => ({ ...drop, isGivenToday: false })) },
    tomorrow,
  );
  const planned = [
    ...plannedDrops(facts, today),
    ...tomorrowsDrops,
    ...plannedFeed(facts),
    ...plannedAppointments(facts),
  ];
  const allergen = allergenWindow(facts, today);
  const starts = [
    ...planned.map(({ atMs }) => atMs),
    ...[allergen, allergenWindow(facts, tomorrow)].flatMap((each) => (each ? [each.atMs] : [])),
  ].filter((atMs) => atMs > nowMs);
  const isAllergenOpen = allergen !== null && allergen.atMs <= nowMs && nowMs < allergen.endMs;
  return {
    due: planned
      .filter(({ atMs, giveUpAtMs }) => atMs <= nowMs && nowMs < giveUpAtMs)
      .map(({ key, title, body, path, giveUpAtMs }) => ({ key, title, body, path, giveUpAtMs })),
    allergenKey: isAllergenOpen ? `allergen ${facts.babyId} ${today}` : null,
    nextMs: Math.min(nowMs + lookAtLeastEveryMs, ...starts),
  };
}

/** The reminder of a new allergen, in the words of the plan of allergens. */
export function allergenReminder(
  key: string,
  due: { name: string; how: string; askFirst: boolean },
  { babyId, babyName, nowMs }: { babyId: string; babyName: string; nowMs: number },
): Reminder {
  const ask = due.askFirst ? 'Talk to your doctor first. ' : '';
  return {
    key,
    title: `${due.name} could be next for ${babyName}`,
    body: `${ask}${due.how} Only when your baby is well.`,
    path: screenOf(babyId, 'insights'),
    giveUpAtMs: nowMs + allergenLateMs,
  };
}
