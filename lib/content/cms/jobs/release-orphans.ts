import type { Payload } from 'payload';
import { countEvent } from '../../../platform/log/event-counts';
import { log } from '../../../platform/log/log';

/** Longer than any job of ours takes: whoever has not finished by then is taken for dead. */
export const jobLeaseMs = 10 * 60_000;

/** A job that ended its process so often is not begun again by itself. */
const releasedAtMost = 5;

/**
 * Frees jobs whose process died while it ran them. Payload marks a job as being processed and never looks at
 * it again: it would neither run nor be scheduled once more. A freed job runs again, so that every job has to
 * be one that may run twice.
 * @param beforeMs jobs that were last touched before this moment are taken for orphans
 * @returns how many were freed
 */
export async function releaseOrphans(payload: Payload, beforeMs: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { completedAt: { exists: false } },
        { updatedAt: { less_than: new Date(beforeMs).toISOString() } },
      ],
    },
    pagination: false,
    depth: 0,
  });
  for (const job of docs) {
    const tried = (job.totalTried ?? 0) + 1;
    const isGivenUp = tried >= releasedAtMost;
    await payload.update({
      collection: 'payload-jobs',
      id: job.id,
      data: {
        processing: false,
        totalTried: tried,
        ...(isGivenUp
          ? { hasError: true, error: { message: `The process ended ${tried} times while it ran this job.` } }
          : {}),
      },
      depth: 0,
    });
    countEvent('job', isGivenUp ? 'failed' : 'released');
    log.warn(isGivenUp ? 'a job was given up: its process died each time' : 'an orphaned job was freed', {
      job: job.id,
      task: job.taskSlug ?? null,
      tried,
    });
  }
  return docs.length;
}
