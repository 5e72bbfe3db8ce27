import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Sql } from '../../../platform/database/sql';
import { makeStaffLink, staffLinkHash } from './staff-links';

it('stores of a link what nobody can use, for an hour', async () => {
  const nowMs = Date.UTC(2026, 10, 30, 12);
  const statements: Sql[] = [];
  const rows = async (_row: unknown, statement: Sql) => {
    statements.push(statement);
    return [];
  };
  const token = await makeStaffLink({ rows }, 7, nowMs);
  const params = statements.flatMap((statement) => new SQLiteSyncDialect().sqlToQuery(statement).params);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(params).toEqual([staffLinkHash(token), '2026-11-30T13:00:00.000Z', 7]);
  expect(params).not.toContain(token);
  expect(await makeStaffLink({ rows }, 7, nowMs)).not.toBe(token);
});
