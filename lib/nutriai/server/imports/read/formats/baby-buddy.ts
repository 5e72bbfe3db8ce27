import { bareSize, measurement } from '../measurement-reading';
import { bottle, breastfeed, solids } from '../meal-readings';
import type { RowReading } from '../import-row';
import { leftOut, problem, type RawRow, type Settled } from '../raw-row';
import { readMoment } from '../read-moment';
import { readNumber } from '../read-quantity';
import { cellOf, type Table, type TableRow } from '../read-table';
import type { RowKeys } from '../row-key';

/**
 * The tables that Baby Buddy exports, one a file, by columns that only they have (babybuddy/babybuddy,
 * `core/admin.py` and `core/tests/import/*.csv`, v1.2 to v2).
 * What has no place in this log is named, so that nobody misses it.
 */
const kinds: readonly { kind: BabyBuddyKind; columns: readonly string[] }[] = [
  { kind: 'feeding', columns: ['start', 'type', 'method'] },
  { kind: 'weight', columns: ['weight', 'date'] },
  { kind: 'height', columns: ['height', 'date'] },
  { kind: 'head_circumference', columns: ['head_circumference', 'date'] },
  { kind: 'nappies', columns: ['wet', 'solid'] },
  { kind: 'sleep', columns: ['start', 'nap'] },
  { kind: 'tummy time', columns: ['start', 'milestone'] },
  { kind: 'temperatures', columns: ['temperature', 'time'] },
  { kind: 'BMI', columns: ['bmi', 'date'] },
  { kind: 'notes', columns: ['note', 'time'] },
  { kind: 'pumped milk', columns: ['amount'] },
];
type BabyBuddyKind =
  | 'feeding'
  | 'weight'
  | 'height'
  | 'head_circumference'
  | 'nappies'
  | 'sleep'
  | 'tummy time'
  | 'temperatures'
  | 'BMI'
  | 'notes'
  | 'pumped milk';

function kindOf({ columns }: Table): BabyBuddyKind | null {
  if (!columns.includes('child_id') && !columns.includes('child_first_name')) return null;
  return kinds.find((each) => each.columns.every((column) => columns.includes(column)))?.kind ?? null;
}

/** Whether a table is one of Baby Buddy's exports. */
export function isBabyBuddy(table: Table): boolean {
  return kindOf(table) !== null;
}

/** Rows of Baby Buddy's exports. */
export function babyBuddyRows(table: Table, keys: RowKeys): RawRow[] {
  const kind = kindOf(table);
  return table.rows.map((row) => {
    const cell = (column: string) => cellOf(table, row, column);
    const id = cell('child_id');
    const name = `${cell('child_first_name')} ${cell('child_last_name')}`.trim();
    return {
      file: table.file,
      row: row.row,
      key: keyOf(table, row, keys),
      child: id === '' && name === '' ? null : { id: id || name, name },
      dates: [cell('start'), cell('date')].filter((text) => text !== ''),
      bare: bareOf(kind, cell),
      read: (settled) => readRow(kind, cell, settled),
    };
  });
}

/** By the id, with the moment: another installation counts from 1 as well. */
function keyOf(table: Table, row: TableRow, keys: RowKeys): string {
  const cell = (column: string) => cellOf(table, row, column);
  const [id, type] = [cell('id'), kindOf(table) ?? ''];
  const moment = cell('start') || cell('date') || cell('time');
  return id === ''
    ? keys.of(`baby_buddy ${type}`, row.cells)
    : keys.of('baby_buddy', [type, cell('child_id'), id, moment]);
}

type Cell = (column: string) => string;

function bareOf(kind: BabyBuddyKind | null, cell: Cell): RawRow['bare'] {
  if (kind === 'weight') return bareSize('weight', cell('weight'));
  if (kind === 'height') return bareSize('length', cell('height'));
  if (kind === 'head_circumference') return bareSize('head', cell('head_circumference'));
  const amount = readNumber(cell('amount'));
  const isBottle = kind === 'feeding' && cell('method') === 'bottle' && cell('type') !== 'solid food';
  return isBottle && amount !== null && cell('amount_unit') === ''
    ? [{ measure: 'volume', value: amount }]
    : [];
}

function readRow(kind: BabyBuddyKind | null, cell: Cell, settled: Settled): RowReading {
  if (kind === 'feeding') return readFeeding(cell, settled);
  if (kind === 'weight') return measurement(cell('date'), { weight: cell('weight') }, settled);
  if (kind === 'height') return measurement(cell('date'), { length: cell('height') }, settled);
  if (kind === 'head_circumference')
    return measurement(cell('date'), { head: cell('head_circumference') }, settled);
  return leftOut(`We don’t import ${kind ?? 'this table'} yet.`);
}

const sides = { 'left breast': 'left', 'right breast': 'right', 'both breasts': 'both' } as const;
const milks = {
  'breast milk': 'breast-milk',
  'fortified breast milk': 'breast-milk',
  formula: 'infant-formula',
} as const;

function isKeyOf<Known extends object>(known: Known, key: string): key is string & keyof Known {
  return Object.hasOwn(known, key);
}

function readFeeding(cell: Cell, settled: Settled): RowReading {
  const start = readMoment(cell('start'), settled);
  if ('problem' in start) return problem(start.problem);
  const [type, method, notes] = [cell('type').toLowerCase(), cell('method').toLowerCase(), cell('notes')];
  if (type === 'solid food') {
    const remark =
      cell('amount') === ''
        ? undefined
        : { remark: `The amount “${cell('amount')}” has no unit and is left out.` };
    return notes === ''
      ? solids(start.atMs, {
          text: 'Solid food',
          timeZone: settled.timeZone,
          remark: 'The row names no food: logged as “Solid food”, not counted.',
        })
      : solids(start.atMs, { text: notes, timeZone: settled.timeZone, ...remark });
  }
  if (isKeyOf(sides, method)) {
    const end = readMoment(cell('end'), settled);
    const minutes = 'problem' in end ? null : (end.atMs - start.atMs) / 60_000;
    return breastfeed(start.atMs, { minutes, side: sides[method] });
  }
  if (!isKeyOf(milks, type)) return problem(`We don’t know the kind of feed “${type}”.`);
  const amount = readNumber(cell('amount'));
  if (cell('amount') !== '' && amount === null) return problem(`“${cell('amount')}” is not a number.`);
  const isOunces = (cell('amount_unit').toLowerCase() || settled.volumeUnit) === 'oz';
  const ml = amount === null ? null : amount * (isOunces ? 29.5735295625 : 1);
  return bottle(start.atMs, {
    food: milks[type],
    ml,
    ...(notes !== '' && { remark: 'The note of a milk feed has no place here.' }),
  });
}
