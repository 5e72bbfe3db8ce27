import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { lockMember } from '../tokens/caller-standing';
import type { WriteTransaction } from '../../../platform/database/sql';
import { noColumns, sql } from '../../../platform/database/sql';
import {
  eraseBabiesOfMember,
  tellParentsWhoStay,
} from '../../../nutriai/server/babies/erase-babies-of-member';
import { dropMailsTo } from '../../../platform/mail/outbox';
import { voterNames } from '../../../content/community/polls/voter';

const emailRow = z.object({ email: z.string() });

/**
 * What has to be done before a member's row is deleted; the tables' own rules do the rest (invites, shares, own recipes, favourites, mailed links and what was agreed to go;
 * comments, reports and entries of a baby that another parent has lose their writer).
 *
 * - Sessions go: a session cannot outlive its member.
 * - Babies of which nobody else is a parent go, with all that hangs on them; the parents of the others get a mail without the member's name.
 * - Votes in polls stay counted, under a name that leads to nobody.
 * - Mails to the member that wait go.
 * - Notes that the member wrote with a report go, the report stays without them: a moderator still has to look.
 *
 * Answers kept for `Idempotency-Key` need no deletion: they are enciphered under a key that is not stored, and go within a day (lib/platform/http/idempotency.ts).
 */
export async function eraseTracesOfMember(
  rows: WriteTransaction['rows'],
  { memberId, secrets, nowMs }: { memberId: string; secrets: readonly string[]; nowMs: number },
): Promise<void> {
  await lockMember(rows, memberId);
  await rows(noColumns, sql`DELETE FROM member_sessions WHERE member_id = ${memberId}`);
  await eraseBabiesOfMember(rows, memberId);
  await tellParentsWhoStay(rows, memberId, nowMs);
  const [member] = await rows(emailRow, sql`SELECT email FROM members WHERE id = ${memberId}`);
  if (member) await dropMailsTo(rows, member.email);
  await rows(noColumns, sql`UPDATE comment_reports SET note = NULL WHERE member_id = ${memberId}`);
  for (const voter of voterNames(secrets, { memberId, visitorId: null })) {
    await rows(noColumns, sql`UPDATE poll_votes SET voter = ${randomUUID()} WHERE voter = ${voter}`);
  }
}
