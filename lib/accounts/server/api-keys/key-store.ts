import * as z from 'zod';
import { type KeyScope, keyScopes } from '../../../contract/api-key-words';
import { noColumns, numberColumn, sql, type WriteTransaction } from '../../../platform/database/sql';

type Rows = WriteTransaction['rows'];

/** How long it is stored what was called with a key, and over which the list adds up. */
const usesStoredDays = 30;
const dayMs = 24 * 60 * 60_000;

const jsonList = <Item extends z.ZodType>(item: Item) =>
  z.string().transform((text) => z.array(item).parse(JSON.parse(text)));

const keyRow = z.object({
  id: z.string(),
  name: z.string(),
  hint: z.string(),
  scopes: jsonList(z.enum(keyScopes)),
  babies: jsonList(z.string()).nullable(),
  created_at_ms: numberColumn,
  expires_at_ms: numberColumn,
  last_used_at_ms: numberColumn.nullable(),
});

/** A key as it is stored, without what opens anything. */
export type KeyRow = z.output<typeof keyRow>;

const columns = sql`k.id, k.name, k.hint, k.scopes, k.babies, k.created_at_ms, k.expires_at_ms, k.last_used_at_ms`;

export interface NewKey {
  id: string;
  memberId: string;
  hash: string;
  hint: string;
  name: string;
  scopes: readonly KeyScope[];
  babies: readonly string[] | null;
  nowMs: number;
  expiresAtMs: number;
}

export async function insertKey(rows: Rows, key: NewKey): Promise<void> {
  const babies = key.babies === null ? null : JSON.stringify(key.babies);
  await rows(
    noColumns,
    sql`INSERT INTO member_api_keys (id, member_id, secret_hash, hint, name, scopes, babies, created_at_ms,
        expires_at_ms)
        VALUES (${key.id}, ${key.memberId}, ${key.hash}, ${key.hint}, ${key.name}, ${JSON.stringify(key.scopes)},
          ${babies},
          ${key.nowMs}, ${key.expiresAtMs})`,
  );
}

export async function countKeys(rows: Rows, memberId: string): Promise<number> {
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM member_api_keys WHERE member_id = ${memberId}`,
  );
  return counted?.total ?? 0;
}

const usedKeyRow = keyRow.extend({ calls: numberColumn.nullable(), refused: numberColumn.nullable() });

/** A member's keys with what was called lately, the newest first. */
export function listKeys(
  rows: Rows,
  { memberId, nowMs, limit, offset }: { memberId: string; nowMs: number; limit: number; offset: number },
): Promise<z.output<typeof usedKeyRow>[]> {
  return rows(
    usedKeyRow,
    sql`SELECT ${columns},
          (SELECT sum(u.calls) FROM member_api_key_uses u WHERE u.key_id = k.id
            AND u.day > ${firstDay(nowMs)}) AS calls,
          (SELECT sum(u.refused) FROM member_api_key_uses u WHERE u.key_id = k.id
            AND u.day > ${firstDay(nowMs)}) AS refused
        FROM member_api_keys k WHERE k.member_id = ${memberId}
        ORDER BY k.created_at_ms DESC, k.id LIMIT ${limit} OFFSET ${offset}`,
  );
}

/** The day before the first that counts. */
export function firstDay(nowMs: number): string {
  return new Date(nowMs - usesStoredDays * dayMs).toISOString().slice(0, 10);
}

/** @returns whether there was one of this member's */
export async function deleteKey(rows: Rows, key: { id: string; memberId: string }): Promise<boolean> {
  const deleted = await rows(
    z.object({ id: z.string() }),
    sql`DELETE FROM member_api_keys WHERE id = ${key.id} AND member_id = ${key.memberId} RETURNING id`,
  );
  return deleted.length > 0;
}

/** Ends all of a member's keys. */
export async function deleteKeysOf(rows: Rows, memberId: string): Promise<void> {
  await rows(noColumns, sql`DELETE FROM member_api_keys WHERE member_id = ${memberId}`);
}

/** Deletes keys that ended long ago, and what was called before the days that are shown. */
export async function deleteOldKeys(rows: Rows, nowMs: number): Promise<void> {
  await rows(noColumns, sql`DELETE FROM member_api_key_uses WHERE day <= ${firstDay(nowMs)}`);
  await rows(
    noColumns,
    sql`DELETE FROM member_api_keys WHERE expires_at_ms <= ${nowMs - usesStoredDays * dayMs}`,
  );
}

const ownedKeyRow = keyRow.extend({
  member_id: z.string(),
  status: z.enum(['active', 'disabled']),
  language: z.unknown(),
});

/** A key with whose it is, and which English they chose. */
export type OwnedKeyRow = z.output<typeof ownedKeyRow>;

const ownedKeys = sql`SELECT ${columns}, k.member_id, m.status, m.preferences ->> 'language' AS language
    FROM member_api_keys k JOIN members m ON m.id = k.member_id`;

export async function findKeyByHash(rows: Rows, hash: string): Promise<OwnedKeyRow | null> {
  const [row] = await rows(ownedKeyRow, sql`${ownedKeys} WHERE k.secret_hash = ${hash}`);
  return row ?? null;
}

export async function findKeyById(rows: Rows, id: string): Promise<OwnedKeyRow | null> {
  const [row] = await rows(ownedKeyRow, sql`${ownedKeys} WHERE k.id = ${id}`);
  return row ?? null;
}

export interface KeyUse {
  keyId: string;
  operation: string;
  isRefused: boolean;
  nowMs: number;
}

/** Adds a call to what was called today; of a key that was revoked meanwhile nothing is noted. */
export async function noteKeyUse(rows: Rows, { keyId, operation, isRefused, nowMs }: KeyUse): Promise<void> {
  const known = await rows(
    z.object({ id: z.string() }),
    sql`UPDATE member_api_keys SET last_used_at_ms = ${nowMs} WHERE id = ${keyId} RETURNING id`,
  );
  if (known.length === 0) return;
  const day = new Date(nowMs).toISOString().slice(0, 10);
  await rows(
    noColumns,
    sql`INSERT INTO member_api_key_uses (key_id, day, operation, calls, refused)
        VALUES (${keyId}, ${day}, ${operation}, 1, ${isRefused ? 1 : 0})
        ON CONFLICT (key_id, day, operation) DO UPDATE SET calls = member_api_key_uses.calls + 1,
          refused = member_api_key_uses.refused + ${isRefused ? 1 : 0}`,
  );
}

const useRow = z.object({
  key_id: z.string(),
  day: z.string(),
  operation: z.string(),
  calls: numberColumn,
  refused: numberColumn,
});

/** What was called with a member's keys, the oldest day first. */
export function usesOfMember(rows: Rows, memberId: string): Promise<z.output<typeof useRow>[]> {
  return rows(
    useRow,
    sql`SELECT u.key_id, u.day, u.operation, u.calls, u.refused FROM member_api_key_uses u
        JOIN member_api_keys k ON k.id = u.key_id WHERE k.member_id = ${memberId}
        ORDER BY u.day, u.operation, u.key_id`,
  );
}
