import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ApiError, unavailable } from '../../../platform/http/api-error';
import { SolveQueue, SolveQueueFull } from '../plans/solve-queue';
import { log } from '../../../platform/log/log';
import type { TaskThread } from './shared-thread';
import { ready, type WorkerReply } from './worker-reply';

interface Limits {
  /** Tasks that wait besides the one that runs. */
  waitingAtMost: number;
  /** A task that takes longer is given up, with its thread. */
  timeoutMs: number;
  /** For the log. */
  name?: string;
}

/** A machine that has much else to do takes its time to load the engine. */
const startTimeoutMs = 60_000;

const usualLimits: Limits = { waitingAtMost: 30, timeoutMs: 10_000 };

/**
 * The engine in a thread of its own, so that a long text holds up nobody else; the embedding model has another one of the kind. Tasks run one after the other; a bounded number waits. The thread
 * starts with the first task; one that fails or ends is replaced at the next.
 */
export class EngineThread implements TaskThread {
  readonly #queue: SolveQueue;
  readonly #timeoutMs: number;
  readonly #name: string;
  #worker: Worker | undefined;
  /** The thread that has made its tables and takes tasks. */
  #ready: Worker | undefined;

  /** `program` is the path of the compiled `engine-worker.ts`. */
  constructor(
    private readonly program: string,
    { waitingAtMost, timeoutMs, name = 'engine' }: Limits = usualLimits,
  ) {
    this.#queue = new SolveQueue({ atOnce: 1, waitingAtMost });
    this.#timeoutMs = timeoutMs;
    this.#name = name;
  }

  /** Runs a task in its turn. Refuses with 503 when too much waits, when the caller has gone, or when the thread ends. */
  async run(task: { name: string; input: unknown }, signal: AbortSignal): Promise<WorkerReply> {
    try {
      return await this.#queue.run({ signal }, () => this.#ask(task));
    } catch (error) {
      if (error instanceof SolveQueueFull)
        return refused(unavailable('Many texts are being read. Try again in a moment.'));
      if (signal.aborted) return refused(unavailable('The caller has gone.'));
      throw error;
    }
  }

  /** Starts the thread ahead of its first task. */
  warmUp(): void {
    (this.#worker ??= this.#start()).unref();
  }

  /** Ends the thread; a later task starts another one. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(pathToFileURL(this.program));
    // A thread that fails while nobody waits is missed at the next task, and takes no other thread with it.
    worker.on('error', (error) => log.warn('a thread failed', { thread: this.#name, error: String(error) }));
    worker.on('message', (message: unknown) => {
      if (message === ready) this.#ready = worker;
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  #ask(task: { name: string; input: unknown }): Promise<WorkerReply> {
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    return new Promise((resolve) => {
      const settle = (reply: WorkerReply) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', onExit).off('error', onError);
        worker.unref();
        resolve(reply);
      };
      const giveUp = (reason: string) => {
        log.warn('a thread is replaced', { thread: this.#name, reason, task: task.name });
        this.#worker = undefined;
        void worker.terminate();
        settle(refused(unavailable()));
      };
      const onExit = (code: number) => giveUp(`ended with ${code}`);
      const onError = (error: unknown) => giveUp(String(error));
      let timer = setTimeout(() => giveUp('took too long to start'), startTimeoutMs);
      const begin = () => {
        clearTimeout(timer);
        timer = setTimeout(() => giveUp('took too long'), this.#timeoutMs);
        worker.postMessage(task);
      };
      const onMessage = (message: WorkerReply | typeof ready) => {
        if (message !== ready) settle(message);
        else begin();
      };
      if (this.#ready === worker) begin();
      worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    });
  }
}

function refused({ kind, body, headers }: ApiError): WorkerReply {
  return { refusal: { kind, body, headers } };
}
