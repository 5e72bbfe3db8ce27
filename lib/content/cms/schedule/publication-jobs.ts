import type { Payload, PayloadRequest } from 'payload';
import * as z from 'zod';

/** Without a type Payload's job publishes. */
const jobInput = z.object({
  type: z.literal('publish').nullish(),
  doc: z.object({ relationTo: z.string(), value: z.coerce.number() }),
});

/** A job that publishes a document at its time. */
export interface PublicationJob {
  id: number;
  collection: string;
  documentId: number;
  dueAtMs: number | null;
  /** Somebody works on it. */
  isBegun: boolean;
}

/** Lists the jobs that are to publish something and have not done so. */
export async function publicationJobs(payload: Payload, req?: PayloadRequest): Promise<PublicationJob[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    depth: 0,
    pagination: false,
    select: { input: true, waitUntil: true, processing: true },
    req,
  });
  return docs.flatMap(({ id, input, waitUntil, processing }) => {
    const parsed = jobInput.safeParse(input);
    if (!parsed.success) return [];
    const { relationTo, value } = parsed.data.doc;
    return [
      {
        id,
        collection: relationTo,
        documentId: value,
        dueAtMs: waitUntil ? Date.parse(waitUntil) : null,
        isBegun: processing === true,
      },
    ];
  });
}
