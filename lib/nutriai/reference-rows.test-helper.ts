import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the tables that the data modules were made from; tests that read them are left out where none is named. */
const folder = process.env.NUTRITION_TABLES;

/** A line's cells; a cell in quotes may hold commas, and quotes that are doubled. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}

/** Rows of a reference table by column; undefined where the table is not on this machine. */
export function referenceRows(file: string): Record<string, string>[] | undefined {
  if (folder === undefined || !existsSync(join(folder, file))) return undefined;
  const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split(/\r?\n/);
  const columns = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
