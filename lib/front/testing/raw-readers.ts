import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What became of the requests that were sent; of those not sent because nobody let the client in, `refused`. */
export interface Outcomes {
  answered: number;
  statuses: Set<number>;
  refused: number;
  /** The connection ended without an answer, or in the middle of one, and no answer before had said that it would. */
  broken: number;
  /**
   * Sent before the answer was read that said `Connection: close`: such a request is not done, and may be
   * sent again (RFC 9112 §9.6).
   */
  behindClose: number;
}

interface Habits {
  port: number;
  paths: readonly string[];
  /** How many requests are sent at once. */
  depth: number;
  /** Between an answer and the next request. */
  pauseMs?: number;
}

/**
 * Reads one page after the other over connections that are kept alive, as browsers and proxies do, without
 * any client library, which would send again what went unanswered and tell nobody.
 */
export class RawReader {
  readonly outcomes: Outcomes = { answered: 0, statuses: new Set(), refused: 0, broken: 0, behindClose: 0 };
  #isOver = false;
  readonly #reading: Promise<void>;
  readonly #habits: Habits;

  constructor(habits: Habits) {
    this.#habits = habits;
    this.#reading = this.#readOn();
  }

  async end(): Promise<Outcomes> {
    this.#isOver = true;
    await this.#reading;
    return this.outcomes;
  }

  async #readOn(): Promise<void> {
    while (!this.#isOver) {
      const socket = await open(this.#habits.port);
      if (socket) await this.#readThrough(socket);
      else {
        this.outcomes.refused += 1;
        await delay(20);
      }
    }
  }

  /** Until the connection ends, or nothing more is wanted. */
  async #readThrough(socket: Socket): Promise<void> {
    const { paths, depth, pauseMs = 0 } = this.#habits;
    const answers = new Answers(socket);
    for (let asked = 0; !this.#isOver && !answers.isOver; asked += depth) {
      const wanted = Array.from(
        { length: depth },
        (_, index) => paths[(asked + index) % paths.length] ?? '/',
      );
      socket.write(wanted.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
      const got = await answers.next(depth);
      this.outcomes.answered += got.length;
      for (const { status } of got) this.outcomes.statuses.add(status);
      const missing = depth - got.length;
      if (got.at(-1)?.isLast) this.outcomes.behindClose += missing;
      else this.outcomes.broken += missing;
      if (got.at(-1)?.isLast) break;
      if (pauseMs > 0) await delay(pauseMs);
    }
    socket.destroy();
  }
}

interface RawAnswer {
  status: number;
  isLast: boolean;
}

function open(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}

/** The answers of one connection, in their order. */
class Answers {
  isOver = false;
  #bytes = Buffer.alloc(0);
  #resume = () => undefined as void;

  constructor(socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.#bytes = Buffer.concat([this.#bytes, chunk]);
      this.#resume();
    });
    for (const event of ['end', 'close'])
      socket.on(event, () => {
        this.isOver = true;
        this.#resume();
      });
  }

  /** So many, or fewer when the connection ends or an answer says that it is the last. */
  async next(count: number): Promise<RawAnswer[]> {
    const got: RawAnswer[] = [];
    while (got.length < count && !got.at(-1)?.isLast) {
      const answer = this.#take();
      if (answer) got.push(answer);
      else if (this.isOver) break;
      else await new Promise<void>((resolve) => (this.#resume = resolve));
    }
    return got;
  }

  /** @returns `null` as long as the next answer is not whole */
  #take(): RawAnswer | null {
    const headEnd = this.#bytes.indexOf('\r\n\r\n');
    if (headEnd < 0) return null;
    const head = this.#bytes.toString('latin1', 0, headEnd);
    const bodyEnd = this.#endOfBody(head, headEnd + 4);
    if (bodyEnd === null) return null;
    this.#bytes = this.#bytes.subarray(bodyEnd);
    return { status: Number(head.slice(9, 12)), isLast: /^connection:.*close/im.test(head) };
  }

  #endOfBody(head: string, start: number): number | null {
    if (!/^transfer-encoding: chunked/im.test(head)) {
      const end = start + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      return end <= this.#bytes.length ? end : null;
    }
    for (let at = start; ;) {
      const lineEnd = this.#bytes.indexOf('\r\n', at);
      if (lineEnd < 0) return null;
      const size = Number.parseInt(this.#bytes.toString('latin1', at, lineEnd), 16);
      at = lineEnd + 2 + size + 2;
      if (at > this.#bytes.length) return null;
      if (size === 0) return at;
    }
  }
}

/** Readers of several habits at once, and what became of all their requests. */
export function rawReaders(habits: readonly Habits[]): {
  answered: () => number;
  end: () => Promise<Outcomes>;
} {
  const readers = habits.map((each) => new RawReader(each));
  return {
    answered: () => readers.reduce((total, { outcomes }) => total + outcomes.answered, 0),
    end: async () => {
      const all = await Promise.all(readers.map((reader) => reader.end()));
      const sum = (count: (outcomes: Outcomes) => number) =>
        all.reduce((total, each) => total + count(each), 0);
      return {
        answered: sum(({ answered }) => answered),
        statuses: new Set(all.flatMap(({ statuses }) => [...statuses])),
        refused: sum(({ refused }) => refused),
        broken: sum(({ broken }) => broken),
        behindClose: sum(({ behindClose }) => behindClose),
      };
    },
  };
}
