/** Thrown when so much waits that one more would wait too long. */
export class QueueFullError extends Error {
  constructor() {
    super('Too much is waiting.');
    this.name = 'QueueFullError';
  }
}

interface QueueLimits {
  atOnce: number;
  waitingAtMost: number;
}

interface Turn {
  signal: AbortSignal;
  /** Called once when the work cannot start at once. */
  onWait?: () => void;
}

/** Lets so much work run at once and so much wait, first come, first served. */
export class BoundedQueue {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs the work in its turn.
   * @throws QueueFullError; what the signal carries when it fires while the work waits; what the work throws
   */
  async run<Result>({ signal, onWait }: Turn, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    if (this.#running >= this.limits.atOnce) {
      if (this.#waiting.length >= this.limits.waitingAtMost) throw new QueueFullError();
      onWait?.();
      await this.#turn(signal);
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      this.#handOn();
    }
  }

  /** Whoever ends hands the place on, so that nobody can slip in between. */
  #handOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(start), 1);
        reject(signal.reason as Error);
      };
      this.#waiting.push(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
