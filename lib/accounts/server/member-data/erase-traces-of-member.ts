import * as z from 'zod';
import { lockMember } from '../tokens/caller-standing';
import { noColumns, sql, type WriteTransaction } from '../../../platform/database/sql';
import { dropMailsTo } from '../../../platform/mail/outbox';
import { type Erasure, memberFeaturesOf } from './member-feature';

const emailRow = z.object({ email: z.string() });

/**
 * What has to be done before a member's row is deleted; the tables' own rules do the rest (invites, shares,
 * own recipes, favourites, API keys, mailed links and what was agreed to go; comments, reports and entries of a baby
 * that another parent has lose their writer).
 *
 * - Sessions go: a session cannot outlive its member.
 * - Each feature erases what it stores of the member, or takes the name off it (`MemberFeature.erase`).
 * - Mails to the member that wait go.
 *
 * Answers kept for `Idempotency-Key` need no deletion: they are enciphered under a key that is not stored,
 * and go within a day (lib/platform/http/idempotency.ts).
 */
export async function eraseTracesOfMember(
  { payload, rows }: Pick<WriteTransaction, 'payload' | 'rows'>,
  erasure: Erasure,
): Promise<void> {
  const { memberId } = erasure;
  await lockMember(rows, memberId);
  await rows(noColumns, sql`DELETE FROM member_sessions WHERE member_id = ${memberId}`);
  for (const feature of memberFeaturesOf(payload)) await feature.erase(rows, erasure);
  const [member] = await rows(emailRow, sql`SELECT email FROM members WHERE id = ${memberId}`);
  if (member) await dropMailsTo(rows, member.email);
}
