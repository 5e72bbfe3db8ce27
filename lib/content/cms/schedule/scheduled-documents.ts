import type { Payload, TypedUser } from 'payload';
import type { PageCollection } from '../page-tree/kinds';
import { type PublicationJob, publicationJobs } from './publication-jobs';

const collections = ['posts', 'stories', 'pages'] as const satisfies readonly PageCollection[];

export interface ScheduledDocument {
  /** Where it is edited. */
  href: string;
  title: string;
  dueAtMs: number;
}

/** The panel's database, and who asks. */
export interface PanelReader {
  payload: Payload;
  user?: TypedUser | null;
}

/**
 * What will be published by itself, the soonest first. A date in the future alone schedules nothing: what
 * counts are the jobs that publish.
 */
export async function scheduledDocuments(reader: PanelReader): Promise<ScheduledDocument[]> {
  const jobs = await publicationJobs(reader.payload);
  const found = await Promise.all(collections.map((collection) => titled(reader, collection, jobs)));
  return found.flat().toSorted((one, other) => one.dueAtMs - other.dueAtMs);
}

async function titled(
  { payload, user }: PanelReader,
  collection: (typeof collections)[number],
  jobs: readonly PublicationJob[],
): Promise<ScheduledDocument[]> {
  const due = new Map(
    jobs.flatMap(({ collection: own, documentId, dueAtMs }) =>
      own === collection && dueAtMs !== null ? [[documentId, dueAtMs] as const] : [],
    ),
  );
  if (due.size === 0) return [];
  const { docs } = await payload.find({
    collection,
    draft: true,
    overrideAccess: false,
    user,
    where: { id: { in: [...due.keys()] } },
    select: { title: true },
    depth: 0,
    limit: due.size,
    pagination: false,
  });
  return docs.map(({ id, title }) => ({
    href: `/admin/collections/${collection}/${id}`,
    title,
    dueAtMs: due.get(id) ?? 0,
  }));
}
