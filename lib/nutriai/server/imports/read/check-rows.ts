import type { Baby } from '../../../engine/insights/log';
import { checkedAtAge } from '../../../engine/growth/measurement-at-age';
import { latestDate } from '../../log/calendar-days';
import type { ImportEntry, ImportRow, MeasurementEntry } from './import-row';

/** Clocks of phones go wrong by minutes. */
const clockSlackMs = 10 * 60_000;

/**
 * The rows, those that this baby cannot have had as problems: of days before the birth or to come, and sizes
 * that no child of the age has.
 */
export function checkedRows(rows: readonly ImportRow[], baby: Baby, nowMs: number): ImportRow[] {
  return rows.map((row) => {
    const wrong = row.state === 'entry' ? problemOf(row.entry, baby, nowMs) : null;
    return wrong === null
      ? row
      : { file: row.file, row: row.row, key: row.key, state: 'problem', problem: wrong };
  });
}

function problemOf(entry: ImportEntry, baby: Baby, nowMs: number): string | null {
  if (entry.kind === 'measurement') return measurementProblem(entry, baby, nowMs);
  if (entry.atMs > nowMs + clockSlackMs) return 'This time is in the future.';
  return latestDate(entry.atMs) < baby.birthDate ? 'This time is before the birth date.' : null;
}

function measurementProblem(entry: MeasurementEntry, baby: Baby, nowMs: number): string | null {
  if (entry.date > latestDate(nowMs)) return 'The date is in the future.';
  if (entry.date < baby.birthDate) return 'The date is before the birth date.';
  const sizes = [
    ['weightKg', entry.weightKg],
    ['lengthCm', entry.lengthCm],
    ['headCm', entry.headCm],
  ] as const;
  try {
    for (const [size, value] of sizes) {
      if (value !== null) checkedAtAge(size, value, { ...baby, date: entry.date });
    }
    return null;
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}
