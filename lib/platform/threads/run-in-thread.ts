import { ApiError } from '../http/api-error';
import type { Task, TaskThread } from './task-thread';

/**
 * Runs a task in another thread and gives its result, which the caller knows the type of.
 * @throws ApiError what the task refuses; 503 with `Retry-After` when too much waits already, or the caller has gone
 */
export async function runInThread(thread: TaskThread, task: Task, signal?: AbortSignal): Promise<unknown> {
  const reply = await thread.run(task, signal ?? new AbortController().signal);
  if ('answer' in reply) return reply.answer;
  if ('refusal' in reply) throw new ApiError(reply.refusal.kind, reply.refusal.body, reply.refusal.headers);
  throw reply.failure;
}
