import { log } from '../../../platform/log/log';
import type { TaskReply, TaskThread } from '../../../platform/threads/task-thread';
import type { Meaning } from './meaning';

/** Who asks the model waits for so long; then the rules answer alone. */
const usualBudgetMs = 2_500;
/** A model that did not load, or failed, is asked again after so long. */
const restMs = 60_000;
const waitingAtMost = 12;
/** The thread takes some 180 MB: it ends when nobody has asked for so long, and starts again within a second. */
const usualIdleMs = 5 * 60_000;

/** For the thread itself: it never has more waiting than the reader lets through, and a task takes 40 ms. */
export const meaningLimits = { waitingAtMost, timeoutMs: 10_000, name: 'meaning' };

const rulesOnly = 'questions are understood by rules alone: the embedding model does not answer';

/** The embedding model for those who ask it. `null`: it has no say this time, and the rules alone count. */
export interface MeaningReader {
  meaning: (text: string) => Promise<Meaning | null>;
}

interface ClosableThread extends TaskThread {
  close: () => Promise<void>;
}

interface Patience {
  budgetMs: number;
  idleMs: number;
  nowMs: () => number;
}

/**
 * Asks the thread of the model, never for longer than the budget, and leaves it alone for a minute when it
 * fails. Never throws.
 */
export class MeaningThread implements MeaningReader {
  #restsUntilMs = 0;
  #waiting = 0;
  #problem: string | null = null;
  #idle: NodeJS.Timeout | undefined;
  readonly #patience: Patience;

  constructor(
    private readonly thread: ClosableThread,
    { budgetMs = usualBudgetMs, idleMs = usualIdleMs, nowMs = Date.now }: Partial<Patience> = {},
  ) {
    this.#patience = { budgetMs, idleMs, nowMs };
  }

  /** Returns why the model has no say at present; null while it answers, or has not been needed yet. */
  problem(): string | null {
    return this.#problem;
  }

  /** Returns what a text means; null where the rules are to decide alone. */
  async meaning(text: string): Promise<Meaning | null> {
    if (this.#waiting >= waitingAtMost || this.#patience.nowMs() < this.#restsUntilMs) return null;
    this.#waiting += 1;
    clearTimeout(this.#idle);
    const gone = new AbortController();
    const reply = this.thread
      .run({ name: 'meaning', input: { text } }, gone.signal)
      .catch((failure: unknown) => ({ failure }));
    const settled = reply.then((each) => this.#settle(each));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        gone.abort();
        this.#rest('is late');
        resolve(null);
      }, this.#patience.budgetMs);
    });
    try {
      return await Promise.race([settled, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  #settle(reply: TaskReply): Meaning | null {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#endWhenIdle();
    if (!('answer' in reply)) {
      this.#rest('failure' in reply ? String(reply.failure) : reply.refusal.kind);
      return null;
    }
    // Also one that came late: it works after all.
    this.#problem = null;
    this.#restsUntilMs = 0;
    // The worker has this one task.
    return reply.answer as Meaning;
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.thread.close(), this.#patience.idleMs);
    this.#idle.unref();
  }

  #rest(reason: string): void {
    this.#problem = rulesOnly;
    this.#restsUntilMs = this.#patience.nowMs() + restMs;
    log.warn('the embedding model has no say for a minute', { reason });
  }
}
