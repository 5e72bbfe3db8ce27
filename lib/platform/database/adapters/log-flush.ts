import { type FileHandle, open } from 'node:fs/promises';
import { errorCode } from '../../files/error-code';
import { log } from '../../log/log';
import { PreparedConnection } from './prepared-connection';
import type { WriteQueue } from './write-queue';

/**
 * A commit is in the database's log, and the disk would not confirm that it has it: after a power cut it may
 * be gone.
 */
export class NotOnDisk extends Error {
  constructor(cause: unknown) {
    super('The disk did not confirm a commit.', { cause });
    this.name = 'NotOnDisk';
  }
}

/**
 * Brings what was committed with `synchronous = NORMAL` to the disk: one flush of SQLite's log for all who
 * wait, outside the thread that serves. With `synchronous = FULL` SQLite flushes inside of each COMMIT, one
 * after the other, and nothing else of this process runs meanwhile.
 */
export class LogFlush {
  #committed = 0;
  #flushed = 0;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;
  #isSuspect = false;

  /** @param flushLog replaced by tests, which have no disk to take away */
  constructor(
    private readonly file: string,
    private readonly queue: Pick<WriteQueue, 'acquire'>,
    private readonly flushLog: (file: string) => Promise<void> = flushFile,
  ) {}

  /** Notes a commit that has to reach the disk. */
  committed(): void {
    this.#committed += 1;
  }

  /** Whether something is committed, and to be seen by every connection, that is not on the disk yet. */
  get isPending(): boolean {
    return this.#flushed < this.#committed;
  }

  /**
   * Waits until everything that was committed before this call is on the disk.
   * @throws NotOnDisk
   */
  async flushed(): Promise<void> {
    if (!this.isPending) return;
    // A flush that runs may have begun before the commit: a caller that comes meanwhile shares the one after it.
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  async #afterRunning(): Promise<void> {
    await this.#running.catch(() => undefined);
    this.#running = this.#flush();
    this.#next = null;
    return this.#running;
  }

  async #flush(): Promise<void> {
    const until = this.#committed;
    try {
      if (!this.#isSuspect) await this.flushLog(`${this.file}-wal`);
    } catch (error) {
      log.error('the log of the database could not be flushed', error);
      this.#isSuspect = true;
    }
    if (this.#isSuspect) await this.#empty();
    this.#flushed = Math.max(this.#flushed, until);
  }

  /**
   * After a failed flush the kernel takes the pages for written that never arrived, and the next flush
   * succeeds: the log cannot be trusted any more. Its commits are carried over into the file itself, and the
   * log begins anew; until that has succeeded nothing is acknowledged.
   */
  async #empty(): Promise<void> {
    const release = await this.queue.acquire();
    try {
      const connection = new PreparedConnection(this.file, ['synchronous = FULL']);
      try {
        const [result] = connection.rows('PRAGMA wal_checkpoint(TRUNCATE)', []);
        if (result?.busy !== 0) throw new Error('The log of the database is in use.');
      } finally {
        connection.close();
      }
      this.#isSuspect = false;
    } catch (error) {
      throw new NotOnDisk(error);
    } finally {
      release();
    }
  }
}

async function flushFile(file: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r+');
  } catch (error) {
    // The last connection that closes carries all commits over, flushes, and deletes the log.
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
