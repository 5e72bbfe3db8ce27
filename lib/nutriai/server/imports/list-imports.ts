import * as z from 'zod';
import { importFormats } from '../../../contract/import-formats';
import { type ImportAnswer, importAnswer } from '../../../contract/nutriai-imports';
import { noColumns, numberColumn, type Sql, sql } from '../../../platform/database/sql';
import { notFound } from '../../../platform/http/api-error';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { rowsOutside } from '../babies/babies';
import { jsonText, requireParent, type Rows } from '../babies/baby-rows';
import { logFields, toMadeBy } from '../log/log-rows';

const { made_by, display_name, first_name, status, writer_role } = logFields;
const importRow = z.object({
  id: z.string(),
  baby_id: z.string().nullable(),
  format: z.enum(importFormats),
  file: z.string(),
  added: jsonText(importAnswer.shape.added),
  created_at_ms: numberColumn,
  made_by,
  display_name,
  first_name,
  status,
  writer_role,
});
type ImportRow = z.output<typeof importRow>;

/** Imports that this member may see as `i`: of babies whose parent they are, and of their own account. */
function importsOf(memberId: string): Sql {
  return sql`FROM data_imports i LEFT JOIN baby_carers c ON c.baby_id = i.baby_id AND c.member_id = ${memberId}
    LEFT JOIN members m ON m.id = i.made_by LEFT JOIN baby_carers w ON w.baby_id = i.baby_id AND w.member_id = i.made_by
    WHERE (c.role = 'parent' OR (i.baby_id IS NULL AND i.made_by = ${memberId}))`;
}

function selectImports(rows: Rows, memberId: string, rest: Sql): Promise<ImportRow[]> {
  return rows(
    importRow,
    sql`SELECT i.id, i.baby_id, i.format, i.file, i.added, i.created_at_ms, i.made_by, m.display_name, m.first_name,
        m.status,
          w.role AS writer_role ${importsOf(memberId)} ${rest}`,
  );
}

/** @throws ApiError 404 for an import that is not there, or that the member may not see */
export async function requireImport(rows: Rows, memberId: string, id: string): Promise<ImportRow> {
  const [row] = await selectImports(rows, memberId, sql`AND i.id = ${id}`);
  if (!row) throw notFound();
  return row;
}

/**
 * One page of the imports of a baby, or of the member's own of whole accounts, the latest first.
 * @throws ApiError 404, 403 for a carer
 */
export async function listImports(
  context: ServiceContext,
  { memberId }: Caller,
  { baby, limit, offset }: { baby: string | undefined } & Pick<Page, 'limit' | 'offset'>,
): Promise<{ count: number; results: ImportAnswer[] }> {
  const rows = rowsOutside(context);
  if (baby !== undefined) await requireParent(rows, memberId, baby);
  const isAsked = baby === undefined ? sql`AND i.baby_id IS NULL` : sql`AND i.baby_id = ${baby}`;
  const found = await selectImports(
    rows,
    memberId,
    sql`${isAsked} ORDER BY i.created_at_ms DESC, i.id LIMIT ${limit} OFFSET ${offset}`,
  );
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total ${importsOf(memberId)} ${isAsked}`,
  );
  return { count: counted?.total ?? 0, results: found.map((row) => toImport(row, memberId)) };
}

function toImport(row: ImportRow, memberId: string): ImportAnswer {
  return {
    id: row.id,
    baby: row.baby_id,
    format: row.format,
    file: row.file,
    added: row.added,
    made_by: toMadeBy(row, memberId),
    created_at: new Date(row.created_at_ms).toISOString(),
  };
}

const exportedRow = importRow.pick({ format: true, file: true, added: true, created_at_ms: true });

/** Lists the imports that a member has made, oldest first. */
export async function exportedImports(rows: Rows, memberId: string) {
  const found = await rows(
    exportedRow,
    sql`SELECT format, file, added, created_at_ms FROM data_imports WHERE made_by = ${memberId}
        ORDER BY created_at_ms, id`,
  );
  return found.map(({ created_at_ms: createdMs, ...made }) => ({
    ...made,
    created_at: new Date(createdMs).toISOString(),
  }));
}

/**
 * Forgets a member's imports of whole accounts; those of a baby stay with it for its other parents, without a
 * name.
 */
export async function eraseImportsOfMember(rows: Rows, memberId: string): Promise<void> {
  await rows(noColumns, sql`DELETE FROM data_imports WHERE made_by = ${memberId} AND baby_id IS NULL`);
}
