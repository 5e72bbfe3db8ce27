import { ApiError } from '../../../platform/http/api-error';
import { runTask, type TaskAnswer, type TaskInput, type TaskName } from './engine-tasks';
import { sharedThread } from './shared-thread';

/** So much is read in a few milliseconds, which is less than the way to the thread and back when others wait there. */
const readAtOnce = 100;

interface Asking {
  /** Fires when whoever asked has gone. */
  signal?: AbortSignal | undefined;
  /** How many characters are to be read; few are read at once, in the main thread. */
  characters?: number;
}

/**
 * Runs a task of the engine beside the server's main thread; in it where there is no server (tests, scripts), which has nobody to hold up.
 * @throws ApiError what the task refuses; 503 with `Retry-After` when too much waits already, or the caller has gone
 */
export async function runInEngine<Name extends TaskName>(
  name: Name,
  input: TaskInput<Name>,
  { signal, characters = Number.POSITIVE_INFINITY }: Asking = {},
): Promise<TaskAnswer<Name>> {
  const thread = sharedThread();
  if (!thread || characters <= readAtOnce) return runTask(name, input);
  const reply = await thread.run({ name, input }, signal ?? new AbortController().signal);
  // By its name the thread runs the very task whose answer is typed here.
  if ('answer' in reply) return reply.answer as TaskAnswer<Name>;
  if ('refusal' in reply) throw new ApiError(reply.refusal.kind, reply.refusal.body, reply.refusal.headers);
  throw reply.failure;
}
