import type { MealPlanAnswer, PlannedDayAnswer, PlannedSlotAnswer } from '../../../contract/nutriai-plans';
import { type CalendarEntry, toICalendar } from './icalendar';

type Kind = PlannedSlotAnswer['kind'];

const kindNames: Readonly<Record<Kind, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

/** Usual hours, in minutes after midnight; every family moves them. */
const mainMinutes = { breakfast: 8 * 60, lunch: 12 * 60, dinner: 17 * 60 + 30 } as const;
const morningSnack = 10 * 60;
const afternoonSnack = 15 * 60;
const snackSpacing = 45;
const lengthMinutes = 30;

/**
 * A plan as a calendar: one entry for each meal, under the same name at every download, so that a new file
 * takes the place of the old one.
 */
export function planCalendar(
  plan: MealPlanAnswer,
  { babyName, siteUrl }: { babyName: string; siteUrl: string },
): string {
  return toICalendar({ name: `Meals for ${babyName}`, entries: planEntries(plan, siteUrl) });
}

/** The meals of a plan, an entry each. */
export function planEntries(
  { id, days, version, updated_at }: Pick<MealPlanAnswer, 'id' | 'days' | 'version' | 'updated_at'>,
  siteUrl: string,
): CalendarEntry[] {
  const { host } = new URL(siteUrl);
  const change = { changedMs: Date.parse(updated_at), sequence: version };
  return days.flatMap((day) => entriesOf(day, { planId: id, host, siteUrl, change }));
}

interface EntryContext {
  planId: string;
  host: string;
  siteUrl: string;
  change: Pick<CalendarEntry, 'changedMs' | 'sequence'>;
}

function entriesOf(day: PlannedDayAnswer, { planId, host, siteUrl, change }: EntryContext): CalendarEntry[] {
  return day.slots.flatMap((slot, index) => {
    if (slot.slug === null || slot.verdict === 'block') return [];
    const url = `${siteUrl}/nutriai/recipes/${slot.slug}`;
    return {
      uid: `${planId}-${day.date}-${index}@${host}`,
      ...change,
      start: { date: day.date, minute: startMinute(day.slots, index) },
      lengthMinutes,
      summary: `${kindNames[slot.kind]}: ${slot.title}`,
      description: [`${slot.portion} (${slot.grams} g)`, slot.texture, url].join('\n'),
      url,
    };
  });
}

function startMinute(slots: PlannedDayAnswer['slots'], index: number): number {
  const kind = slots[index]?.kind ?? 'snack';
  if (kind !== 'snack') return mainMinutes[kind];
  const lunch = slots.findIndex((slot) => slot.kind === 'lunch');
  const isMorning = index < lunch;
  const first = isMorning ? slots.findIndex((slot) => slot.kind === 'snack') : lunch + 1;
  return (isMorning ? morningSnack : afternoonSnack) + (index - first) * snackSpacing;
}
