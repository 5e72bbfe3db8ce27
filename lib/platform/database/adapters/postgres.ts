import { postgresAdapter } from '@payloadcms/db-postgres';
import type pg from 'pg';
import type { DatabaseAdapterObj } from 'payload';
import { isServing } from '../../settings/settings';
import { withCommitCallbacks } from '../after-commit';
import { indexParentsOfTexts } from './index-parents-of-texts';
import { withJobsClaimedOnce } from './jobs-claimed-once';
import { migrationDirectory } from '../migration-directory';
import { withOwnTransactions } from './own-transactions';
import { SturdyPool, transactionOnOwnConnection } from './sturdy-pool';

type PoolOptions = Parameters<typeof postgresAdapter>[0]['pool'];
type PostgresDatabaseAdapter = ReturnType<ReturnType<typeof postgresAdapter>['init']>;

const second = 1_000;

/**
 * No caller waits longer for the database than this, whatever becomes of it: slow, locked, gone, or behind a
 * network that swallows everything.
 */
const servingLimits: PoolOptions = {
  statement_timeout: 10 * second,
  // Where the server itself cannot be heard any more.
  query_timeout: 12 * second,
  idle_in_transaction_session_timeout: 60 * second,
};

/**
 * What changes a table waits for all that use it, and all that come later wait behind it: it gives up, and
 * the version before goes on.
 */
const programLimits: PoolOptions = { lock_timeout: 10 * second };

/**
 * Payload's PostgreSQL adapter for several instances on one database that may restart under them
 * (docs/decisions/0010-many-instances.md).
 */
export function durablePostgresAdapter({
  url,
  poolSize,
}: {
  url: string;
  poolSize: number;
}): DatabaseAdapterObj {
  const stock = postgresAdapter({
    pool: {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: 5 * second,
      idleTimeoutMillis: 30 * second,
      keepAlive: true,
      ...(isServing() ? servingLimits : programLimits),
    },
    push: false,
    beforeSchemaInit: [indexParentsOfTexts],
    migrationDir: migrationDirectory('postgres'),
  });
  return {
    ...stock,
    init: (args) =>
      withCommitCallbacks(withJobsClaimedOnce(withTransactions(withSturdyPool(stock.init(args))))),
  };
}

/**
 * Payload makes a pool only when there is none, and then keeps one of its connections for good to hear of
 * errors. With a pool of ours it also starts while the database is away.
 */
function withSturdyPool(adapter: PostgresDatabaseAdapter): PostgresDatabaseAdapter {
  const connect = adapter.connect?.bind(adapter);
  adapter.connect = async (...options) => {
    // The adapter brings types of an older driver along; the driver itself is the same one.
    adapter.pool ??= new SturdyPool(
      adapter.poolOptions as ConstructorParameters<typeof SturdyPool>[0],
    ) as unknown as typeof adapter.pool;
    await connect?.(...options);
  };
  return adapter;
}

function withTransactions(adapter: PostgresDatabaseAdapter): PostgresDatabaseAdapter {
  type Transaction = PostgresDatabaseAdapter['sessions'][string]['db'];
  return withOwnTransactions<Transaction, PostgresDatabaseAdapter>(
    adapter,
    () => ({
      transaction: (run) => {
        const { session } = adapter.drizzle as unknown as {
          session: Parameters<typeof transactionOnOwnConnection<Transaction>>[1];
        };
        return transactionOnOwnConnection(adapter.pool as unknown as pg.Pool, session, run);
      },
    }),
    {
      // PostgreSQL queues its writers itself.
      acquire: async () => () => undefined,
      isLongAllowed: !isServing(),
    },
  );
}
