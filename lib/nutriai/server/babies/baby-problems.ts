import { type BabyRequest, introducedAtMost, measurementsAtMost } from '../../../contract/nutriai-babies';
import type { FieldMessages } from '../../../platform/http/api-error';
import { ageOn } from '../../engine/growth/age';
import { checkedAtAge, type MeasuredAt } from '../../engine/growth/measurement-at-age';
import { latestDate, utcDate } from '../log/calendar-days';

/** A new profile is of a child under five. */
const olderFromMonths = 60;

interface Today {
  nowMs: number;
  /** The birth date as it was stored: a child may outgrow five years in a profile that stays. */
  storedBirthDate?: string;
  /**
   * Sizes that stand in the profile already stay, whatever is refused since; their days go by the birth date,
   * which may change.
   */
  storedMeasurements?: BabyRequest['measurements'];
}

/** What the engine said of a value, or nothing. */
function refusalOf(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof RangeError) return [error.message];
    throw error;
  }
}

function birthDateProblems(birthDate: string, { nowMs, storedBirthDate }: Today): string[] {
  const today = latestDate(nowMs);
  if (birthDate > today) return ['The birth date cannot be in the future.'];
  if (birthDate === storedBirthDate) return [];
  // By the date in UTC: a child does not turn five early because the next day has begun in another time zone.
  const day = utcDate(nowMs);
  const { ageMonths } = ageOn(birthDate > day ? birthDate : day, { birthDate });
  return ageMonths >= olderFromMonths ? ['NutriAI is for children under five years.'] : [];
}

function dateProblems(date: string, birthDate: string, today: string): string[] {
  if (date > today) return ['The date cannot be in the future.'];
  return date < birthDate ? ['The date cannot be before the birth date.'] : [];
}

type Measurement = BabyRequest['measurements'][number];

function measurementProblems(each: Measurement, child: MeasuredChild, today: string): FieldMessages {
  const sizes = [
    ['weight_kg', 'weightKg', each.weight_kg],
    ['length_cm', 'lengthCm', each.length_cm],
    ['head_cm', 'headCm', each.head_cm],
  ] as const;
  const given = sizes.filter(([, , value]) => value != null);
  if (given.length === 0) return { non_field_errors: ['Give weight_kg, length_cm or head_cm.'] };
  return onlyProblems({
    date: dateProblems(each.date, child.birthDate, today),
    ...Object.fromEntries(
      given.map(([field, kind, value]) => [
        field,
        refusalOf(() => checkedAtAge(kind, value ?? NaN, { ...child, date: each.date })),
      ]),
    ),
  });
}

type MeasuredChild = Omit<MeasuredAt, 'date'>;

const isSameMeasurement = (a: Measurement, b: Measurement) =>
  a.date === b.date &&
  (['weight_kg', 'length_cm', 'head_cm'] as const).every(
    (field) => (a[field] ?? null) === (b[field] ?? null),
  );

function isEmpty(messages: string[] | FieldMessages): boolean {
  return (Array.isArray(messages) ? messages : Object.keys(messages)).length === 0;
}

function onlyProblems(messages: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(messages).filter(([, found]) => !isEmpty(found)));
}

function listProblems<Item>(
  items: readonly Item[],
  problemsOf: (item: Item, index: number) => FieldMessages,
): FieldMessages {
  return onlyProblems(
    Object.fromEntries(items.map((item, index) => [String(index), problemsOf(item, index)])),
  );
}

/** Entry by entry a list can become longer than one that is sent. */
function lengthProblems(list: readonly unknown[], most: number): string[] {
  return list.length > most ? [`Ensure this field has no more than ${most} elements.`] : [];
}

/**
 * What is wrong with a profile whose fields have their shapes: dates that cannot be, a child that is too old,
 * sizes that no child has, two measurements of one day, lists that are too long. Empty when nothing is.
 */
export function babyProblems(baby: BabyRequest, now: Today): FieldMessages {
  const { birth_date: birthDate, due_date: dueDate, measurements } = baby;
  const { storedMeasurements = [] } = now;
  const today = latestDate(now.nowMs);
  const birth = birthDateProblems(birthDate, now);
  if (birth.length > 0) return { birth_date: birth };
  const tooLong = onlyProblems({
    introduced_allergens: lengthProblems(baby.introduced_allergens, introducedAtMost),
    measurements: lengthProblems(measurements, measurementsAtMost),
  });
  if (!isEmpty(tooLong)) return tooLong;
  return onlyProblems({
    due_date: dueDate === null ? [] : refusalOf(() => ageOn(today, { birthDate, dueDate })),
    introduced_allergens: listProblems(baby.introduced_allergens, ({ date }) =>
      onlyProblems({ date: date === null ? [] : dateProblems(date, birthDate, today) }),
    ),
    measurements: listProblems(measurements, (each, index) => {
      const isSecond = measurements.findIndex(({ date }) => date === each.date) < index;
      if (isSecond) return { date: ['There is already a measurement on this day.'] };
      if (storedMeasurements.some((stored) => isSameMeasurement(stored, each)))
        return onlyProblems({ date: dateProblems(each.date, birthDate, today) });
      return measurementProblems(each, { birthDate, dueDate: dueDate ?? undefined, sex: baby.sex }, today);
    }),
  });
}
