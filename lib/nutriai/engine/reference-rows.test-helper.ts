import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows } from './knowledge/csv-rows';

/**
 * The folder of the tables that the data modules were made from; tests that read them are left out where none
 * is named.
 */
const folder = process.env.NUTRITION_TABLES;

/** Rows of a reference table by column; undefined where the table is not on this machine. */
export function referenceRows(file: string): Record<string, string>[] | undefined {
  if (folder === undefined || !existsSync(join(folder, file))) return undefined;
  return csvRows(readFileSync(join(folder, file), 'utf8'));
}
