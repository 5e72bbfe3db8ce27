import { replyToTasks } from '../../../platform/threads/reply-to-tasks';
import { runTextTask, type TextInput, type TextTaskName } from './text-tasks';

// What runs in the thread for editors' texts. It is compiled beside the server's program (scripts/compile-program.mjs).
// By its name a task comes with what it takes: `convertText` sends it.
replyToTasks(({ name, input }) => runTextTask(name as TextTaskName, input as TextInput<TextTaskName>));
