import { noColumns, type Sql, sql } from '../../../platform/database/sql';
import { type Rows, selectBabies } from './baby-rows';
import { limitedUntilMs, refuseNewParent } from './new-parent-limits';
import { notifyParents } from './notify-parents';

/** The babies that would go with this member: those that nobody else is a parent of. */
function onlyTheirs(memberId: string): Sql {
  return sql`NOT EXISTS (
    SELECT 1 FROM baby_carers o WHERE o.baby_id = b.id AND o.member_id <> ${memberId} AND o.role = 'parent'
  )`;
}

/**
 * Refuses a new parent who would delete a baby by deleting their account, as long as they cannot delete it otherwise.
 * @throws ApiError 403 that says from when it is possible
 */
export async function refuseErasureByNewParent(rows: Rows, memberId: string, nowMs: number): Promise<void> {
  const babies = await selectBabies(rows, memberId, sql`WHERE c.role = 'parent' AND ${onlyTheirs(memberId)}`);
  const untilMs = Math.max(0, ...babies.map((baby) => limitedUntilMs(baby, nowMs) ?? 0));
  refuseNewParent(
    untilMs === 0 ? null : untilMs,
    'delete your account, with the baby whose only parent you are',
  );
}

/**
 * Tells the parents of what is left that a member who looked after their baby has gone, without the name.
 * Waiting mails to the member are dropped afterwards.
 */
export async function notifyParentsWhoStay(rows: Rows, memberId: string, nowMs: number): Promise<void> {
  for (const baby of await selectBabies(rows, memberId)) {
    const change = { what: 'account deleted', role: baby.role } as const;
    await notifyParents({ rows }, { baby, change, before: [], nowMs });
  }
}

/**
 * Deletes the babies that nobody but this member is a parent of, with all that hangs on them: carers alone
 * must not be left with a child that is not theirs. What the member shared with another parent stays, and
 * what they wrote there loses its writer when the member is deleted.
 */
export async function eraseBabiesOfMember(rows: Rows, memberId: string): Promise<void> {
  const theirs = sql`SELECT c.baby_id FROM baby_carers c WHERE c.member_id = ${memberId} AND c.role = 'parent'`;
  // As every change of who looks after a baby does: of two parents who go at the same moment, the second
  // finds no other.
  await rows(noColumns, sql`UPDATE baby_profiles SET name = name WHERE id IN (${theirs})`);
  await rows(
    noColumns,
    sql`DELETE FROM baby_profiles WHERE id IN (
          SELECT b.id FROM baby_profiles b WHERE b.id IN (${theirs}) AND ${onlyTheirs(memberId)})`,
  );
}
