import type { Payload } from 'payload';
import { migrations as postgresMigrations } from './migrations/postgres';
import { migrations as sqliteMigrations } from './migrations/sqlite';

type Migrations = NonNullable<NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']>;

/** Applies the committed migrations that this database has not had. Call it under the migration lock. */
export async function migrateDatabase(payload: Payload): Promise<void> {
  // Generated migrations name their database's own argument; Payload's type does not know which one runs.
  const migrations = (payload.db.name === 'sqlite' ? sqliteMigrations : postgresMigrations) as Migrations;
  await payload.db.migrate({ migrations });
}
