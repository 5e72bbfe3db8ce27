import { dateIn } from '../../../log/calendar-days';
import { measurement } from '../measurement-reading';
import { bottle, breastfeed, type MilkFood, solids } from '../meal-readings';
import type { RowReading } from '../import-row';
import { leftOut, problem, type RawRow, type Settled } from '../raw-row';
import { readMoment } from '../read-moment';
import { readNumber, readQuantity } from '../read-quantity';
import { cellOf, type Table, type TableRow } from '../read-table';
import type { RowKeys } from '../row-key';

/**
 * The tables of Sprout Track's family archive that have a place here, by columns that only they have
 * (`src/utils/migration-csv.ts`).
 */
const kinds = [
  { kind: 'feeds', columns: ['feedduration', 'side', 'babyid'] },
  { kind: 'foods eaten', columns: ['foodid', 'enjoyment', 'babyid'] },
  { kind: 'measurements', columns: ['value', 'unit', 'babyid'] },
] as const;
type SproutKind = (typeof kinds)[number]['kind'];

const lists = { babies: ['firstname', 'birthdate', 'inactive'], foods: ['name', 'commonallergen'] };

const has = ({ columns }: Table, wanted: readonly string[]) => wanted.every((each) => columns.includes(each));
const kindOf = (table: Table): SproutKind | null =>
  kinds.find(({ columns }) => has(table, columns))?.kind ?? null;

/** Whether a table is one of Sprout Track's. */
export function isSproutTrack(table: Table): boolean {
  const isOfBaby = has(table, ['id', 'babyid', 'familyid', 'createdat']);
  return isOfBaby || has(table, lists.babies) || has(table, lists.foods);
}

interface Names {
  babies: ReadonlyMap<string, string>;
  foods: ReadonlyMap<string, string>;
}

function namesIn(tables: readonly Table[], wanted: readonly string[], columns: readonly string[]) {
  const found = tables.filter((table) => has(table, wanted));
  return new Map(
    found.flatMap((table) =>
      table.rows.map((row): [string, string] => [
        cellOf(table, row, 'id'),
        columns
          .map((column) => cellOf(table, row, column))
          .join(' ')
          .trim(),
      ]),
    ),
  );
}

/**
 * Rows of Sprout Track's tables, those of one archive together: names of babies and foods stand in tables of
 * their own.
 */
export function sproutTrackRows(tables: readonly Table[], keys: RowKeys): RawRow[] {
  const names = {
    babies: namesIn(tables, lists.babies, ['firstname', 'lastname']),
    foods: namesIn(tables, lists.foods, ['name']),
  };
  const fed = new Set(
    tables
      .filter((table) => kindOf(table) === 'feeds')
      .flatMap((table) =>
        table.rows.filter((row) => cellOf(table, row, 'food') !== '').map((row) => cellOf(table, row, 'id')),
      ),
  );
  return tables
    .filter((table) => table.columns.includes('babyid'))
    .flatMap((table) => table.rows.map((row) => rawRow({ table, row, names, fed, keys })));
}

interface Place {
  table: Table;
  row: TableRow;
  names: Names;
  /** Feeds that say themselves what was eaten. */
  fed: ReadonlySet<string>;
  keys: RowKeys;
}

function rawRow({ table, row, names, fed, keys }: Place): RawRow {
  const cell = (column: string) => cellOf(table, row, column);
  const kind = kindOf(table);
  const baby = cell('babyid');
  return {
    file: table.file,
    row: row.row,
    key: keys.of('sprout_track', [cell('id')]),
    child: baby === '' ? null : { id: baby, name: names.babies.get(baby) ?? '' },
    dates: [],
    bare: [],
    read: (settled) => {
      if (cell('deletedat') !== '') return leftOut('Deleted in Sprout Track.');
      if (kind === 'feeds') return readFeed(cell, settled);
      if (kind === 'measurements') return readMeasurement(cell, settled);
      if (kind !== 'foods eaten') return leftOut(`We don’t import “${table.file}” yet.`);
      if (fed.has(cell('feedlogid'))) return leftOut('The feed that it belongs to names the food already.');
      return readFood(cell, names, settled);
    },
  };
}

type Cell = (column: string) => string;

const sides = { LEFT: 'left', RIGHT: 'right' } as const;

function readFeed(cell: Cell, settled: Settled): RowReading {
  const at = readMoment(cell('starttime') || cell('time'), settled);
  if ('problem' in at) return problem(at.problem);
  const type = cell('type');
  if (type === 'BREAST') {
    const seconds = readNumber(cell('feedduration'));
    const side = cell('side');
    return breastfeed(at.atMs, {
      minutes: seconds === null ? null : seconds / 60,
      side: side === 'LEFT' || side === 'RIGHT' ? sides[side] : null,
    });
  }
  if (type === 'BOTTLE') return readBottle(at.atMs, cell);
  if (type !== 'SOLIDS') return problem(`We don’t know the kind of feed “${type}”.`);
  const food = cell('food') || cell('notes');
  if (food === '') return problem('The row names no food.');
  return solids(at.atMs, { text: withAmount(food, cell), timeZone: settled.timeZone });
}

function readBottle(atMs: number, cell: Cell): RowReading {
  const words = cell('bottletype').toLowerCase();
  // "Formula\Breast" is both in one bottle: counted as formula, with what was breast milk said.
  const isBoth = words.includes('formula') && words.includes('breast');
  const food: MilkFood = words.includes('formula')
    ? 'infant-formula'
    : words === 'milk'
      ? 'whole-milk'
      : 'breast-milk';
  const remark = isBoth
    ? 'A bottle of both milks is counted as formula.'
    : words === ''
      ? 'The file does not say which milk, so it is counted as breast milk.'
      : undefined;
  if (cell('amount') === '') return bottle(atMs, { food, ml: null });
  const read = readQuantity(cell('amount'), 'volume', cell('unitabbr') || 'ml');
  if ('value' in read) return bottle(atMs, { food, ml: read.value, remark });
  return problem('problem' in read ? read.problem : 'The amount has no unit.');
}

/** Units of solids as the reader of meals takes them. */
const solidUnits: Readonly<Record<string, string>> = {
  TBSP: 'tbsp',
  TSP: 'tsp',
  OZ: 'oz',
  G: 'g',
  ML: 'ml',
  CUP: 'cup',
  CUPS: 'cup',
};

function withAmount(food: string, cell: Cell): string {
  const unit = solidUnits[cell('unitabbr').toUpperCase()];
  const isAlone = !/[,;\n&+]| and /i.test(food);
  return unit !== undefined && readNumber(cell('amount')) !== null && isAlone
    ? `${cell('amount')} ${unit} ${food}`
    : food;
}

function readFood(cell: Cell, { foods }: Names, settled: Settled): RowReading {
  const at = readMoment(cell('time'), settled);
  if ('problem' in at) return problem(at.problem);
  const food = foods.get(cell('foodid'));
  if (food === undefined || food === '') {
    return problem('The name of the food is in another file. Import the whole archive (.zip).');
  }
  const remark =
    cell('hadreaction') === 'true'
      ? {
          remark: `A reaction was noted: ${cell('reactiondescription') || 'no details'}. Add it to the meal.`,
        }
      : undefined;
  return solids(at.atMs, { text: withAmount(food, cell), timeZone: settled.timeZone, ...remark });
}

const sizes = { HEIGHT: 'length', WEIGHT: 'weight', HEAD_CIRCUMFERENCE: 'head' } as const;

function readMeasurement(cell: Cell, settled: Settled): RowReading {
  const type = cell('type');
  if (type === 'TEMPERATURE') return leftOut('We don’t import temperatures yet.');
  const size = type === 'HEIGHT' || type === 'WEIGHT' || type === 'HEAD_CIRCUMFERENCE' ? sizes[type] : null;
  if (size === null) return problem(`We don’t know the measurement “${type}”.`);
  const at = readMoment(cell('date'), settled);
  if ('problem' in at) return problem(at.problem);
  return measurement(
    dateIn(settled.timeZone, at.atMs),
    { [size]: `${cell('value')} ${cell('unit')}`.trim() },
    settled,
  );
}
