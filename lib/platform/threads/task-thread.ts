import type { ErrorKind } from '../http/api-error';

/** What a thread sends first: from now on it takes tasks. */
export const ready = 'ready';

/** What a thread sends of a task: its result, a refusal that the caller may read, or a failure of ours. */
export type TaskReply =
  | { answer: unknown }
  | {
      refusal: {
        kind: ErrorKind;
        body: Readonly<Record<string, unknown>>;
        headers: Readonly<Record<string, string>>;
      };
    }
  | { failure: unknown };

export interface Task {
  name: string;
  input: unknown;
}

/** A thread that runs tasks by their names. */
export interface TaskThread {
  run: (task: Task, signal: AbortSignal) => Promise<TaskReply>;
}
