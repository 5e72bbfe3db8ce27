import type { WorkerReply } from './worker-reply';

/** A thread that runs tasks by their names. */
export interface TaskThread {
  run: (task: { name: string; input: unknown }, signal: AbortSignal) => Promise<WorkerReply>;
}

/** The server and what Next compiles are apart: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: TaskThread | undefined };
const threadKey = Symbol.for('little-pear.engine-thread');

/** The server's thread for the engine; undefined where there is no server. */
export function sharedThread(): TaskThread | undefined {
  return shared[threadKey];
}

/** Called by the server when it starts. */
export function shareThread(thread: TaskThread): void {
  shared[threadKey] = thread;
}

/** For tests that play a thread: from now on there is none. */
export function stopSharing(): void {
  shared[threadKey] = undefined;
}
