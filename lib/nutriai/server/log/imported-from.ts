import * as z from 'zod';
import { importFormats } from '../../../contract/import-formats';
import type { ImportedFrom } from '../../../contract/nutriai-water';
import { numberColumn, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import type { LogRow } from './log-rows';

type Entry = Pick<LogRow, 'baby_id' | 'created_at_ms'>;

const importRow = z.object({
  baby_id: z.string(),
  format: z.enum(importFormats),
  file: z.string(),
  created_at_ms: numberColumn,
});

/**
 * Returns what tells of an entry which import brought it, or that it was logged here. An import enters all it
 * brings at its own moment, by which a page of entries is asked about in one look at the few imports of a baby.
 */
export async function importsOfEntries(
  rows: Rows,
  entries: readonly Entry[],
): Promise<(entry: Entry) => { imported?: ImportedFrom }> {
  if (entries.length === 0) return () => ({});
  const babies = [...new Set(entries.map(({ baby_id: baby }) => baby))].map((baby) => sql`${baby}`);
  const found = await rows(
    importRow,
    sql`SELECT baby_id, format, file, created_at_ms FROM data_imports
        WHERE baby_id IN (${sql.join(babies, sql`, `)})`,
  );
  const keyOf = ({ baby_id: baby, created_at_ms: ms }: Entry) => `${baby} ${ms}`;
  const imports = new Map(found.map((row) => [keyOf(row), row]));
  return (entry) => {
    const row = imports.get(keyOf(entry));
    if (!row) return {};
    const { format, file, created_at_ms: ms } = row;
    return { imported: { format, file, at: new Date(ms).toISOString() } };
  };
}
