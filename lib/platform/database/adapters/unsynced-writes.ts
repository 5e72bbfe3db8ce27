import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { log } from '../../log/log';
import { PreparedConnection, type Row } from './prepared-connection';
import { waitForFile } from './wait-for-file';
import type { WriteQueue } from './write-queue';

type Rows = (statement: SQL) => Promise<Row[]>;

/**
 * Transactions of our own statements whose COMMIT does not wait for the disk (`synchronous = NORMAL`): when
 * the process dies all is there, when the power goes the last of them may be gone, and never half of one.
 * They take their turn among the other writers.
 */
export class UnsyncedWrites {
  readonly #dialect = new SQLiteAsyncDialect();
  #connection: PreparedConnection | null = null;

  constructor(
    private readonly file: string,
    private readonly queue: WriteQueue,
  ) {}

  /** @throws WriteQueueFull; what `work` throws, and what SQLite says: nothing is stored then */
  async transaction<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    const release = await this.queue.acquire();
    try {
      return await this.#run(await waitForFile(() => this.#begin()), work);
    } finally {
      release();
    }
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  async #run<Result>(connection: PreparedConnection, work: (rows: Rows) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(async (statement) => {
        const { sql, params } = this.#dialect.sqlToQuery(statement);
        return connection.rows(sql, params);
      });
      connection.rows('COMMIT', []);
      return result;
    } catch (error) {
      this.#rollBack(connection);
      throw error;
    }
  }

  /** Never throws, because what failed before is what the caller must know. */
  #rollBack(connection: PreparedConnection): void {
    try {
      // On a full disk SQLite has done so by itself. Closing alone would leave the file locked until the
      // driver's statements are swept.
      if (connection.isInTransaction) connection.rows('ROLLBACK', []);
    } catch (error) {
      log.error('counters could not be rolled back', error);
      this.close();
    }
  }

  async #begin(): Promise<PreparedConnection> {
    const connection = (this.#connection ??= new PreparedConnection(this.file, [
      'synchronous = NORMAL',
      'secure_delete = ON',
    ]));
    try {
      connection.rows('BEGIN IMMEDIATE', []);
      return connection;
    } catch (error) {
      // A connection whose BEGIN was refused goes on showing the old state (lib/platform/database/adapters/sqlite.ts).
      this.close();
      throw error;
    }
  }
}
