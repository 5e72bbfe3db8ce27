import { createRequire } from 'node:module';
import vm from 'node:vm';
import { type LinearModel, type ModelSolution, type Solver } from './linear-model';
import { workerSource } from './worker-source';

interface Answer {
  solution?: ModelSolution;
  error?: string;
}

/** What a worker's port does, without a worker. */
class Port {
  answered: ((answer: Answer) => void) | undefined;
  #receive: ((job: unknown) => void) | undefined;

  on(_event: 'message', receive: (job: unknown) => void): void {
    this.#receive = receive;
  }

  postMessage(answer: Answer): void {
    this.answered?.(answer);
  }

  send(job: unknown): Promise<Answer> {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.#receive?.(job);
    });
  }
}

/** The worker's own source in this thread: for small models, which it solves in milliseconds. One at a time. */
export function solverHere(): Solver & { asked: LinearModel[] } {
  const port = new Port();
  const require = createRequire(`${process.cwd()}/package.json`);
  const modules: Record<string, unknown> = {
    'node:module': { createRequire },
    'node:worker_threads': { parentPort: port, workerData: { root: process.cwd() } },
  };
  const start = vm.compileFunction(workerSource, ['require']) as (load: (name: string) => unknown) => void;
  start((name) => modules[name] ?? require(name));
  const asked: LinearModel[] = [];
  return {
    asked,
    async solve(model, { relativeGap = 0, seed = 0, signal } = {}) {
      signal?.throwIfAborted();
      asked.push(model);
      const options = { mip_rel_gap: relativeGap, time_limit: 60, random_seed: seed };
      const { solution, error } = await port.send({ model, options });
      if (!solution) throw new Error(`The solver failed: ${error}`);
      return solution;
    },
  };
}
