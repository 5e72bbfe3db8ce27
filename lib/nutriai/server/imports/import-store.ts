import * as z from 'zod';
import type { importFormats } from '../../../contract/import-formats';
import type { ImportCounts } from '../../../contract/nutriai-imports';
import { noColumns, type Sql, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';

export type EntryKind =
  | 'baby'
  | 'meal'
  | 'water'
  | 'measurement'
  | 'plan'
  | 'recipe'
  | 'favourite'
  | 'drop'
  | 'given_drop'
  | 'appointment'
  | 'portion';

/** Whose entries an import brings: a row belongs to a baby, or to the member. */
export type RowOwner = { babyId: string } | { memberId: string };

/** An entry that an import stores, with the row that it comes from. */
export interface ImportedRow {
  key: string;
  kind: EntryKind;
  entryId: string;
  /** By what a later change is noticed: the time of the last change, or what was put into a measurement. */
  stamp: string;
  file: string;
  row: number;
}

/** What an import has stored: its id, and by what a later change of it is noticed. */
export interface Stored {
  entryId: string;
  stamp: string;
}

export const noCounts: ImportCounts = {
  babies: 0,
  meals: 0,
  water: 0,
  measurements: 0,
  meal_plans: 0,
  recipes: 0,
  favourites: 0,
  drops: 0,
  given_drops: 0,
  appointments: 0,
  portions: 0,
};

const keyRow = z.object({ key: z.string(), entry_id: z.string() });

function ownedBy(owner: RowOwner): Sql {
  return 'babyId' in owner ? sql`baby_id = ${owner.babyId}` : sql`member_id = ${owner.memberId}`;
}

/** Returns the entries that imports have stored before under these keys, by key. */
export async function storedEntries(
  rows: Rows,
  owner: RowOwner,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  const found = await rows(
    keyRow,
    sql`SELECT key, entry_id FROM imported_rows WHERE ${ownedBy(owner)} AND key IN (${list})`,
  );
  return new Map(found.map(({ key, entry_id: entryId }) => [key, entryId]));
}

interface NewImport {
  id: string;
  babyId: string | null;
  memberId: string;
  format: (typeof importFormats)[number];
  file: string;
  nowMs: number;
}

export async function insertImport(
  rows: Rows,
  { id, babyId, memberId, format, file, nowMs }: NewImport,
): Promise<void> {
  await rows(
    noColumns,
    sql`INSERT INTO data_imports (id, baby_id, made_by, format, file, added, created_at_ms)
        VALUES (${id}, ${babyId}, ${memberId}, ${format}, ${file}, ${JSON.stringify(noCounts)}, ${nowMs})`,
  );
}

/** Writes down what an import has added; one that has added nothing is forgotten. */
export async function finishImport(rows: Rows, id: string, added: ImportCounts): Promise<void> {
  const isEmpty = Object.values(added).every((count) => count === 0);
  await rows(
    noColumns,
    isEmpty
      ? sql`DELETE FROM data_imports WHERE id = ${id}`
      : sql`UPDATE data_imports SET added = ${JSON.stringify(added)} WHERE id = ${id}`,
  );
}

/**
 * Stores where entries come from. A key that is stored already is an error of the database's unique index, and
 * undoes all.
 */
export async function insertImportedRows(
  rows: Rows,
  { importId, owner }: { importId: string; owner: RowOwner },
  imported: readonly ImportedRow[],
): Promise<void> {
  if (imported.length === 0) return;
  const [babyId, memberId] = 'babyId' in owner ? [owner.babyId, null] : [null, owner.memberId];
  const values = imported.map(
    ({ key, kind, entryId, stamp, file, row }) =>
      sql`(${importId}, ${key}, ${babyId}, ${memberId}, ${kind}, ${entryId}, ${stamp}, ${file}, ${row})`,
  );
  await rows(
    noColumns,
    sql`INSERT INTO imported_rows (import_id, key, baby_id, member_id, kind, entry_id, stamp, file, row_number)
        VALUES ${sql.join(values, sql`, `)}`,
  );
}

/** Forgets rows whose entries are gone, so that they can be stored again. */
export async function forgetKeys(rows: Rows, owner: RowOwner, keys: readonly string[]): Promise<void> {
  const list = sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  );
  await rows(noColumns, sql`DELETE FROM imported_rows WHERE ${ownedBy(owner)} AND key IN (${list})`);
}
