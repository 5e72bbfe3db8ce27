import { isApiError, throttled, unavailable } from '../http/api-error';
import { encodeEvent, eventStreamHeaders } from '../http/event-stream';
import { onStop } from '../process/stopping';
import { log } from '../log/log';
import { subscribe, type TopicMessage } from './topics';

/** What one member may hold open at a time: some devices, with a tab or two each. */
export const streamsOfMemberAtMost = 8;
/** What one process holds open at a time: about 20 kB each. */
export const streamsAtMost = 500;
const tryAgainSeconds = 60;

interface Timing {
  /** Messages that come within this time leave as one event. */
  gatherMs: number;
  /** How often it is checked that the reader may still follow; a comment then keeps the connection open. */
  checkMs: number;
  /** After this long a stream ends, and the reader opens the next. */
  livesMs: number;
}

const timing: Timing = { gatherMs: 100, checkMs: 15_000, livesMs: 15 * 60_000 };

const encoder = new TextEncoder();

/** Events that a reader has not taken: beyond this it is gone or asleep. */
const unreadAtMost = 20;

interface TopicReader {
  topic: string;
  memberId: string;
  /** What this session did itself is not told to it. */
  sessionId: string | null;
  /** Throws when the reader may not follow the topic any more. It is asked before each event, too. */
  checkReader: () => Promise<void>;
  signal: AbortSignal;
}

interface Streams {
  open: Map<string, Set<() => void>>;
  count: number;
  isStopping: boolean;
}

/** Each route that Next compiles may have a copy of this module: they meet at a symbol of the global object. */
const registry = globalThis as { [key: symbol]: Streams | undefined };
const registryKey = Symbol.for('little-pear.topic-streams');

function streams(): Streams {
  return (registry[registryKey] ??= { open: new Map(), count: 0, isStopping: false });
}

/**
 * Server-sent events of a topic: `ready` once it is followed, then `changed` with the kinds of what happened,
 * or without any when messages may have been missed. The stream ends when the reader goes or may not follow
 * any more, when the server is asked to stop, and after a while in any case.
 * @throws ApiError 429 for a member with too many, 503 for a process with too many
 */
export function topicStream(reader: TopicReader, given: Partial<Timing> = {}): Response {
  const { open } = streams();
  refuseMore(reader.memberId);
  reader.signal.throwIfAborted();
  const own = open.get(reader.memberId) ?? new Set();
  const stream = new OpenStream(reader, { ...timing, ...given }, () => {
    own.delete(stream.close);
    if (own.size === 0) open.delete(reader.memberId);
    streams().count -= 1;
  });
  open.set(reader.memberId, own.add(stream.close));
  streams().count += 1;
  onStop('topic streams', { beginNoMore: endAll, close: async () => endAll() });
  return new Response(stream.body, { headers: eventStreamHeaders });
}

function refuseMore(memberId: string): void {
  const { open, count, isStopping } = streams();
  if (isStopping || count >= streamsAtMost) throw unavailable(undefined, tryAgainSeconds);
  if ((open.get(memberId)?.size ?? 0) >= streamsOfMemberAtMost) throw throttled(tryAgainSeconds);
}

/** A stream would hold up the end of the server: its reader finds another instance, or this one when it is back. */
function endAll(): void {
  const all = streams();
  all.isStopping = true;
  for (const own of [...all.open.values()]) for (const close of [...own]) close();
}

/** One stream, from `ready` until it is closed. */
class OpenStream {
  readonly body: ReadableStream<Uint8Array>;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  /** What came since the last event; null while nothing has. */
  #gathered: { kinds: Set<string>; hasMissed: boolean } | null = null;
  readonly #cleanUps: (() => void)[];

  constructor(
    private readonly reader: TopicReader,
    private readonly times: Timing,
    onClosed: () => void,
  ) {
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => this.#cleanUp(),
    });
    const check = setInterval(() => void this.#check(), times.checkMs);
    const end = setTimeout(this.close, times.livesMs);
    reader.signal.addEventListener('abort', this.close, { once: true });
    this.#cleanUps = [
      subscribe(reader.topic, (message) => this.#hear(message)),
      () => clearInterval(check),
      () => clearTimeout(end),
      () => reader.signal.removeEventListener('abort', this.close),
      onClosed,
    ];
    this.#write(encodeEvent('ready', {}));
  }

  /** Does nothing a second time. */
  readonly close = (): void => {
    const controller = this.#controller;
    this.#cleanUp();
    controller?.close();
  };

  #cleanUp(): void {
    if (this.#controller === null) return;
    this.#controller = null;
    for (const cleanUp of this.#cleanUps) cleanUp();
  }

  #write(text: string): void {
    if ((this.#controller?.desiredSize ?? 0) < -unreadAtMost) this.close();
    else this.#controller?.enqueue(encoder.encode(text));
  }

  #hear(message: TopicMessage | null): void {
    if (message !== null && message.from !== null && message.from === this.reader.sessionId) return;
    if (this.#gathered === null) {
      this.#gathered = { kinds: new Set(), hasMissed: false };
      setTimeout(() => void this.#tell(), this.times.gatherMs);
    }
    if (message === null) this.#gathered.hasMissed = true;
    else this.#gathered.kinds.add(message.kind);
  }

  async #tell(): Promise<void> {
    const mayGoOn = await this.#mayGoOn();
    const gathered = this.#gathered;
    this.#gathered = null;
    if (!mayGoOn || gathered === null) return;
    this.#write(encodeEvent('changed', { kinds: gathered.hasMissed ? [] : [...gathered.kinds] }));
  }

  async #check(): Promise<void> {
    if (await this.#mayGoOn()) this.#write(': still here\n\n');
  }

  /** Ends the stream of a reader who may not follow it any more, and where that cannot be found out. */
  async #mayGoOn(): Promise<boolean> {
    if (this.#controller === null) return false;
    try {
      await this.reader.checkReader();
    } catch (error) {
      if (!isApiError(error)) log.warn('a stream ended early', { error: String(error) });
      this.close();
    }
    return this.#controller !== null;
  }
}
