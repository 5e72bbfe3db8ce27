import pg from 'pg';
import { log } from '../../log/log';

/**
 * A pool of connections that outlives its database. Node's driver reports a connection that breaks by an
 * 'error' event, and an event of that name that nobody hears ends the process: a restart of PostgreSQL would
 * end the site (payload #3920, #5075). Broken connections are dropped and new ones made when they are needed;
 * until then callers get the error, which is answered by 503 (lib/platform/http/failure.ts).
 */
export class SturdyPool extends pg.Pool {
  #isOut = false;

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('error', (error) => this.#outage(error));
    this.on('connect', (client) => {
      // Handed out, a connection has no other listener; whoever uses it gets the error from their statement.
      client.on('error', (error) => this.#outage(error));
      if (this.#isOut) log.info('the database answers again');
      this.#isOut = false;
    });
  }

  /** Told once an outage, not once a connection. */
  #outage(error: Error): void {
    if (this.#isOut) return;
    this.#isOut = true;
    log.warn('the database has broken a connection off', {
      error: error.message,
      code: 'code' in error ? String(error.code) : null,
    });
  }
}

interface Session<Transaction> {
  client: unknown;
  transaction: (run: (transaction: Transaction) => Promise<void>) => Promise<void>;
}

/**
 * One of Drizzle's transactions on a connection that is given back whatever happens, and dropped when a
 * statement was never answered on it. Drizzle itself keeps a connection for good on which BEGIN failed, and
 * gives one back as good whose ROLLBACK was not answered: the first uses the pool up, the second hands an
 * open transaction to the next caller. (drizzle-orm 0.45, `node-postgres/session.js`.)
 */
export async function transactionOnOwnConnection<Transaction>(
  pool: Pick<pg.Pool, 'connect'>,
  session: Session<Transaction>,
  run: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  const own: Session<Transaction> = Object.assign(Object.create(Object.getPrototypeOf(session)), session, {
    client,
  });
  try {
    await own.transaction(run);
  } finally {
    client.release(isAnswered(client) ? undefined : new Error('A statement was never answered.'));
  }
}

/** The driver says so by a field that its types leave out. */
function isAnswered(client: pg.PoolClient): boolean {
  return (client as { readyForQuery?: boolean }).readyForQuery === true;
}
