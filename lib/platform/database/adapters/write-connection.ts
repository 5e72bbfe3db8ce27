import { PreparedConnection, type Result } from './prepared-connection';

/**
 * The connection through which a process writes, one transaction at a time. Its COMMIT puts the transaction
 * into the log of the file and does not wait for the disk (`synchronous = NORMAL`): that is up to LogFlush.
 * What is deleted is overwritten with zeros, which SQLite does only where it is told to.
 */
export class WriteConnection {
  #connection: PreparedConnection | null = null;

  constructor(private readonly file: string) {}

  /** @throws what SQLite says when another process is writing */
  begin(): void {
    this.#connection ??= new PreparedConnection(this.file, ['synchronous = NORMAL', 'secure_delete = ON']);
    try {
      this.#connection.execute('BEGIN IMMEDIATE', []);
    } catch (error) {
      // A connection whose BEGIN was refused goes on showing the old state (lib/platform/database/adapters/sqlite.ts).
      this.close();
      throw error;
    }
  }

  /** Runs one statement of the open transaction. */
  execute(sql: string, values: readonly unknown[]): Result {
    return this.#opened().execute(sql, values);
  }

  commit(): void {
    this.#opened().execute('COMMIT', []);
  }

  #opened(): PreparedConnection {
    if (!this.#connection) throw new Error('No transaction is open.');
    return this.#connection;
  }

  /** Does nothing when SQLite has done so by itself, as on a full disk. */
  rollBack(): void {
    if (!this.#connection?.isInTransaction) return;
    try {
      this.#connection.execute('ROLLBACK', []);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }
}
