import { parentPort } from 'node:worker_threads';
import { ApiError } from '../http/api-error';
import { ready, type Task, type TaskReply } from './task-thread';

/**
 * Takes the tasks that the server sends to this thread; called once by its program, when all that it needs is
 * loaded.
 */
export function replyToTasks(run: (task: Task) => Promise<unknown>): void {
  parentPort?.on('message', (task: Task) => {
    void replyTo(task, run).then((reply) => parentPort?.postMessage(reply));
  });
  parentPort?.postMessage(ready);
}

async function replyTo(task: Task, run: (task: Task) => Promise<unknown>): Promise<TaskReply> {
  try {
    return { answer: await run(task) };
  } catch (error) {
    // A class does not survive the way to another thread.
    if (error instanceof ApiError)
      return { refusal: { kind: error.kind, body: error.body, headers: error.headers } };
    return { failure: error };
  }
}
