import type { Payload } from 'payload';
import * as z from 'zod';
import { readRows, sql, type WriteTransaction } from '../../../platform/database/sql';
import { unauthenticated } from '../../../platform/http/api-error';
import type { Caller } from '../../../platform/http/service-context';
import { sessionEnded } from '../sign-in/auth-errors';

const standingRow = z
  .object({
    status: z.enum(['active', 'disabled']),
    session_id: z.string().nullable(),
    language: z.unknown(),
  })
  .transform((row) => ({
    isActive: row.status === 'active',
    hasSession: row.session_id !== null,
    isAmerican: row.language === 'en-US',
  }));

/** Whether a member may act, whether the session of their token still exists, and which English they chose. */
export type Standing = z.output<typeof standingRow>;

/** Reads all of it in one statement; `null` when there is no such member. Another member's session is none. */
export async function findStanding(
  payload: Payload,
  claims: { memberId: string; sessionId: string; nowMs: number },
): Promise<Standing | null> {
  const [standing] = await readRows(
    payload,
    standingRow,
    sql`SELECT m.status, s.id AS session_id, m.preferences ->> 'language' AS language FROM members m
        LEFT JOIN member_sessions s ON s.id = ${claims.sessionId} AND s.member_id = m.id
          AND s.expires_at > ${new Date(claims.nowMs).toISOString()}
        WHERE m.id = ${claims.memberId}`,
  );
  return standing ?? null;
}

/**
 * Makes whatever ends this member's sessions wait until the transaction ends.
 * @throws ApiError 401 for one who was deleted a moment ago
 */
export async function lockMember(rows: WriteTransaction['rows'], memberId: string): Promise<void> {
  const locked = await rows(
    z.unknown(),
    sql`UPDATE members SET status = status WHERE id = ${memberId} RETURNING id`,
  );
  if (locked.length === 0) throw unauthenticated('User not found', { code: 'user_not_found' });
}

/**
 * Locks the caller and checks once more that their session exists, for changes that would outlast it: an
 * invite, a role, a new address. A call that was let in a moment before the account was recovered would
 * otherwise store one right after the recovery has cleared them away.
 *
 * The session is read in a statement of its own: in PostgreSQL only the next one sees what the transaction
 * that was waited for has done.
 * @throws ApiError 401 for a session that has ended
 */
export async function lockCaller(rows: WriteTransaction['rows'], caller: Caller): Promise<void> {
  await lockMember(rows, caller.memberId);
  const sessions = await rows(
    z.unknown(),
    sql`SELECT id FROM member_sessions WHERE id = ${caller.sessionId ?? ''} AND member_id = ${caller.memberId}`,
  );
  if (sessions.length === 0) throw sessionEnded();
}
