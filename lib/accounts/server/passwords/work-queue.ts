import { unavailable } from '../../../platform/http/api-error';

/**
 * Whose work it is. Those who wait are served by lanes in turn, so that a thousand in one lane hold nobody up
 * in another.
 */
export interface WorkTurn {
  lane: string;
  /** Before all others: work for somebody whom we know. */
  isFirst?: boolean;
}

/**
 * Runs so many pieces of heavy work at a time; a bounded number wait their turn. Without a bound a flood of
 * logins would take all memory (each hash needs 32 MiB) and hold every thread that file reads need too.
 */
export class BoundedWork {
  readonly #first: Lanes;
  readonly #others: Lanes;
  #running = 0;

  constructor(private readonly limits: { atOnce: number; maxWaiting: number }) {
    this.#first = new Lanes(limits.maxWaiting);
    this.#others = new Lanes(limits.maxWaiting);
  }

  /** @throws ApiError 503 when too many are waiting already */
  async run<Result>(work: () => Promise<Result>, turn: WorkTurn = { lane: '' }): Promise<Result> {
    await this.#turn(turn);
    try {
      return await work();
    } finally {
      const next = this.#first.shift() ?? this.#others.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #turn({ lane, isFirst = false }: WorkTurn): Promise<void> | void {
    if (this.#running < this.limits.atOnce) {
      this.#running += 1;
      return;
    }
    return new Promise((start, refuse) => {
      const call = { start, refuse: () => refuse(unavailable()) };
      (isFirst ? this.#first : this.#others).push(lane, call);
    });
  }
}

interface WaitingCall {
  start: () => void;
  refuse: () => void;
}

/** Waiting calls by lane. The lane that was served goes to the end. */
class Lanes {
  readonly #waiting = new Map<string, WaitingCall[]>();
  #count = 0;

  constructor(private readonly maxWaiting: number) {}

  /**
   * When all places are taken the last call of the longest lane is refused: the new one, unless another lane
   * has more waiting.
   */
  push(lane: string, call: WaitingCall): void {
    const inLane = this.#waiting.get(lane) ?? [];
    inLane.push(call);
    this.#waiting.set(lane, inLane);
    this.#count += 1;
    if (this.#count > this.maxWaiting) this.#refuseOne(inLane);
  }

  shift(): WaitingCall | undefined {
    const [entry] = this.#waiting;
    if (!entry) return undefined;
    const [lane, inLane] = entry;
    const call = inLane.shift();
    this.#waiting.delete(lane);
    if (inLane.length > 0) this.#waiting.set(lane, inLane);
    this.#count -= 1;
    return call;
  }

  #refuseOne(newest: WaitingCall[]): void {
    let longest = newest;
    for (const inLane of this.#waiting.values()) if (inLane.length > longest.length) longest = inLane;
    this.#count -= 1;
    longest.pop()?.refuse();
    for (const [lane, inLane] of this.#waiting) if (inLane.length === 0) this.#waiting.delete(lane);
  }
}
