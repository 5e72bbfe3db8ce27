import { runInThread } from '../../platform/threads/run-in-thread';
import { WorkerThread } from '../../platform/threads/worker-thread';
import type { WriteMarkdown } from './markdown-answer';

/** A long list takes a quarter of a second, and each page is written once until it changes. */
const limits = { waitingAtMost: 50, timeoutMs: 20_000, endsAfterIdleMs: 60_000 };

/**
 * A thread that writes pages as Markdown, so that a long one holds up nobody else. It ends when nobody has
 * asked for one for a minute.
 */
export class MarkdownThread extends WorkerThread {
  /** `program` is the path of the compiled `markdown-worker.ts`. */
  constructor(program: string) {
    super({ name: 'markdown', program, ...limits });
  }

  /** Writes the Markdown version of a rendered page; refuses with 503 when too many wait. */
  readonly write: WriteMarkdown = async (html) =>
    String(await runInThread(this, { name: 'page', input: html }));
}
