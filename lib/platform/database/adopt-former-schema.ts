import type { Payload } from 'payload';
import * as z from 'zod';
import formerMigrations from './former-migrations.json';
import { initialMigration } from './initial-schema';
import type { Dialect } from './migration-directory';
import { noColumns, readRows, sql, withWriteTransaction } from './sql';

/**
 * `former-migrations.json` names the migrations that led to the first schema during development, before they became
 * one. A database that has had all of them has exactly that schema; for one that lacks some, this is the last commit
 * that has them.
 */
const lastWithFormerMigrations = '33dcef9a';

/** A database of an early development version, which this version cannot bring up to date. */
export class DatabaseTooOld extends Error {
  constructor(missing: readonly string[], total: number) {
    super(
      `This database was made by an early version of the software: it lacks ${missing.length} of the ` +
        `${total} migrations ` +
        `that led to the first schema (the first is ${missing[0]}). Nothing was changed. To keep its ` +
        'content, check out ' +
        `${lastWithFormerMigrations}, run \`npm start\` there once, stop it, and start this version again. Otherwise ` +
        'begin anew with an empty data folder (DATA_DIR) or an empty database (DATABASE_URL).',
    );
    this.name = 'DatabaseTooOld';
  }
}

/**
 * Records the initial migration as done where the former ones have made the same schema. Their names stay, because
 * an instance of the version before may still be running and looks for them.
 * @throws DatabaseTooOld when only some of them were applied
 */
export async function adoptFormerSchema(payload: Payload, dialect: Dialect): Promise<void> {
  const applied = await appliedMigrations(payload, dialect);
  const former = formerMigrations[dialect];
  if (applied.has(initialMigration) || !former.some((name) => applied.has(name))) return;
  const missing = former.filter((name) => !applied.has(name));
  if (missing.length > 0) throw new DatabaseTooOld(missing, former.length);
  await withWriteTransaction(payload, ({ rows }) =>
    rows(
      noColumns,
      sql`INSERT INTO payload_migrations (name, batch) SELECT ${initialMigration}, max(batch) + 1
          FROM payload_migrations`,
    ),
  );
}

async function appliedMigrations(payload: Payload, dialect: Dialect): Promise<ReadonlySet<string>> {
  const tables = {
    sqlite: sql`SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'payload_migrations'`,
    postgres: sql`SELECT relname AS name FROM pg_class WHERE oid = to_regclass('payload_migrations')`,
  };
  const named = z.object({ name: z.string() });
  if ((await readRows(payload, named, tables[dialect])).length === 0) return new Set();
  const applied = await readRows(
    payload,
    named,
    sql`SELECT name FROM payload_migrations WHERE name IS NOT NULL`,
  );
  return new Set(applied.map(({ name }) => name));
}
