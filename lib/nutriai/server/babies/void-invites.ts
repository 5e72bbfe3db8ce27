import { noColumns, sql } from '../../../platform/database/sql';
import type { Rows } from './baby-rows';

/**
 * Voids the open invites that a member made: for one baby, or for all. An invite is worth no more than the
 * rights of whoever made it.
 */
export async function voidInvites(
  rows: Rows,
  { memberId, babyId }: { memberId: string; babyId?: string },
): Promise<void> {
  const isForBaby = babyId === undefined ? sql`1 = 1` : sql`baby_id = ${babyId}`;
  await rows(noColumns, sql`DELETE FROM baby_invites WHERE invited_by = ${memberId} AND ${isForBaby}`);
}
