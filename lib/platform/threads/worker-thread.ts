import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ApiError, unavailable } from '../http/api-error';
import { log } from '../log/log';
import { BoundedQueue, QueueFullError } from './bounded-queue';
import { ready, type Task, type TaskReply, type TaskThread } from './task-thread';

export interface WorkerThreadOptions {
  /** In the log. */
  name: string;
  /** Path of the compiled program, which calls `replyToTasks`. */
  program: string;
  /** What Node is told for the thread; without them what the process was told. */
  nodeOptions?: string[];
  /** Tasks that wait besides the one that runs. */
  waitingAtMost: number;
  /** A task that takes longer is given up, with its thread. */
  timeoutMs: number;
  /**
   * After so long without a task the thread ends, and its memory is free; the next task starts it anew.
   * Without it the thread stays.
   */
  endsAfterIdleMs?: number;
}

/**
 * Of what a thread has just made it may hold so much: V8's own limit of 48 MB is reached by each thread and
 * given back late.
 */
const maxYoungGenerationSizeMb = 6;

/** A machine that has much else to do takes its time to load a program. */
const startTimeoutMs = 60_000;

/**
 * A thread for long tasks, so that they hold up nobody else. They run one after the other; a bounded number
 * waits. The thread starts with the first task; one that fails or ends is replaced at the next.
 */
export class WorkerThread implements TaskThread {
  readonly #queue: BoundedQueue;
  #worker: Worker | undefined;
  /** The thread that has loaded its program and takes tasks. */
  #ready: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(private readonly options: WorkerThreadOptions) {
    this.#queue = new BoundedQueue({ atOnce: 1, waitingAtMost: options.waitingAtMost });
  }

  /**
   * Runs a task in its turn. Refuses with 503 when too much waits, when the caller has gone, or when the
   * thread ends.
   */
  async run(task: Task, signal: AbortSignal): Promise<TaskReply> {
    try {
      return await this.#queue.run({ signal }, () => this.#ask(task));
    } catch (error) {
      if (error instanceof QueueFullError)
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
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(pathToFileURL(this.options.program), {
      execArgv: this.options.nodeOptions,
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    // A thread that fails while nobody waits is missed at the next task, and takes no other thread with it.
    worker.on('error', (error) =>
      log.warn('a thread failed', { thread: this.options.name, error: String(error) }),
    );
    worker.on('message', (message: unknown) => {
      if (message === ready) this.#ready = worker;
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  #ask(task: Task): Promise<TaskReply> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    worker.ref();
    return new Promise((resolve) => {
      const settle = (reply: TaskReply) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', onExit).off('error', onError);
        worker.unref();
        this.#endWhenIdle();
        resolve(reply);
      };
      const giveUp = (reason: string) => {
        log.warn('a thread is replaced', { thread: this.options.name, reason, task: task.name });
        this.#worker = undefined;
        void worker.terminate();
        settle(refused(unavailable()));
      };
      const onExit = (code: number) => giveUp(`ended with ${code}`);
      const onError = (error: unknown) => giveUp(String(error));
      let timer = setTimeout(() => giveUp('took too long to start'), startTimeoutMs);
      const begin = () => {
        clearTimeout(timer);
        timer = setTimeout(() => giveUp('took too long'), this.options.timeoutMs);
        worker.postMessage(task);
      };
      const onMessage = (message: TaskReply | typeof ready) => {
        if (message !== ready) settle(message);
        else begin();
      };
      if (this.#ready === worker) begin();
      worker.on('message', onMessage).on('exit', onExit).on('error', onError);
    });
  }

  #endWhenIdle(): void {
    const { endsAfterIdleMs } = this.options;
    if (endsAfterIdleMs === undefined) return;
    this.#idle = setTimeout(() => {
      const idle = this.#worker;
      this.#worker = undefined;
      void idle?.terminate();
    }, endsAfterIdleMs).unref();
  }
}

function refused({ kind, body, headers }: ApiError): TaskReply {
  return { refusal: { kind, body, headers } };
}
