import assert from 'node:assert/strict';
import type { Payload } from 'payload';
import * as z from 'zod';
import type { Migrations } from '../../../lib/platform/database/migrate-database';
import { migrations } from '../../../lib/platform/database/migrations/sqlite';
import {
  noColumns,
  numberColumn,
  readRows,
  sql,
  withWriteTransaction,
} from '../../../lib/platform/database/sql';
import { nextVersion } from './next-version';

const allMigrations = [...migrations, nextVersion];

export const migrationNames = allMigrations.map(({ name }) => name);

/** Applies the first so many migrations, those that are still missing of them. */
export async function migrateTo(payload: Payload, count: number): Promise<void> {
  await payload.db.migrate({ migrations: allMigrations.slice(0, count) as Migrations });
}

/** A site before the next version: the schema of the committed migrations, and rows. */
export async function makeOldSite(payload: Payload): Promise<void> {
  await migrateTo(payload, migrations.length);
  await withWriteTransaction(payload, async ({ rows }) => {
    for (const statement of [
      sql`INSERT INTO categories (id, title, slug, description) VALUES (1, 'Feeding', 'feeding', 'What babies eat.')`,
      sql`INSERT INTO posts (id, title, slug, _status) VALUES (1, 'First pears', 'first-pears', 'published'), (2, 'A draft', 'a-draft', 'draft')`,
      sql`INSERT INTO members (id, email, first_name, status, password_hash) VALUES ('m-1', 'old@example.test', 'Ona', 'active', 'a hash')`,
      sql`INSERT INTO member_sessions (id, member_id, family_hash, generation, issued_at_seconds, rotated_at_ms, expires_at, last_used_at)
            VALUES ('s-1', 'm-1', 'a hash', 1, 1, 1, '2030-01-01', '2026-01-01')`,
      sql`INSERT INTO polls (id, question) VALUES (1, 'Pears or apples?')`,
      sql`INSERT INTO polls_options (_order, _parent_id, id, label) VALUES (1, 1, 'o-1', 'Pears'), (2, 1, 'o-2', 'Apples')`,
      sql`INSERT INTO contact_messages (id, name, email, subject, message) VALUES (1, 'Ona', 'old@example.test', 'Hello', 'A message')`,
      sql`INSERT INTO redirects (id, "from") VALUES (1, '/old')`,
    ])
      await rows(noColumns, statement);
  });
}

const anyRow = z.record(z.string(), z.unknown());

/** The old rows are there as they were, and this version reads them. */
export async function checkOldSite(payload: Payload): Promise<void> {
  await checkOldRows(payload);
  const { docs: posts } = await payload.find({ collection: 'posts', sort: 'id', overrideAccess: true });
  assert.deepEqual(
    posts.map(({ title, slug, _status }) => [title, slug, _status]),
    [
      ['First pears', 'first-pears', 'published'],
      ['A draft', 'a-draft', 'draft'],
    ],
  );
  const { docs: polls } = await payload.find({ collection: 'polls' });
  assert.deepEqual(
    polls[0]?.options.map(({ label }) => label),
    ['Pears', 'Apples'],
  );
}

/** The same without Payload, whose collections fit the newest schema alone. */
export async function checkOldRows(payload: Payload): Promise<void> {
  const rows = (statement: string) => readRows(payload, anyRow, sql.raw(statement));
  assert.deepEqual(await rows('SELECT title, slug FROM posts ORDER BY id'), [
    { title: 'First pears', slug: 'first-pears' },
    { title: 'A draft', slug: 'a-draft' },
  ]);
  assert.deepEqual(await rows('SELECT id, email, password_hash FROM members'), [
    { id: 'm-1', email: 'old@example.test', password_hash: 'a hash' },
  ]);
  assert.deepEqual(await rows('SELECT member_id FROM member_sessions'), [{ member_id: 'm-1' }]);
  assert.deepEqual(await rows('SELECT _parent_id, label FROM polls_options ORDER BY _order'), [
    { _parent_id: 1, label: 'Pears' },
    { _parent_id: 1, label: 'Apples' },
  ]);
  assert.equal((await rows('SELECT id FROM contact_messages')).length, 1);
  assert.deepEqual(await rows('SELECT id, slug FROM categories'), [{ id: 1, slug: 'feeding' }]);
  assert.deepEqual(await rows('PRAGMA foreign_key_check'), []);
  assert.deepEqual(await rows('PRAGMA integrity_check'), [{ integrity_check: 'ok' }]);
}

/** The tables, indexes and triggers as they are now. */
export async function schemaOf(payload: Payload): Promise<string> {
  const rows = await readRows(
    payload,
    z.object({ sql: z.string().nullable() }),
    sql`SELECT sql FROM sqlite_schema ORDER BY type, name`,
  );
  return JSON.stringify(rows);
}

/** How many migrations this database has had. */
export async function migrationsDone(payload: Payload): Promise<number> {
  if (!(await schemaOf(payload)).includes('`payload_migrations`')) return 0;
  const [row] = await readRows(
    payload,
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM payload_migrations`,
  );
  return row?.total ?? 0;
}
