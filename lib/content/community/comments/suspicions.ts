import * as z from 'zod';
import { dateColumn, numberColumn, sql } from '../../../platform/database/sql';
import type { Rows } from './comment-rows';
import { isLongEnoughToCopy, type Suspicion, suspicionsOf } from './spam';

const dayMs = 24 * 60 * 60_000;
const ownWithinMs = dayMs;
const copiedWithinMs = 7 * dayMs;
/** More than anybody may write in a day. */
const ownAtMost = 500;

interface Candidate {
  body: string;
  memberId: string;
  /** The comment itself when it is changed, which is no repetition of its own. */
  exceptId: number;
  /** See `RecentComments`. */
  isCrowd?: boolean;
}

/** What makes a comment look like spam, by its text and by what was written lately. */
export async function findSuspicions(rows: Rows, candidate: Candidate, nowMs: number): Promise<Suspicion[]> {
  const { body, memberId, exceptId, isCrowd = false } = candidate;
  const own = await rows(
    z.object({ body: z.string(), created_at: dateColumn }),
    sql`SELECT body, created_at FROM comments
        WHERE member_id = ${memberId} AND id <> ${exceptId} AND created_at > ${before(nowMs, ownWithinMs)}
        ORDER BY created_at DESC LIMIT ${ownAtMost}`,
  );
  const copies = isLongEnoughToCopy(body)
    ? await rows(
        z.object({ id: numberColumn }),
        sql`SELECT id FROM comments
            WHERE created_at > ${before(nowMs, copiedWithinMs)} AND lower(body) = lower(${body})
              AND id <> ${exceptId} AND (member_id IS NULL OR member_id <> ${memberId}) LIMIT 1`,
      )
    : [];
  const recent = {
    own: own.map((row) => ({ body: row.body, createdAtMs: row.created_at })),
    isCopied: copies.length > 0,
    isCrowd,
  };
  return suspicionsOf(body, recent, nowMs);
}

function before(nowMs: number, spanMs: number): string {
  return new Date(nowMs - spanMs).toISOString();
}
