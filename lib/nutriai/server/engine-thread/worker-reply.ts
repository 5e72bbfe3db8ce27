import type { ErrorKind } from '../../../platform/http/api-error';

/** What the engine's thread says first: from now on it takes tasks. */
export const ready = 'ready';

/** What the engine's thread says of a task: its answer, a refusal that the caller may read, or a failure of ours. */
export type WorkerReply =
  | { answer: unknown }
  | {
      refusal: {
        kind: ErrorKind;
        body: Readonly<Record<string, unknown>>;
        headers: Readonly<Record<string, string>>;
      };
    }
  | { failure: unknown };
