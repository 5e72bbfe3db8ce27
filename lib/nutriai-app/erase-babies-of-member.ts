import { noColumns, sql } from '../http/database';
import type { Rows } from './baby-rows';

/**
 * Deletes the babies that nobody but this member is a parent of, with all that hangs on them: carers alone must not be left with a child that is not
 * theirs. What the member shared with another parent stays, and what they wrote there loses its writer when the member is deleted.
 */
export async function eraseBabiesOfMember(rows: Rows, memberId: string): Promise<void> {
  const theirs = sql`SELECT c.baby_id FROM baby_carers c WHERE c.member_id = ${memberId} AND c.role = 'parent'`;
  // As every change of who looks after a baby does: of two parents who go at the same moment, the second finds no other.
  await rows(noColumns, sql`UPDATE baby_profiles SET name = name WHERE id IN (${theirs})`);
  await rows(
    noColumns,
    sql`DELETE FROM baby_profiles WHERE id IN (${theirs}) AND NOT EXISTS (
          SELECT 1 FROM baby_carers o WHERE o.baby_id = baby_profiles.id AND o.member_id <> ${memberId} AND o.role = 'parent'
        )`,
  );
}
