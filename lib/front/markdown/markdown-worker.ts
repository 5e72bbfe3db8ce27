import { replyToTasks } from '../../platform/threads/reply-to-tasks';
import { pageMarkdown } from './page-markdown';

// What runs in the thread for Markdown. It is compiled beside the server's program (scripts/compile-program.mjs).
replyToTasks(async ({ input }) => pageMarkdown(String(input)));
