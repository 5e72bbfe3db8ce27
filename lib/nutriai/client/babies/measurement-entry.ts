import type { BabyAnswer } from '../../../contract/nutriai-babies';
import { isCalendarDate } from '../plans/calendar';
import { centimetresOf, inchesOf, kilogramsOf, poundsAndOuncesOf, type UnitSystem } from '../units';

export type Measurement = BabyAnswer['measurements'][number];

/** A measurement as it is typed, in the member's units. */
export interface MeasurementEntry {
  date: string;
  /** Kilograms, or pounds. */
  weight: string;
  ounces: string;
  length: string;
  head: string;
}

export type EntryErrors = Partial<Record<keyof MeasurementEntry, string>>;

/** As the server has them. */
const limits = {
  weight: { min: 0.3, max: 60, text: 'Between 0.3 and 60 kg (10 oz and 132 lb).' },
  length: { min: 20, max: 150, text: 'Between 20 and 150 cm (8 and 59 in).' },
  head: { min: 15, max: 70, text: 'Between 15 and 70 cm (6 and 27.5 in).' },
} as const;

const notANumber = 'Enter a number, such as 8.2.';

/** What the fields show of a measurement that is changed. */
export function entryOf(measurement: Measurement, units: UnitSystem): MeasurementEntry {
  const { date, weight_kg: kg, length_cm: length, head_cm: head } = measurement;
  const size = (cm: number | null) => (cm === null ? '' : String(units === 'us' ? inchesOf(cm, 2) : cm));
  const weight = kg === null ? null : units === 'us' ? poundsAndOuncesOf(kg) : { pounds: kg, ounces: 0 };
  return {
    date,
    weight: weight === null ? '' : String(weight.pounds),
    ounces: weight === null || units === 'metric' ? '' : String(weight.ounces),
    length: size(length),
    head: size(head),
  };
}

/** A number as people type it, with a comma too; null for an empty field, NaN for anything else. */
function numberIn(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
}

function weightIn({ weight, ounces }: MeasurementEntry, units: UnitSystem): number | null {
  const main = numberIn(weight);
  if (units === 'metric') return main;
  const rest = numberIn(ounces);
  return main === null && rest === null ? null : kilogramsOf({ pounds: main ?? 0, ounces: rest ?? 0 });
}

function sizeIn(text: string, units: UnitSystem): number | null {
  const size = numberIn(text);
  return size === null || units === 'metric' ? size : centimetresOf(size);
}

function problemOf(kind: keyof typeof limits, value: number | null): string | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return notANumber;
  const { min, max, text } = limits[kind];
  return value < min || value > max ? text : undefined;
}

function dateProblem(date: string, { birthDate, today }: { birthDate: string; today: string }) {
  if (!isCalendarDate(date)) return 'Enter the date of the measurement.';
  if (date > today) return 'This date is in the future.';
  return date < birthDate ? 'This date is before the birth date.' : undefined;
}

/** A measurement in metric units, or what is wrong with each field. */
export function readEntry(
  entry: MeasurementEntry,
  { units, birthDate, today }: { units: UnitSystem; birthDate: string; today: string },
): { measurement: Measurement; errors: null } | { measurement: null; errors: EntryErrors } {
  const weight = weightIn(entry, units);
  const length = sizeIn(entry.length, units);
  const head = sizeIn(entry.head, units);
  const isEmpty = weight === null && length === null && head === null;
  const errors = Object.fromEntries(
    Object.entries({
      date: dateProblem(entry.date, { birthDate, today }),
      weight: isEmpty ? 'Enter a weight, a length or a head circumference.' : problemOf('weight', weight),
      length: problemOf('length', length),
      head: problemOf('head', head),
    }).filter(([, text]) => text !== undefined),
  );
  if (Object.keys(errors).length > 0) return { measurement: null, errors };
  return {
    measurement: { date: entry.date, weight_kg: weight, length_cm: length, head_cm: head },
    errors: null,
  };
}
