import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerWithOutcome, type Handler } from './answer-with-outcome';

/** Where the server stands between its start and its end. */
export class ServingState {
  /** What renders pages and runs the API; `null` until it is ready. */
  next: Handler | null = null;
  isDraining = false;
  #held: Promise<void> | null = null;

  /** From now on the handler answers everything but cached pages and files. */
  handOver(handler: Handler): void {
    this.next = answerWithOutcome(handler);
  }

  /** Requests that come from now on, once the server drains, wait until the returned function is called. */
  hold(): () => void {
    let release = () => undefined as void;
    this.#held = new Promise((resolve) => (release = resolve));
    return () => {
      this.#held = null;
      release();
    };
  }

  /** Resolves when what has come may be answered: one turn later all requests that came together are known. */
  turn(): Promise<void> {
    return this.#held ?? nextTurn();
  }
}
