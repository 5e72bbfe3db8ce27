import type { Payload } from 'payload';
import { adoptFormerSchema } from './adopt-former-schema';
import { migrations as postgresMigrations } from './migrations/postgres';
import { migrations as sqliteMigrations } from './migrations/sqlite';

export type Migrations = NonNullable<NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']>;

/**
 * Applies the committed migrations that this database has not had. Call it under the migration lock.
 * @throws DatabaseTooOld
 */
export async function migrateDatabase(payload: Payload): Promise<void> {
  const isSqlite = payload.db.name === 'sqlite';
  await adoptFormerSchema(payload, isSqlite ? 'sqlite' : 'postgres');
  // Generated migrations name their database's own argument; Payload's type does not know which one runs.
  await payload.db.migrate({ migrations: (isSqlite ? sqliteMigrations : postgresMigrations) as Migrations });
}
