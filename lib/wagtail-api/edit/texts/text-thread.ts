import { WorkerThread } from '../../../platform/threads/worker-thread';

interface Limits {
  waitingAtMost: number;
  timeoutMs: number;
  endsAfterIdleMs: number;
}

/** Few write at a time, and a program that imports articles sends one after the other. */
const usualLimits: Limits = { waitingAtMost: 10, timeoutMs: 10_000, endsAfterIdleMs: 60_000 };

/** With its entry for development Lexical waits for itself (scripts/compile-program.mjs). */
const nodeOptions = ['--conditions=production'];

/**
 * A thread for the texts that editors send. It ends when nobody has sent one for a minute: most sites have an
 * hour of editing a week.
 */
export class TextThread extends WorkerThread {
  /** `program` is the path of the compiled `text-worker.ts`. */
  constructor(program: string, limits: Limits = usualLimits) {
    super({ name: 'editor texts', program, nodeOptions, ...limits });
  }
}
