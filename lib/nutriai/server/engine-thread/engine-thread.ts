import { WorkerThread } from '../../../platform/threads/worker-thread';

interface Limits {
  waitingAtMost: number;
  timeoutMs: number;
  /** For the log. */
  name?: string;
}

const usualLimits: Limits = { waitingAtMost: 30, timeoutMs: 10_000 };

/**
 * The engine in a thread of its own, so that a long text holds up nobody else; the embedding model has
 * another one of the kind.
 */
export class EngineThread extends WorkerThread {
  /** `program` is the path of the compiled `engine-worker.ts`. */
  constructor(program: string, limits: Limits = usualLimits) {
    super({ name: 'engine', program, ...limits });
  }
}
