import { noColumns, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';

/** Has reminders of a baby looked at again, because something was logged or planned. */
export async function lookAgain(rows: Rows, babyId: string): Promise<void> {
  await rows(
    noColumns,
    sql`UPDATE baby_reminders SET look_at_ms = 0 WHERE baby_id = ${babyId} AND look_at_ms <> 0`,
  );
}
