/**
 * More writers than the queue takes, or a wait longer than it allows: the caller answers 503 and the client
 * tries again.
 */
export class WriteQueueFull extends Error {
  constructor(reason: string) {
    super(`The database is busy: ${reason}`);
    this.name = 'WriteQueueFull';
  }
}

type Release = () => void;

/**
 * Lets one write transaction at a time through, in order of arrival.
 *
 * SQLite has one writer. A second transaction that meets the first inside the same process would wait in C
 * code, block the event loop, and so keep the first from ever committing; here it waits in JavaScript
 * instead.
 */
export class WriteQueue {
  readonly #waiting: { start: () => void; timer: NodeJS.Timeout }[] = [];
  #isBusy = false;

  constructor(private readonly limits: { maxWaiting: number; maxWaitMs: number }) {}

  /** Transactions waiting for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Waits for the turn.
   * @returns the function that passes the turn on; calling it twice does nothing
   * @throws WriteQueueFull
   */
  async acquire(): Promise<Release> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return this.#release();
    }
    if (this.#waiting.length >= this.limits.maxWaiting) {
      throw new WriteQueueFull(`${this.#waiting.length} writes are waiting`);
    }
    return new Promise<Release>((resolve, reject) => {
      const waiter = {
        start: () => {
          clearTimeout(waiter.timer);
          resolve(this.#release());
        },
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
          reject(new WriteQueueFull(`waited ${this.limits.maxWaitMs} ms`));
        }, this.limits.maxWaitMs),
      };
      this.#waiting.push(waiter);
    });
  }

  #release(): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const next = this.#waiting.shift();
      if (next) next.start();
      else this.#isBusy = false;
    };
  }
}
