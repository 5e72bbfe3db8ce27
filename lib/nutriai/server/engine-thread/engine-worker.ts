import { parentPort } from 'node:worker_threads';
import { ApiError } from '../../../platform/http/api-error';
import { wordTables } from '../../engine/text/word-tables';
import { runTask, type TaskInput, type TaskName } from './engine-tasks';
import { ready, type WorkerReply } from './worker-reply';

// What runs in the engine's thread. It is compiled beside the server's program (scripts/compile-program.mjs).
for (const table of wordTables) table();

parentPort?.on('message', ({ name, input }: { name: TaskName; input: TaskInput<TaskName> }) => {
  void replyTo(name, input).then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage(ready);

async function replyTo(name: TaskName, input: TaskInput<TaskName>): Promise<WorkerReply> {
  try {
    return { answer: await runTask(name, input) };
  } catch (error) {
    // A class does not survive the way to another thread.
    if (error instanceof ApiError)
      return { refusal: { kind: error.kind, body: error.body, headers: error.headers } };
    return { failure: error };
  }
}
