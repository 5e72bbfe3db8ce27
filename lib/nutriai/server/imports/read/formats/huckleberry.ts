import { bareSize, measurement } from '../measurement-reading';
import { bottle, breastfeed, type MilkFood, solids } from '../meal-readings';
import type { RowReading } from '../import-row';
import { leftOut, problem, type RawRow, type Settled } from '../raw-row';
import { readMoment } from '../read-moment';
import { readQuantity } from '../read-quantity';
import { cellOf, type Table } from '../read-table';
import type { RowKeys } from '../row-key';

/** Huckleberry's one table: what a column means goes by the type of the row. */
const columns = ['type', 'start', 'end', 'start condition', 'start location', 'end condition'];

/** Whether a table is Huckleberry's export. */
export function isHuckleberry(table: Table): boolean {
  return columns.every((column) => table.columns.includes(column));
}

type Cell = (column: string) => string;

/** Rows of Huckleberry's export. */
export function huckleberryRows(table: Table, keys: RowKeys): RawRow[] {
  return table.rows.map((row) => {
    const cell: Cell = (column) => cellOf(table, row, column);
    return {
      file: table.file,
      row: row.row,
      key: keys.of('huckleberry', row.cells),
      child: null,
      dates: [cell('start')].filter((text) => text !== ''),
      bare: bareOf(cell),
      read: (settled) => readRow(cell, settled),
    };
  });
}

function bareOf(cell: Cell): RawRow['bare'] {
  const type = cell('type').toLowerCase();
  if (type === 'growth') {
    return [
      ...bareSize('weight', cell('start condition')),
      ...bareSize('length', cell('start location')),
      ...bareSize('head', cell('end condition')),
    ];
  }
  const read = isBottle(cell) ? readQuantity(cell('end condition'), 'volume') : null;
  return read && 'needsUnit' in read ? [{ measure: 'volume', value: read.needsUnit }] : [];
}

const isBottle = (cell: Cell) =>
  cell('type').toLowerCase() === 'feed' && cell('start location').toLowerCase() === 'bottle';

function readRow(cell: Cell, settled: Settled): RowReading {
  const type = cell('type').toLowerCase();
  if (type === 'growth') {
    const sizes = {
      weight: cell('start condition'),
      length: cell('start location'),
      head: cell('end condition'),
    };
    return measurement(cell('start'), sizes, settled);
  }
  if (type !== 'feed' && type !== 'solids') {
    return leftOut(`We don’t import “${cell('type') || 'rows without a type'}” yet.`);
  }
  const start = readMoment(cell('start'), settled);
  if ('problem' in start) return problem(start.problem);
  if (type === 'solids') {
    const text = [cell('start condition'), cell('notes')].filter((part) => part !== '').join('\n');
    return solids(start.atMs, { text, timeZone: settled.timeZone });
  }
  return isBottle(cell) ? readBottle(start.atMs, cell, settled) : readBreast(start.atMs, cell);
}

function readBottle(atMs: number, cell: Cell, settled: Settled): RowReading {
  const words = cell('start condition').toLowerCase();
  const food: MilkFood = words.includes('formula')
    ? 'infant-formula'
    : words.includes('cow')
      ? 'whole-milk'
      : 'breast-milk';
  const remark = /formula|cow|breast/.test(words)
    ? undefined
    : 'The row does not say which milk, so it is counted as breast milk.';
  const text = cell('end condition');
  if (text === '') return bottle(atMs, { food, ml: null });
  const read = readQuantity(text, 'volume', settled.volumeUnit);
  if ('problem' in read) return problem(read.problem);
  return bottle(atMs, { food, ml: 'value' in read ? read.value : read.needsUnit, remark });
}

/** "00:06R" and "0:04L": minutes at a side, in hours and minutes. */
function readBreast(atMs: number, cell: Cell): RowReading {
  const parts = [cell('start condition'), cell('end condition')].flatMap((text) => {
    const [, hours = '0', minutes = '0', side = ''] = /^(\d{1,2}):(\d{2})\s?([LR])$/i.exec(text) ?? [];
    return side === '' ? [] : [{ minutes: Number(hours) * 60 + Number(minutes), side: side.toUpperCase() }];
  });
  const fed = parts.filter(({ minutes }) => minutes > 0);
  const used = new Set(fed.map(({ side }) => side));
  const side = used.size === 2 ? 'both' : used.has('L') ? 'left' : used.has('R') ? 'right' : null;
  const minutes = fed.reduce((sum, each) => sum + each.minutes, 0);
  return breastfeed(atMs, { minutes: minutes === 0 ? null : minutes, side });
}
