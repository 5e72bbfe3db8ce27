import { wordTables } from '../../engine/text/word-tables';
import { replyToTasks } from '../../../platform/threads/reply-to-tasks';
import { answerStep } from '../ask/answer-step';
import { askedAge } from '../ask/asked-child';
import { loadTasks, runTask, type TaskInput, type TaskName } from './engine-tasks';

// What runs in the engine's thread. It is compiled beside the server's program (scripts/compile-program.mjs).
await loadTasks();
for (const table of wordTables) table();
// What Ask builds with its first question takes seconds on a busy machine, and the time of a question is limited.
await answerStep({
  text: 'can my baby eat strawberries at nursery',
  asked: askedAge(8, '2026-01-01'),
  found: new Map(),
});

// By its name a task comes with what it takes: `runInEngine` sends it.
replyToTasks(({ name, input }) => runTask(name as TaskName, input as TaskInput<TaskName>));
