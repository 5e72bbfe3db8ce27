import { wordTables } from '../../engine/text/word-tables';
import { replyToTasks } from '../../../platform/threads/reply-to-tasks';
import { runTask, type TaskInput, type TaskName } from './engine-tasks';

// What runs in the engine's thread. It is compiled beside the server's program (scripts/compile-program.mjs).
for (const table of wordTables) table();

// By its name a task comes with what it takes: `runInEngine` sends it.
replyToTasks(({ name, input }) => runTask(name as TaskName, input as TaskInput<TaskName>));
