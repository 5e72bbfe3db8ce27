import type { Payload } from 'payload';
import * as z from 'zod';
import {
  dateColumn,
  noColumns,
  readRows,
  type Sql,
  sql,
  type WriteTransaction,
} from '../../../platform/database/sql';
import { deleteLinksOf } from '../mails/member-links';

const memberRow = z
  .object({
    id: z.string(),
    email: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    display_name: z.string().nullable(),
    status: z.enum(['active', 'disabled']),
    preferences: z.unknown(),
    password_hash: z.string().nullable(),
    google_subject: z.string().nullable(),
    password_changed_at: dateColumn.nullable(),
    created_at: dateColumn,
  })
  .transform((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    displayName: row.display_name ?? '',
    isActive: row.status === 'active',
    preferences: jsonColumn(row.preferences),
    passwordHash: row.password_hash,
    googleSubject: row.google_subject,
    passwordChangedAtMs: row.password_changed_at,
    joinedAtMs: row.created_at,
  }));

/** A member as signing in needs them. Holds the password's hash: never part of an answer. */
export type MemberRecord = z.output<typeof memberRow>;

export type MemberKey = { id: string } | { email: string } | { googleSubject: string };

/** `null` when there is none. An email must already be in its stored form (`emailField` makes it). */
export async function findMember(payload: Payload, key: MemberKey): Promise<MemberRecord | null> {
  const [member] = await readRows(payload, memberRow, selectMember(key));
  return member ?? null;
}

export async function findMemberIn(
  transaction: WriteTransaction,
  key: MemberKey,
): Promise<MemberRecord | null> {
  const [member] = await transaction.rows(memberRow, selectMember(key));
  return member ?? null;
}

export interface NewMember {
  email: string;
  firstName?: string;
  lastName?: string;
  passwordHash?: string;
  googleSubject?: string;
}

/** @throws Payload's ValidationError when the email is taken (see `isUniqueViolation`) */
export async function createMember(
  payload: Payload,
  transaction: WriteTransaction,
  member: NewMember,
): Promise<MemberRecord> {
  const { id } = await payload.create({
    collection: 'members',
    data: { ...member, status: 'active', preferences: {} },
    // Members are made here and nowhere else: the collection's own rules let nobody do it.
    overrideAccess: true,
    req: transaction.req,
  });
  const created = await findMemberIn(transaction, { id });
  if (!created) throw new Error('The member that was just made is not there.');
  return created;
}

/** Every link mailed before ends with it: who had the old password, or the mail, must not come back by one. */
export async function setPasswordHash(
  transaction: WriteTransaction,
  memberId: string,
  change: { hash: string | null; nowMs: number },
): Promise<void> {
  const now = new Date(change.nowMs).toISOString();
  await transaction.rows(
    noColumns,
    sql`UPDATE members SET password_hash = ${change.hash}, password_changed_at = ${now}, updated_at = ${now}
        WHERE id = ${memberId}`,
  );
  await deleteLinksOf(transaction.rows, memberId);
}

/** @throws the database's own error when another member has the address (see `isUniqueViolation`) */
export async function setEmail(
  transaction: WriteTransaction,
  memberId: string,
  change: { email: string; nowMs: number },
): Promise<void> {
  await transaction.rows(
    noColumns,
    sql`UPDATE members SET email = ${change.email}, updated_at = ${new Date(change.nowMs).toISOString()}
        WHERE id = ${memberId}`,
  );
  await deleteLinksOf(transaction.rows, memberId);
}

/** Stores the same password hashed with stronger parameters, unless it was changed meanwhile. */
export async function replaceHash(
  transaction: WriteTransaction,
  memberId: string,
  hashes: { from: string; to: string },
): Promise<void> {
  await transaction.rows(
    noColumns,
    sql`UPDATE members SET password_hash = ${hashes.to} WHERE id = ${memberId} AND password_hash = ${hashes.from}`,
  );
}

export async function linkGoogle(
  transaction: WriteTransaction,
  memberId: string,
  googleSubject: string,
): Promise<void> {
  await transaction.rows(
    noColumns,
    sql`UPDATE members SET google_subject = ${googleSubject} WHERE id = ${memberId}`,
  );
}

export async function stampSignIn(
  transaction: WriteTransaction,
  memberId: string,
  nowMs: number,
): Promise<void> {
  await transaction.rows(
    noColumns,
    sql`UPDATE members SET last_sign_in_at = ${new Date(nowMs).toISOString()} WHERE id = ${memberId}`,
  );
}

function selectMember(key: MemberKey): Sql {
  return sql`SELECT id, email, first_name, last_name, display_name, status, preferences, password_hash,
      google_subject, password_changed_at, created_at
    FROM members WHERE ${matching(key)}`;
}

function matching(key: MemberKey): Sql {
  if ('id' in key) return sql`id = ${key.id}`;
  if ('email' in key) return sql`email = ${key.email}`;
  return sql`google_subject = ${key.googleSubject}`;
}

/** JSON is text in SQLite and already read in PostgreSQL. */
function jsonColumn(value: unknown): Record<string, unknown> {
  const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return z.record(z.string(), z.unknown()).catch({}).parse(parsed);
}
