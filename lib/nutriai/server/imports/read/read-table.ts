import { CsvError, parse } from 'csv-parse/sync';
import { ImportFileError } from './import-row';

/** Rows that a file may have. */
export const rowsAtMost = 50_000;
const columnsAtMost = 200;
const rowCharactersAtMost = 100_000;

/** A table with a header, as text. */
export interface Table {
  file: string;
  /** Names of the columns as they stand in the file. */
  names: string[];
  /** The same, trimmed and in lower case, by which readers find them. */
  columns: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  cells: string[];
}

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Reads CSV with commas, semicolons, tabs or bars, quoted or not.
 * @throws ImportFileError for a text that is no table, or too long
 */
export function readTable(file: string, text: string): Table {
  const { body, stated, firstRow } = withoutExcelLine(text);
  const records = parseRecords(body, stated ?? delimiterOf(body));
  const [header, ...rest] = fromHeader(
    records.map((cells, index) => ({ row: index + firstRow, cells: cells.map(cleaned) })),
  );
  const rows = rest.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (!header || header.cells.every((cell) => cell === '')) {
    throw new ImportFileError('The first row of the file is empty. It has to name the columns.');
  }
  if (header.cells.length > columnsAtMost)
    throw new ImportFileError(`A file may have ${columnsAtMost} columns.`);
  if (rows.length > rowsAtMost) {
    throw new ImportFileError(
      `A file may have ${rowsAtMost.toLocaleString('en-GB')} rows. Split this one and import the parts.`,
    );
  }
  const names = header.cells;
  return { file, names, columns: names.map((name) => name.toLowerCase()), rows };
}

/** How many lines of titles a sheet may have above its table. */
const titleLinesAtMost = 10;

/** Leaves out titles and empty lines above the table, of which each has one cell at most. */
function fromHeader(rows: TableRow[]): TableRow[] {
  const filled = ({ cells }: TableRow) => cells.filter((cell) => cell !== '').length;
  const header = rows.slice(0, titleLinesAtMost + 1).findIndex((row) => filled(row) > 1);
  return header > 0 ? rows.slice(header) : rows;
}

/** Excel writes and reads `sep=;` before the header. */
function withoutExcelLine(text: string): { body: string; stated: string | null; firstRow: number } {
  const [, stated = null] = /^\uFEFF?"?sep=([,;\t|])"?\r?\n/i.exec(text) ?? [];
  if (stated === null) return { body: text, stated, firstRow: 1 };
  return { body: text.slice(text.indexOf('\n') + 1), stated, firstRow: 2 };
}

/** The delimiter that stands most often in the header, or in a line above it, quoted parts aside. */
function delimiterOf(text: string): string {
  const lines = text
    .trimStart()
    .slice(0, headCharacters)
    .split(/[\r\n]+/, titleLinesAtMost + 1);
  const header = lines.find((line) => countsIn(line).some((count) => count > 0)) ?? '';
  const counts = countsIn(header);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

const headCharacters = 20_000;

function countsIn(line: string): number[] {
  const bare = line.replace(/"[^"]*"/g, '');
  return delimiters.map((delimiter) => bare.split(delimiter).length - 1);
}

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: rowCharactersAtMost,
      record_delimiter: ['\r\n', '\n', '\r'],
      // One more than may be, so that a longer file is refused and not cut off.
      to: rowsAtMost * 2,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new ImportFileError(adviceFor(error));
    throw error;
  }
}

function adviceFor(error: CsvError): string {
  const line = /at line (\d+)/.exec(error.message)?.[1];
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return (
      `A quotation mark opens${line === undefined ? '' : ` before line ${line}`} and never closes, so ` +
      'the rows after it cannot be told apart.'
    );
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return 'One row of this file is longer than 100,000 characters. Is a quotation mark missing?';
  }
  return `This is not a table that can be read${line === undefined ? '' : `: line ${line} is broken`}.`;
}

/** Control characters have no meaning in a log; PostgreSQL refuses some of them. */
function cleaned(cell: string): string {
  return cell
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
      ' ',
    )
    .trim();
}

/** The cell of a row under a column of this name; empty where there is none. */
export function cellOf(table: Pick<Table, 'columns'>, { cells }: TableRow, column: string): string {
  const index = table.columns.indexOf(column);
  return index < 0 ? '' : (cells[index] ?? '');
}
