import type { TaskThread } from './task-thread';

/** What the server has a thread for: the texts that the engine reads, and the texts that editors send. */
export type ThreadName = 'engine' | 'editor texts';

/** The server and what Next compiles are apart: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: TaskThread | undefined };
const keyOf = (name: ThreadName) => Symbol.for(`little-pear.thread.${name}`);

/** The server's thread of this name; undefined where there is no server. */
export function sharedThread(name: ThreadName): TaskThread | undefined {
  return shared[keyOf(name)];
}

/** Called by the server when it starts. */
export function shareThread(name: ThreadName, thread: TaskThread): void {
  shared[keyOf(name)] = thread;
}

/** For tests that play a thread: from now on there is none. */
export function stopSharing(name: ThreadName): void {
  shared[keyOf(name)] = undefined;
}
