import { createHash, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';
import {
  dateColumn,
  noColumns,
  numberColumn,
  readRows,
  sql,
  type WriteTransaction,
} from '../../../platform/database/sql';
import { maxSessionsPerMember } from '../tokens/token-lifetimes';

const sessionRow = z
  .object({
    id: z.string(),
    member_id: z.string(),
    generation: numberColumn,
    issued_at_seconds: numberColumn,
    rotated_at_ms: numberColumn,
    expires_at: dateColumn,
    device_name: z.string().nullable(),
    last_used_at: dateColumn,
    created_at: dateColumn,
  })
  .transform((row) => ({
    id: row.id,
    memberId: row.member_id,
    generation: row.generation,
    issuedAtSeconds: row.issued_at_seconds,
    rotatedAtMs: row.rotated_at_ms,
    expiresAtMs: row.expires_at,
    deviceName: row.device_name ?? '',
    lastUsedAtMs: row.last_used_at,
    startedAtMs: row.created_at,
  }));

/** A signed-in device: the state of its family of refresh tokens. */
export type SessionRecord = z.output<typeof sessionRow>;

const columns = sql`id, member_id, generation, issued_at_seconds, rotated_at_ms, expires_at, device_name,
    last_used_at, created_at`;
const idRow = z.object({ id: z.string() });

/** Only a hash of the family's name is kept: who reads the table cannot make a token even with the signing key. */
export function familyHash(family: string): string {
  return createHash('sha256').update(family).digest('hex');
}

export interface NewSession {
  memberId: string;
  family: string;
  deviceName: string;
  startedAtMs: number;
  expiresAtSeconds: number;
}

/** Sessions past their end that one sign-in clears away, whoever they belonged to. */
const sweepAtMost = 100;

/** Stores generation 0, and clears away what is past its end or beyond the number of devices that a member keeps. */
export async function insertSession(transaction: WriteTransaction, session: NewSession): Promise<string> {
  const id = randomUUID();
  const started = new Date(session.startedAtMs).toISOString();
  const expires = new Date(session.expiresAtSeconds * 1000).toISOString();
  await transaction.rows(
    noColumns,
    sql`DELETE FROM member_sessions WHERE id IN (
      SELECT id FROM member_sessions WHERE expires_at <= ${started} LIMIT ${sweepAtMost})`,
  );
  await transaction.rows(
    noColumns,
    sql`DELETE FROM member_sessions WHERE member_id = ${session.memberId} AND id NOT IN (
      SELECT id FROM member_sessions WHERE member_id = ${session.memberId}
      ORDER BY last_used_at DESC LIMIT ${maxSessionsPerMember - 1})`,
  );
  await transaction.rows(
    noColumns,
    sql`INSERT INTO member_sessions (id, member_id, family_hash, generation, issued_at_seconds, rotated_at_ms,
        expires_at, device_name,
        last_used_at, updated_at, created_at)
      VALUES (${id}, ${session.memberId}, ${familyHash(session.family)}, 0, ${Math.floor(session.startedAtMs / 1000)},
        ${session.startedAtMs}, ${expires}, ${session.deviceName}, ${started}, ${started}, ${started})`,
  );
  return id;
}

export async function findSessionByFamily(
  transaction: Pick<WriteTransaction, 'rows'>,
  family: string,
): Promise<SessionRecord | null> {
  const [session] = await transaction.rows(
    sessionRow,
    sql`SELECT ${columns} FROM member_sessions WHERE family_hash = ${familyHash(family)}`,
  );
  return session ?? null;
}

/**
 * Moves the family one generation on if it is still at `fromGeneration` (compare and swap).
 * @returns the new state, or `null` when another call was faster
 */
export async function advanceSession(
  transaction: WriteTransaction,
  step: { id: string; fromGeneration: number; nowMs: number; expiresAtSeconds: number },
): Promise<SessionRecord | null> {
  const now = new Date(step.nowMs).toISOString();
  const [session] = await transaction.rows(
    sessionRow,
    sql`UPDATE member_sessions SET generation = generation + 1, issued_at_seconds = ${Math.floor(step.nowMs / 1000)},
        rotated_at_ms = ${step.nowMs}, expires_at = ${new Date(step.expiresAtSeconds * 1000).toISOString()},
        last_used_at = ${now}, updated_at = ${now}
      WHERE id = ${step.id} AND generation = ${step.fromGeneration} RETURNING ${columns}`,
  );
  return session ?? null;
}

/** Deleted, not marked: a mark could be read as "used a moment ago" and fall into the grace period. */
export async function deleteFamily(transaction: WriteTransaction, family: string): Promise<void> {
  await transaction.rows(
    noColumns,
    sql`DELETE FROM member_sessions WHERE family_hash = ${familyHash(family)}`,
  );
}

export async function deleteSession(
  transaction: WriteTransaction,
  session: { id: string; memberId: string },
): Promise<boolean> {
  const deleted = await transaction.rows(
    idRow,
    sql`DELETE FROM member_sessions WHERE id = ${session.id} AND member_id = ${session.memberId} RETURNING id`,
  );
  return deleted.length > 0;
}

/** Ends all of a member's sessions, or all but the one that `keepId` names. */
export async function deleteSessionsOf(
  transaction: Pick<WriteTransaction, 'rows'>,
  memberId: string,
  keepId: string | null = null,
): Promise<void> {
  await transaction.rows(
    noColumns,
    sql`DELETE FROM member_sessions WHERE member_id = ${memberId} AND id <> ${keepId ?? ''}`,
  );
}

export async function listSessions(
  payload: Payload,
  list: { memberId: string; nowMs: number; limit: number; offset: number },
): Promise<{ count: number; sessions: SessionRecord[] }> {
  const now = new Date(list.nowMs).toISOString();
  const [total] = await readRows(
    payload,
    z.object({ count: numberColumn }),
    sql`SELECT count(*) AS count FROM member_sessions WHERE member_id = ${list.memberId} AND expires_at > ${now}`,
  );
  const sessions = await readRows(
    payload,
    sessionRow,
    sql`SELECT ${columns} FROM member_sessions WHERE member_id = ${list.memberId} AND expires_at > ${now}
      ORDER BY last_used_at DESC, id LIMIT ${list.limit} OFFSET ${list.offset}`,
  );
  return { count: total?.count ?? 0, sessions };
}
