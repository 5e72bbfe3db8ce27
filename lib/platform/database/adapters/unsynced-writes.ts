import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { log } from '../../log/log';
import { type Row, rowsByName } from './prepared-connection';
import { waitForFile } from './wait-for-file';
import type { WriteConnection } from './write-connection';
import type { WriteQueue } from './write-queue';

type Rows = (statement: SQL) => Promise<Row[]>;

/**
 * Transactions of our own statements whose end does not wait for the disk: when the process dies all is
 * there, when the power goes the last of them may be gone, and never half of one. They take their turn among
 * the other writers.
 */
export class UnsyncedWrites {
  readonly #dialect = new SQLiteAsyncDialect();

  constructor(
    private readonly connection: WriteConnection,
    private readonly queue: WriteQueue,
  ) {}

  /** @throws WriteQueueFull; what `work` throws, and what SQLite says: nothing is stored then */
  async transaction<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    const release = await this.queue.acquire();
    try {
      await waitForFile(async () => this.connection.begin());
      return await this.#run(work);
    } finally {
      release();
    }
  }

  async #run<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(async (statement) => {
        const { sql, params } = this.#dialect.sqlToQuery(statement);
        return rowsByName(this.connection.execute(sql, params));
      });
      this.connection.commit();
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** Never throws, because what failed before is what the caller must know. */
  #rollBack(): void {
    try {
      this.connection.rollBack();
    } catch (error) {
      log.error('counters could not be rolled back', error);
    }
  }
}
