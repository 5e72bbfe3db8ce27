import type {
  AgeStandard,
  AgeTables,
  LengthStandard,
  LmsColumns,
  MonthlyLms,
} from '@/lib/nutriai/engine/growth/lms-columns';

type Row = Readonly<Record<string, string>>;

const figures = (rows: readonly Row[], column: string) => rows.map((row) => Number(row[column]));

function columnsOf(rows: readonly Row[]): LmsColumns {
  return { l: figures(rows, 'l'), m: figures(rows, 'm'), s: figures(rows, 's') };
}

/**
 * Throws unless each figure is so much more than the one before: the engine counts rows instead of looking
 * for an age.
 */
function checkSteps(values: readonly number[], step: number, name: string): void {
  const wrong = values.findIndex((value, index) => value !== (values[0] ?? 0) + index * step);
  if (wrong !== -1)
    throw new Error(`${name}: a row for ${(values[0] ?? 0) + wrong * step} is missing or out of order.`);
}

/** The rows of a standard by age as the engine reads them. */
export function ageStandard(rows: readonly Row[]): AgeStandard {
  return { female: ageTables(rows, 'female'), male: ageTables(rows, 'male') };
}

function ageTables(rows: readonly Row[], sex: string): AgeTables {
  const of = (position: string) => rows.filter((row) => row.sex === sex && row.position === position);
  const monthly = (position: string): MonthlyLms => {
    const months = figures(of(position), 'age');
    checkSteps(months, 1, `${sex}, ${position}`);
    return { firstMonth: months[0] ?? 0, ...columnsOf(of(position)) };
  };
  const newborn = { days: figures(of('newborn'), 'age'), ...columnsOf(of('newborn')) };
  return of('any').length > 0
    ? { newborn, any: monthly('any') }
    : { newborn, lying: monthly('lying'), standing: monthly('standing') };
}

/** The rows of weight for length as the engine reads them. */
export function lengthStandard(rows: readonly Row[]): LengthStandard {
  const table = (sex: string, position: string) => {
    const found = rows.filter((row) => row.sex === sex && row.position === position);
    const lengths = figures(found, 'length_cm');
    checkSteps(lengths, 0.5, `${sex}, ${position}`);
    return { firstCm: lengths[0] ?? 0, ...columnsOf(found) };
  };
  const both = (sex: string) => ({ lying: table(sex, 'lying'), standing: table(sex, 'standing') });
  return { female: both('female'), male: both('male') };
}
