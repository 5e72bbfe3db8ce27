import type { ColumnRole, RowReading } from '../import-row';
import { bareSize, measurement } from '../measurement-reading';
import { bottle, breastfeed, type MilkFood, solids, water } from '../meal-readings';
import { leftOut, problem, type RawRow, type Settled } from '../raw-row';
import { readMoment } from '../read-moment';
import { readNumber, readQuantity } from '../read-quantity';
import type { Table, TableRow } from '../read-table';
import {
  formulaWords,
  kindWords,
  mealWords,
  type RowKind,
  saidMilk,
  sideWords,
  usualNames,
} from './sheet-words';
import type { RowKeys } from '../row-key';

/** Which column is what, by index. */
export type ColumnMapping = Readonly<Record<string, ColumnRole>>;

/** What the columns seem to be, each role once. */
export function guessedColumns({ columns, rows }: Pick<Table, 'columns' | 'rows'>): ColumnMapping {
  const kinds = kindColumnIn({ columns, rows });
  const mapping: Record<string, ColumnRole> = kinds === null ? {} : { [String(kinds)]: 'kind' };
  const taken = new Set<ColumnRole>(Object.values(mapping));
  for (const [index, name] of columns.entries()) {
    const role = index === kinds ? null : roleNamed(name, taken);
    if (role === null) continue;
    mapping[String(index)] = role;
    taken.add(role);
  }
  // A "start" beside a day is the time alone.
  const moment = Object.entries(mapping).find(([, role]) => role === 'moment');
  if (moment && taken.has('date') && !taken.has('time')) mapping[moment[0]] = 'time';
  return mapping;
}

/** How many of its cells must name a kind, and in how many words, before a column is one of kinds. */
const kindsAtLeast = 0.8;
const kindWordsAtMost = 3;

/**
 * The column that is named like foods and holds kinds ("What: Bottle, Lunch, Nappy"), where another column
 * remains for the foods; null where no such column is, or one is named like kinds.
 */
function kindColumnIn({ columns, rows }: Pick<Table, 'columns' | 'rows'>): number | null {
  if (columns.some((name) => usualNames.kind.test(name))) return null;
  const named = [...columns.keys()].filter((index) => usualNames.food.test(columns[index] ?? ''));
  if (named.length < 2) return null;
  const isOfKinds = (index: number) => {
    const cells = rows.map(({ cells }) => kindWordsOf(cells[index] ?? '')).filter((words) => words !== '');
    const known = cells.filter(
      (words) =>
        words.split(/\s+/).length <= kindWordsAtMost && kindWords.some(([, pattern]) => pattern.test(words)),
    );
    return cells.length > 0 && known.length >= cells.length * kindsAtLeast;
  };
  return named.find(isOfKinds) ?? null;
}

const kindWordsOf = (cell: string) => cell.trim().toLowerCase().normalize('NFC');

function roleNamed(name: string, taken: ReadonlySet<ColumnRole>): ColumnRole | null {
  for (const [role, names] of Object.entries(usualNames)) {
    if (names.test(name) && !taken.has(role as ColumnRole)) return role as ColumnRole;
  }
  return null;
}

/** Whether rows can be read with this mapping: each needs a date, and something to log. */
export function isCompleteMapping(mapping: ColumnMapping): boolean {
  const roles = new Set(Object.values(mapping));
  const has = (...wanted: ColumnRole[]) => wanted.some((role) => roles.has(role));
  return has('moment', 'date') && has('kind', 'food', 'amount', 'weight', 'length', 'head');
}

type Cell = (role: ColumnRole) => string;

/** Rows of any table, by what the member says its columns are. */
export function mappedRows(table: Table, mapping: ColumnMapping, keys: RowKeys): RawRow[] {
  const indexes = new Map(Object.entries(mapping).map(([index, role]) => [role, Number(index)]));
  const units = {
    amount: unitInName(table, indexes.get('amount')),
    weight: unitInName(table, indexes.get('weight')),
    length: unitInName(table, indexes.get('length')),
    head: unitInName(table, indexes.get('head')),
  };
  return table.rows.map((row) => {
    const cell = cellsOf(row, indexes, units);
    return {
      file: table.file,
      row: row.row,
      key: keys.of('table', row.cells),
      child: null,
      dates: [momentText(cell)].filter((text) => text !== ''),
      bare: bareOf(cell),
      read: (settled) => readRow(cell, settled),
    };
  });
}

/** "Amount (ml)" says the unit of all its cells. */
function unitInName({ columns }: Table, index: number | undefined): string {
  const name = index === undefined ? '' : (columns[index] ?? '');
  return /(?:^|[\s(_[])(ml|fl oz|oz|kg|g|lbs?|cm|in|inches)[\])]?$/.exec(name)?.[1] ?? '';
}

function cellsOf(
  { cells }: TableRow,
  indexes: ReadonlyMap<ColumnRole, number>,
  units: Readonly<Partial<Record<ColumnRole, string>>>,
): Cell {
  return (role) => {
    const index = indexes.get(role);
    const text = index === undefined ? '' : (cells[index] ?? '');
    const unit = units[role] ?? '';
    return unit !== '' && /^[\d.,]+$/.test(text) ? `${text} ${unit}` : text;
  };
}

const momentText = (cell: Cell) =>
  cell('moment') || [cell('date'), cell('time')].filter((text) => text !== '').join(' ');

function bareOf(cell: Cell): RawRow['bare'] {
  const sizes = [
    ...bareSize('weight', cell('weight')),
    ...bareSize('length', cell('length')),
    ...bareSize('head', cell('head')),
  ];
  const kind = kindOf(cell);
  const isDrink =
    kind === 'breast' || kind === 'formula' || kind === 'milk' || kind === 'bottle' || kind === 'water';
  const read =
    isDrink && cell('unit') === '' && cell('amount') !== '' ? readQuantity(cell('amount'), 'volume') : null;
  return read && 'needsUnit' in read ? [...sizes, { measure: 'volume', value: read.needsUnit }] : sizes;
}

function kindOf(cell: Cell): RowKind {
  const words = kindWordsOf(cell('kind'));
  if (words !== '')
    return (
      kindWords.find(([, pattern]) => pattern.test(words))?.[0] ??
      (/feed|milk/.test(words) ? 'bottle' : 'unknown')
    );
  if (cell('food') !== '') return 'solids';
  if (cell('weight') !== '' || cell('length') !== '' || cell('head') !== '') return 'sizes';
  return cell('amount') === '' ? (cell('minutes') === '' ? 'unknown' : 'breast') : 'bottle';
}

function readRow(cell: Cell, settled: Settled): RowReading {
  const kind = kindOf(cell);
  if (kind === 'elsewhere') return leftOut(`We don’t import “${cell('kind')}” yet.`);
  if (kind === 'sizes') {
    const sizes = { weight: cell('weight'), length: cell('length'), head: cell('head') };
    return measurement(momentText(cell), sizes, settled);
  }
  const at = readMoment(momentText(cell), settled);
  if ('problem' in at) return problem(at.problem);
  const reading = readLogged(at.atMs, { kind, cell, settled });
  return at.hasTime || reading.state !== 'entry'
    ? reading
    : { ...reading, remark: reading.remark ?? 'No time given: noon is assumed.' };
}

function readLogged(
  atMs: number,
  { kind, cell, settled }: { kind: RowKind; cell: Cell; settled: Settled },
): RowReading {
  if (kind === 'unknown')
    return problem(
      cell('kind') === '' ? 'This row has nothing to log.' : `“${cell('kind')}” is not known here.`,
    );
  if (kind === 'solids' || kind === 'meal') return readSolids(atMs, { kind, cell, settled });
  if (kind === 'breast' && cell('amount') === '')
    return breastfeed(atMs, { minutes: minutesOf(atMs, cell, settled), side: sideIn(cell) });
  const ml = volumeOf(cell, settled);
  if (typeof ml === 'string') return problem(ml);
  if (kind === 'water') return water(atMs, ml);
  const food: MilkFood =
    kind === 'formula' || (kind === 'bottle' && formulaWords.test(cell('food')))
      ? 'infant-formula'
      : kind === 'milk'
        ? 'whole-milk'
        : 'breast-milk';
  const isSaid = kind !== 'bottle' || saidMilk.test(`${cell('kind')} ${cell('food')}`);
  return bottle(atMs, {
    food,
    ml,
    ...(!isSaid &&
      ml !== null && { remark: 'The file does not say which milk, so it is counted as breast milk.' }),
  });
}

function readSolids(
  atMs: number,
  { kind, cell, settled }: { kind: RowKind; cell: Cell; settled: Settled },
): RowReading {
  const words = kindWordsOf(cell('kind'));
  const meal = mealWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'dinner';
  const amount = [cell('amount'), cell('unit')].filter((part) => part !== '').join(' ');
  const isAlone = !/[,;\n&+\d]| and /i.test(cell('food'));
  const hasUnit = /[a-z]/i.test(amount);
  const text =
    amount !== '' && isAlone && hasUnit && /^\d/.test(amount) ? `${amount} ${cell('food')}` : cell('food');
  return solids(atMs, { text, timeZone: settled.timeZone, ...(kind === 'meal' && { meal }) });
}

/** An amount in a column of its own, or else with its unit among the words. */
function volumeOf(cell: Cell, settled: Settled): number | null | string {
  const amount = cell('amount') || (/\b\d[\d.,]* ?(?:ml|fl oz|oz)\b/i.exec(cell('food'))?.[0] ?? '');
  if (amount === '') return null;
  const read = readQuantity(amount, 'volume', cell('unit') || settled.volumeUnit);
  if ('problem' in read) return read.problem;
  return 'value' in read ? read.value : 'The amount has no unit.';
}

function minutesOf(atMs: number, cell: Cell, settled: Settled): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(cell('minutes'));
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const given =
    /^(\d+(?:[.,]\d+)?)\s*(?:m|min|mins|minutes?)?$/i.exec(cell('minutes'))?.[1] ??
    /\b(\d{1,3}) ?(?:min|mins|minutes|minuten|minuti|minutos)\b/i.exec(cell('food'))?.[1];
  if (given !== undefined) return readNumber(given);
  const end = cell('end') === '' ? null : readMoment(cell('end'), settled);
  return end && 'atMs' in end ? (end.atMs - atMs) / 60_000 : null;
}

function sideIn(cell: Cell): 'left' | 'right' | 'both' | null {
  const words = `${cell('kind')} ${cell('food')}`.toLowerCase();
  const [left, right] = [sideWords.left.test(words), sideWords.right.test(words)];
  if ((left && right) || sideWords.both.test(words)) return 'both';
  return left ? 'left' : right ? 'right' : null;
}
