import { decodeText } from './decode-text';
import { babyBuddyRows, isBabyBuddy } from './formats/baby-buddy';
import { huckleberryRows, isHuckleberry } from './formats/huckleberry';
import { guessedColumns, isCompleteMapping, mappedRows } from './formats/mapped-table';
import { isSproutTrack, sproutTrackRows } from './formats/sprout-track';
import { columnRoles } from '../../../../contract/nutriai-imports';
import {
  type ImportChoices,
  ImportFileError,
  type ImportFormat,
  type ImportReading,
  type ImportRow,
} from './import-row';
import type { RawRow } from './raw-row';
import { readTable, rowsAtMost, type Table } from './read-table';
import { RowKeys } from './row-key';
import { settle } from './settle';
import { isArchive, unpackTables } from './unpack-tables';

const examplesShown = 3;
const exampleCharacters = 60;

/**
 * Reads a file of a log: what each row says, and what only the member can tell.
 * @throws ImportFileError for a file that cannot be read as a whole
 */
export function readImport(name: string, bytes: Uint8Array, choices: ImportChoices): ImportReading {
  const tables = isArchive(bytes)
    ? unpackTables(bytes).map((file) => readTable(file.name, decodeText(file.bytes)))
    : [readTable(name, decodeText(bytes))];
  const { format, raw, columns, isMapped } = rawRowsOf(tables, choices);
  if (raw.length > rowsAtMost) throw new ImportFileError(`An archive may have ${rowsAtMost} rows.`);
  if (!isMapped) {
    const roles = columnRoles.map((role) => ({ value: role, name: role }));
    return { format, rows: [], columns, questions: [{ id: 'columns', choices: roles }] };
  }
  const { settled, child, questions } = settle(raw, choices);
  const rows = raw.map((row): ImportRow => ({
    file: row.file,
    row: row.row,
    key: row.key,
    ...readOne(row, child, settled),
  }));
  return { format, rows, questions, columns };
}

function readOne(row: RawRow, child: string | null, settled: Parameters<RawRow['read']>[0]) {
  const isOther = row.child !== null && row.child.id !== child;
  return isOther ? ({ state: 'left_out', reason: 'Belongs to another child.' } as const) : row.read(settled);
}

interface RawReading {
  format: ImportFormat;
  raw: RawRow[];
  columns: ImportReading['columns'];
  isMapped: boolean;
}

function rawRowsOf(tables: readonly Table[], choices: ImportChoices): RawReading {
  const keys = new RowKeys();
  const known = { columns: [], isMapped: true };
  const sprout = tables.filter(isSproutTrack);
  if (sprout.length > 0) return { ...known, format: 'sprout_track', raw: sproutTrackRows(sprout, keys) };
  const babyBuddy = tables.filter(isBabyBuddy);
  if (babyBuddy.length > 0) {
    return { ...known, format: 'baby_buddy', raw: babyBuddy.flatMap((table) => babyBuddyRows(table, keys)) };
  }
  const [table, ...others] = tables;
  if (table === undefined || others.length > 0) {
    throw new ImportFileError('We don’t know this kind of archive. Import its CSV files one by one.');
  }
  if (isHuckleberry(table)) return { ...known, format: 'huckleberry', raw: huckleberryRows(table, keys) };
  const mapping = choices.columns ?? guessedColumns(table);
  const isMapped = isCompleteMapping(mapping);
  const columns = table.names.map((name, index) => ({
    name: name || `Column ${index + 1}`,
    examples: examplesOf(table, index),
    role: mapping[String(index)] ?? null,
  }));
  return { format: 'table', raw: isMapped ? mappedRows(table, mapping, keys) : [], columns, isMapped };
}

function examplesOf({ rows }: Table, index: number): string[] {
  const examples: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[index] ?? '';
    if (cell !== '' && !examples.includes(cell)) examples.push(cell.slice(0, exampleCharacters));
    if (examples.length === examplesShown) break;
  }
  return examples;
}
