import { connect, createServer, type Server, type Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { findPostgres, startPostgres } from '../../testing/postgres-cluster.mjs';
import { isPassing } from '../../http/failure';
import { SturdyPool, transactionOnOwnConnection } from './sturdy-pool';

jest.setTimeout(30_000);

// Where there is no PostgreSQL there is nothing to outlive; the machine that checks the site has one.
const describeWithPostgres = findPostgres() ? describe : describe.skip;

describeWithPostgres('a pool of connections', () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let pool: SturdyPool;
  let proxy: Proxy;

  beforeAll(async () => {
    process.env.LOG_LEVEL = 'error';
    cluster = await startPostgres(5615);
    proxy = new Proxy(cluster.port);
    await proxy.start();
  }, 60_000);
  afterAll(async () => {
    delete process.env.LOG_LEVEL;
    await proxy.stop();
    await cluster.remove();
  });
  const newPool = (queryTimeoutMs: number) =>
    new SturdyPool({
      connectionString: `postgres://pear@127.0.0.1:${proxy.port}/postgres`,
      max: 3,
      query_timeout: queryTimeoutMs,
      connectionTimeoutMillis: 1_000,
    });
  beforeEach(() => {
    pool = newPool(400);
  });
  afterEach(() => pool.end());

  interface Runner {
    execute: (statement: ReturnType<typeof sql>) => Promise<unknown>;
  }

  function transaction(run: (runner: Runner) => Promise<unknown>): Promise<void> {
    const { session } = drizzle({ client: pool }) as unknown as {
      session: Parameters<typeof transactionOnOwnConnection<Runner>>[1];
    };
    return transactionOnOwnConnection<Runner>(pool, session, async (runner) => void (await run(runner)));
  }

  const answer = () => pool.query('SELECT 1');
  const endAllConnections = () =>
    cluster.query(
      'template1',
      "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = 'postgres'",
    );
  const sleepingConnections = () =>
    cluster.query(
      'template1',
      "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%pg_sleep%' " +
        "AND datname = 'postgres'",
    );

  it('outlives connections that end while nobody uses them', async () => {
    await Promise.all([answer(), answer(), answer()]);
    expect(endAllConnections()).toBe('3');
    while (pool.totalCount > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await Promise.all([answer(), answer(), answer()]);
  });

  it('outlives connections that end inside transactions, whose callers are told to come again', async () => {
    await pool.end();
    pool = newPool(30_000);
    for (let round = 0; round < 3; round += 1) {
      const sleeping = Array.from({ length: 3 }, () =>
        transaction((runner) => runner.execute(sql`SELECT pg_sleep(20)`)),
      );
      const outcomes = Promise.allSettled(sleeping);
      while (sleepingConnections() !== '3') await new Promise((resolve) => setTimeout(resolve, 20));
      endAllConnections();
      for (const outcome of await outcomes) {
        expect(outcome.status).toBe('rejected');
        expect(outcome.status === 'rejected' && isPassing(outcome.reason)).toBe(true);
      }
    }
    await Promise.all(
      Array.from({ length: 9 }, () => transaction((runner) => runner.execute(sql`SELECT 1`))),
    );
  });

  it('gives no connection to anybody on which a statement was never answered', async () => {
    await answer();
    proxy.isSilent = true;
    for (let round = 0; round < 4; round += 1) {
      const failure = await transaction((runner) => runner.execute(sql`SELECT 1`)).catch(
        (error: unknown) => error,
      );
      expect(isPassing(failure)).toBe(true);
    }
    proxy.isSilent = false;
    expect(pool.totalCount).toBe(0);
    await Promise.all(
      Array.from({ length: 9 }, () => transaction((runner) => runner.execute(sql`SELECT 1`))),
    );
  });

  it('outlives a crash of the server', async () => {
    await answer();
    await cluster.stop('SIGQUIT');
    const failure = await answer().catch((error: unknown) => error);
    expect(isPassing(failure)).toBe(true);
    await cluster.start();
    await answer();
  });
});

/** Stands between, and may swallow everything, as a broken network does. */
class Proxy {
  isSilent = false;
  port = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();

  constructor(private readonly target: number) {}

  async start(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(this.target, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (bytes) => {
          if (!this.isSilent) to.write(bytes);
        });
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
      }
    });
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address && typeof address === 'object') this.port = address.port;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}
