import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tables that the data modules were made from may lie; tests that read them are left out where they do not. */
const folder = join(process.cwd(), '..', 'shared', 'nutrition');

/** A line's cells; a cell in quotes may hold commas. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** Rows of a reference table by column; undefined where the table is not on this machine. */
export function referenceRows(file: string): Record<string, string>[] | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/);
  const columns = cellsOf(header);
  return lines.map((line) => {
    const cells = cellsOf(line);
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}
