import { runInThread } from '../../../platform/threads/run-in-thread';
import { sharedThread } from '../../../platform/threads/shared-threads';
import { runTextTask, type TextInput, type TextResult, type TextTaskName } from './text-tasks';

/** So much HTML is read in some milliseconds, which is less than the way to the thread and back. */
const convertedAtOnce = 2_000;

interface Sender {
  /** Fires when whoever sent the text has gone. */
  signal?: AbortSignal;
  /** How many characters there are; few are converted at once, in the main thread. */
  characters?: number;
}

/**
 * Converts a text beside the server's main thread; in it where there is no server (tests, scripts), which has
 * nobody to hold up.
 * @throws ApiError what the conversion refuses; 503 with `Retry-After` when too much waits already, or the
 *   sender has gone
 */
export async function convertText<Name extends TextTaskName>(
  name: Name,
  input: TextInput<Name>,
  { signal, characters = Number.POSITIVE_INFINITY }: Sender = {},
): Promise<TextResult<Name>> {
  const thread = sharedThread('editor texts');
  if (!thread || characters <= convertedAtOnce) return runTextTask(name, input);
  // By its name the thread runs the very task whose result is typed here.
  return (await runInThread(thread, { name, input }, signal)) as TextResult<Name>;
}
