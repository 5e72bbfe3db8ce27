import type { Payload } from 'payload';
import * as z from 'zod';
import type { PageCollection } from '../../content/cms/page-tree/kinds';

const scheduled = z.object({
  type: z.enum(['publish', 'unpublish']).nullish(),
  doc: z.object({ relationTo: z.string(), value: z.union([z.string(), z.number()]) }),
});

export type WaitingPublications = (collection: PageCollection, documentId: number) => boolean;

/** Which documents an editor has given a time at which they go live, and it has not come yet. */
export async function waitingPublications(payload: Payload): Promise<WaitingPublications> {
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
    select: { input: true },
  });
  const waiting = new Set(
    docs.flatMap(({ input }) => {
      const parsed = scheduled.safeParse(input);
      if (!parsed.success || parsed.data.type === 'unpublish') return [];
      return [`${parsed.data.doc.relationTo} ${parsed.data.doc.value}`];
    }),
  );
  return (collection, documentId) => waiting.has(`${collection} ${documentId}`);
}
