import { Worker } from 'node:worker_threads';
import { type LinearModel, type ModelSolution, type SolveOptions, type Solver } from './linear-model';
import { workerSource } from './worker-source';

/**
 * One solve is single-threaded and takes about a third of a second: two at once keep a small server's other
 * work going.
 */
const defaultWorkers = 2;
/**
 * A net for what should never happen, far above what a week takes: a solve that it cuts short would differ
 * from machine to machine.
 */
const defaultTimeLimitSeconds = 60;
/** WebAssembly memory never shrinks: a worker whose memory grew beyond this is replaced. */
const mostMemoryBytes = 512 * 1024 * 1024;
/** A worker holds some 140 MB once it has solved a week, and starts in a third of a second. */
const defaultIdleMs = 30_000;

interface Job {
  model: LinearModel;
  options: SolveOptions;
  resolve: (solution: ModelSolution) => void;
  reject: (reason: unknown) => void;
  /** While it waits for a worker. */
  onAbort: () => void;
}

interface IdleWorker {
  worker: Worker;
  /** Ends it. */
  timer: NodeJS.Timeout;
}

interface Answer {
  solution?: ModelSolution;
  memoryBytes?: number;
  error?: string;
}

/**
 * HiGHS in worker threads: the only part of the planner that is not pure. Each solve has a fresh instance of
 * HiGHS; a worker that fails, is cancelled or has grown large is replaced. Workers start when they are
 * needed, end when they have had nothing to do for a while, and never keep the process alive by themselves.
 */
export class WorkerSolver implements Solver {
  readonly #most: number;
  readonly #idleMs: number;
  readonly #idle: IdleWorker[] = [];
  readonly #waiting: Job[] = [];
  #running = 0;

  constructor({
    workers = defaultWorkers,
    idleMs = defaultIdleMs,
  }: { workers?: number; idleMs?: number } = {}) {
    this.#most = workers;
    this.#idleMs = idleMs;
  }

  solve(model: LinearModel, options: SolveOptions = {}): Promise<ModelSolution> {
    return new Promise((resolve, reject) => {
      const { signal } = options;
      if (signal?.aborted) {
        reject(abortError(signal));
        return;
      }
      const job: Job = { model, options, resolve, reject, onAbort: () => this.#forget(job) };
      signal?.addEventListener('abort', job.onAbort, { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Ends all workers that have nothing to do. */
  async close(): Promise<void> {
    await Promise.all(
      this.#idle.splice(0).map(({ worker, timer }) => {
        clearTimeout(timer);
        return worker.terminate();
      }),
    );
  }

  #forget(job: Job): void {
    const position = this.#waiting.indexOf(job);
    if (position < 0) return;
    this.#waiting.splice(position, 1);
    job.reject(abortError(job.options.signal));
  }

  #next(): void {
    if (this.#running >= this.#most) return;
    const job = this.#waiting.shift();
    if (!job) return;
    job.options.signal?.removeEventListener('abort', job.onAbort);
    this.#running += 1;
    void this.#run(job).finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  async #run({ model, options, resolve, reject }: Job): Promise<void> {
    const worker = this.#take() ?? startWorker();
    worker.ref();
    try {
      const { solution, memoryBytes = 0, error } = await ask(worker, model, options);
      if (!solution) throw new Error(`The solver failed: ${error}`);
      if (memoryBytes > mostMemoryBytes) await worker.terminate();
      else this.#keep(worker);
      resolve(solution);
    } catch (error) {
      await worker.terminate();
      reject(error);
    }
  }

  #take(): Worker | undefined {
    const idle = this.#idle.pop();
    clearTimeout(idle?.timer);
    return idle?.worker;
  }

  #keep(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((each) => each.timer === timer),
        1,
      );
      void worker.terminate();
    }, this.#idleMs).unref();
    this.#idle.push({ worker, timer });
  }
}

function startWorker(): Worker {
  return new Worker(workerSource, { eval: true, workerData: { root: process.cwd() } });
}

function ask(worker: Worker, model: LinearModel, options: SolveOptions): Promise<Answer> {
  const {
    relativeGap = 0,
    mostNodes,
    timeLimitSeconds = defaultTimeLimitSeconds,
    seed = 0,
    signal,
  } = options;
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`The solver's worker ended with ${code}.`));
    const onAbort = () => onError(abortError(signal));
    const settle = (finish: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      finish();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.postMessage({
      model,
      options: {
        mip_rel_gap: relativeGap,
        time_limit: timeLimitSeconds,
        random_seed: seed,
        ...(mostNodes !== undefined && { mip_max_nodes: mostNodes }),
      },
    });
  });
}

function abortError(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('Cancelled.', 'AbortError');
}
