import { runInThread } from '../../../platform/threads/run-in-thread';
import { sharedThread } from '../../../platform/threads/shared-threads';
import { runTask, type TaskAnswer, type TaskInput, type TaskName } from './engine-tasks';

/** So much is read in a few milliseconds, which is less than the way to the thread and back when others wait there. */
const readAtOnce = 100;

interface Asking {
  /** Fires when whoever asked has gone. */
  signal?: AbortSignal | undefined;
  /** How many characters are to be read; few are read at once, in the main thread. */
  characters?: number;
}

/**
 * Runs a task of the engine beside the server's main thread; in it where there is no server (tests, scripts),
 * which has nobody to hold up.
 * @throws ApiError what the task refuses; 503 with `Retry-After` when too much waits already, or the caller
 *   has gone
 */
export async function runInEngine<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  { signal, characters = Number.POSITIVE_INFINITY }: Asking = {},
): Promise<TaskAnswer<Name>> {
  const thread = sharedThread('engine');
  if (!thread || characters <= readAtOnce) return runTask(name, input);
  // By its name the thread runs the very task whose answer is typed here.
  return (await runInThread(thread, { name, input }, signal)) as TaskAnswer<Name>;
}
