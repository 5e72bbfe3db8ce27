import { unavailable } from '../http/api-error';

/**
 * Runs so many pieces of heavy work at a time; a bounded number wait their turn. Without a bound a flood of logins would take all memory
 * (each hash needs 32 MiB) and hold every thread that file reads need too.
 */
export class BoundedWork {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(private readonly limits: { atOnce: number; maxWaiting: number }) {}

  /** @throws ApiError 503 when too many are waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> | void {
    if (this.#running < this.limits.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.limits.maxWaiting) throw unavailable();
    return new Promise((start) => {
      this.#waiting.push(start);
    });
  }
}
