import { LogFlush } from './log-flush';
import { WriteQueue } from './write-queue';

const shared = globalThis as {
  writeQueues?: Map<string, WriteQueue>;
  logFlushes?: Map<string, LogFlush>;
};

/**
 * One queue for a file, also when the development server loads this module anew while an older copy still
 * writes, and for the server in front of Next.
 */
export function queueOfFile(file: string): WriteQueue {
  const queues = (shared.writeQueues ??= new Map<string, WriteQueue>());
  const known = queues.get(file) ?? new WriteQueue({ maxWaiting: 1_000, maxWaitMs: 10_000 });
  queues.set(file, known);
  return known;
}

/** What brings the commits of a file to the disk, likewise one for all. */
export function flushOfFile(file: string): LogFlush {
  const flushes = (shared.logFlushes ??= new Map<string, LogFlush>());
  const known = flushes.get(file) ?? new LogFlush(file, queueOfFile(file));
  flushes.set(file, known);
  return known;
}

/** Write transactions of this process that wait for their turn. */
export function writesWaiting(): number {
  return [...(shared.writeQueues?.values() ?? [])].reduce((sum, { waiting }) => sum + waiting, 0);
}
