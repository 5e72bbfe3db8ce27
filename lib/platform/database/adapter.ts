import type { DatabaseAdapterObj } from 'payload';
import { dataPath } from '../files/data-dir';
import type { Settings } from '../settings/settings';
import { migrationDirectory } from './migration-directory';
import { durablePostgresAdapter } from './adapters/postgres';
import { durableSqliteAdapter } from './adapters/sqlite';

/**
 * The database of this installation: PostgreSQL when `DATABASE_URL` is set, else one SQLite file in the data folder.
 * The schema comes from committed migrations alone; nothing is pushed.
 */
export function databaseAdapter({
  DATABASE_URL,
  DATABASE_POOL_SIZE,
}: Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>): DatabaseAdapterObj {
  if (DATABASE_URL) return durablePostgresAdapter({ url: DATABASE_URL, poolSize: DATABASE_POOL_SIZE });
  return durableSqliteAdapter({
    file: dataPath('little-pear.db'),
    migrationDir: migrationDirectory('sqlite'),
    isPushAllowed: false,
  });
}
