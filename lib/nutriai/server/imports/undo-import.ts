import * as z from 'zod';
import type { UndoAnswer } from '../../../contract/nutriai-imports';
import { noColumns, numberColumn, type Sql, sql, withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { lockMember } from '../../../accounts/server/tokens/caller-standing';
import { findBaby, lockBaby, requireParent, selectBabies } from '../babies/baby-rows';
import { notifyCarers } from '../live/notify-carers';
import { requireImport } from './list-imports';
import { undoMeasurements } from './undo-measurements';
import { type ImportedRow, importedRow, type Undoing, type Undone } from './undoing';

/** Rows that one turn of the thread takes back. */
const batchSize = 200;
const keptAtMost = 100;

/**
 * Takes back what an import added, and nothing else. What was changed since stays with its import unless it is
 * asked for as well.
 * @throws ApiError 404 for an import that is not there, or not the caller's to take back
 */
export async function undoImport(
  context: ServiceContext,
  caller: Caller,
  { id, edited }: { id: string; edited: 'keep' | 'remove' },
): Promise<UndoAnswer> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const { rows } = transaction;
    const { memberId } = caller;
    await lockMember(rows, memberId);
    const { baby_id: babyId } = await requireImport(rows, memberId, id);
    if (babyId !== null) {
      await lockBaby(rows, babyId);
      await requireParent(rows, memberId, babyId);
      await notifyCarers(transaction, { babyId, kind: 'meals', caller });
      await notifyCarers(transaction, { babyId, kind: 'water', caller });
      await notifyCarers(transaction, { babyId, kind: 'profile', caller });
    }
    const undoing = {
      rows,
      importId: id,
      memberId,
      isEditedRemoved: edited === 'remove',
      nowMs: context.nowMs(),
    };
    const answer = await undoRows(undoing);
    await rows(
      noColumns,
      sql`DELETE FROM data_imports WHERE id = ${id}
          AND NOT EXISTS (SELECT 1 FROM imported_rows r WHERE r.import_id = ${id})`,
    );
    return answer;
  });
}

async function undoRows(undoing: Undoing): Promise<UndoAnswer> {
  const { rows, importId } = undoing;
  const answer: UndoAnswer = { removed: 0, kept: [] };
  let after = '';
  for (;;) {
    const batch = await rows(
      importedRow,
      sql`SELECT key, baby_id, kind, entry_id, stamp, file, row_number FROM imported_rows
          WHERE import_id = ${importId} AND key > ${after} AND kind <> 'baby' ORDER BY key LIMIT ${batchSize}`,
    );
    const last = batch.at(-1);
    if (!last) return undoBabies(undoing, answer);
    after = last.key;
    const { removed, kept } = await undoBatch(undoing, batch);
    answer.removed += removed;
    const room = Math.max(0, keptAtMost - answer.kept.length);
    answer.kept.push(
      ...kept
        .slice(0, room)
        .map((row) => ({ file: row.file, row: row.row_number, kind: row.kind, id: row.entry_id })),
    );
    await forgetRows(
      undoing,
      batch.filter((row) => !kept.includes(row)),
    );
  }
}

/** Where entries are stored that have an id and the time of their last change. */
const tables = {
  meal: sql`baby_meals`,
  water: sql`baby_water`,
  plan: sql`meal_plans`,
  recipe: sql`member_recipes`,
  given_drop: sql`baby_given_drops`,
  drop: sql`baby_drops`,
  appointment: sql`baby_appointments`,
  portion: sql`baby_portions`,
} as const;
const tableKinds = [
  'meal',
  'water',
  'plan',
  'recipe',
  'given_drop',
  'drop',
  'appointment',
  'portion',
] as const;

async function undoBatch(undoing: Undoing, batch: readonly ImportedRow[]): Promise<Undone> {
  const foreign = await foreignRows(undoing, batch);
  const own = batch.filter((row) => !foreign.includes(row));
  const ofKind = (wanted: ImportedRow['kind']) => own.filter(({ kind }) => kind === wanted);
  const parts: Undone[] = [{ removed: 0, kept: foreign }];
  for (const kind of tableKinds) parts.push(await undoEntries(undoing, tables[kind], ofKind(kind)));
  parts.push(await undoMeasurements(undoing, ofKind('measurement')));
  parts.push(await undoFavourites(undoing, ofKind('favourite')));
  return {
    removed: parts.reduce((sum, { removed }) => sum + removed, 0),
    kept: parts.flatMap(({ kept }) => kept),
  };
}

/** Rows of babies that the member brought along once and is no parent of any more: they are for those who are. */
async function foreignRows(
  { rows, memberId }: Undoing,
  batch: readonly ImportedRow[],
): Promise<ImportedRow[]> {
  const parented = await selectBabies(rows, memberId, sql`WHERE c.role = 'parent'`);
  const ids = new Set(parented.map(({ id }) => id));
  return batch.filter(({ baby_id: babyId }) => babyId !== null && !ids.has(babyId));
}

async function undoFavourites(
  { rows, memberId }: Undoing,
  imported: readonly ImportedRow[],
): Promise<Undone> {
  if (imported.length === 0) return { removed: 0, kept: [] };
  const recipes = listOf(imported.map(({ entry_id: id }) => id));
  await rows(
    noColumns,
    sql`DELETE FROM recipe_favorites WHERE member_id = ${memberId} AND recipe IN (${recipes})`,
  );
  return { removed: imported.length, kept: [] };
}

const babyUse = z.object({ entries: numberColumn, carers: numberColumn });

/** Takes back babies that an import entered: those that nobody has changed, logged for or shared since. */
async function undoBabies(undoing: Undoing, answer: UndoAnswer): Promise<UndoAnswer> {
  const { rows, importId, memberId, isEditedRemoved } = undoing;
  const entered = await rows(
    importedRow,
    sql`SELECT key, baby_id, kind, entry_id, stamp, file, row_number FROM imported_rows
        WHERE import_id = ${importId} AND kind = 'baby'`,
  );
  for (const row of entered) {
    await lockBaby(rows, row.entry_id);
    const baby = await findBaby(rows, memberId, row.entry_id);
    const [use] = await rows(
      babyUse,
      sql`SELECT (SELECT count(*) FROM baby_meals WHERE baby_id = ${row.entry_id})
            + (SELECT count(*) FROM baby_water WHERE baby_id = ${row.entry_id})
            + (SELECT count(*) FROM meal_plans WHERE baby_id = ${row.entry_id})
            + (SELECT count(*) FROM baby_drops WHERE baby_id = ${row.entry_id})
            + (SELECT count(*) FROM baby_given_drops WHERE baby_id = ${row.entry_id})
            + (SELECT count(*) FROM baby_appointments WHERE baby_id = ${row.entry_id})
            + (SELECT count(*) FROM baby_portions WHERE baby_id = ${row.entry_id})
            + (SELECT count(*) FROM baby_health_links WHERE baby_id = ${row.entry_id}) AS entries,
          (SELECT count(*) FROM baby_carers WHERE baby_id = ${row.entry_id}) AS carers`,
    );
    const isUntouched = isEditedRemoved || String(baby?.updated_at_ms) === row.stamp;
    const isFree = use?.entries === 0 && use.carers === 1 && baby?.role === 'parent' && isUntouched;
    if (baby && !isFree) {
      answer.kept.push({ file: row.file, row: row.row_number, kind: row.kind, id: row.entry_id });
      continue;
    }
    if (baby) {
      await rows(noColumns, sql`DELETE FROM baby_profiles WHERE id = ${row.entry_id}`);
      answer.removed += 1;
    }
    await forgetRows(undoing, [row]);
  }
  return answer;
}

const entryRow = z.object({ id: z.string(), updated_at_ms: numberColumn });

const listOf = (values: readonly string[]): Sql =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

async function undoEntries(
  { rows, isEditedRemoved }: Undoing,
  table: Sql,
  imported: readonly ImportedRow[],
): Promise<Undone> {
  if (imported.length === 0) return { removed: 0, kept: [] };
  const ids = imported.map(({ entry_id: id }) => id);
  const found = await rows(
    entryRow,
    sql`SELECT id, updated_at_ms FROM ${table} WHERE id IN (${listOf(ids)})`,
  );
  const changedAt = new Map(found.map((entry) => [entry.id, String(entry.updated_at_ms)]));
  const there = imported.filter(({ entry_id: id }) => changedAt.has(id));
  const kept = there.filter(({ entry_id: id, stamp }) => !isEditedRemoved && changedAt.get(id) !== stamp);
  const removed = there.filter((row) => !kept.includes(row)).map(({ entry_id: id }) => id);
  if (removed.length > 0) await rows(noColumns, sql`DELETE FROM ${table} WHERE id IN (${listOf(removed)})`);
  return { removed: removed.length, kept };
}

async function forgetRows({ rows, importId }: Undoing, gone: readonly ImportedRow[]): Promise<void> {
  if (gone.length === 0) return;
  const keys = listOf(gone.map(({ key }) => key));
  await rows(noColumns, sql`DELETE FROM imported_rows WHERE import_id = ${importId} AND key IN (${keys})`);
}
