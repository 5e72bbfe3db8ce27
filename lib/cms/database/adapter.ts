import { postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { dataPath } from '../../ops/data-dir';
import { withCommitCallbacks } from './after-commit';
import { withOwnTransactions } from './own-transactions';
import { indexParentsOfTexts } from './index-parents-of-texts';
import { durableSqliteAdapter } from './sqlite';
import { migrationDirectory } from './migration-directory';

/**
 * The database of this installation: PostgreSQL when `DATABASE_URL` is set, else one SQLite file in the data folder.
 * The schema comes from committed migrations alone; nothing is pushed.
 */
export function databaseAdapter(databaseUrl: string | undefined): DatabaseAdapterObj {
  if (!databaseUrl) {
    return durableSqliteAdapter({
      file: dataPath('little-pear.db'),
      migrationDir: migrationDirectory('sqlite'),
      isPushAllowed: false,
    });
  }
  const stock = postgresAdapter({
    pool: { connectionString: databaseUrl, connectionTimeoutMillis: 5_000 },
    push: false,
    beforeSchemaInit: [indexParentsOfTexts],
    migrationDir: migrationDirectory('postgres'),
  });
  return { ...stock, init: (args) => withCommitCallbacks(withCommitErrors(stock.init(args))) };
}

type PostgresDatabaseAdapter = ReturnType<ReturnType<typeof postgresAdapter>['init']>;

function withCommitErrors(adapter: PostgresDatabaseAdapter): PostgresDatabaseAdapter {
  return withOwnTransactions<PostgresDatabaseAdapter['sessions'][string]['db'], PostgresDatabaseAdapter>(
    adapter,
    () => adapter.drizzle as never,
    // PostgreSQL queues its writers itself.
    async () => () => undefined,
  );
}
