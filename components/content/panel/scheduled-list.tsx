import type { AdminViewServerProps } from 'payload';
import type { PageCollection } from '@/lib/content/cms/page-tree/kinds';
import { type PublicationJob, publicationJobs } from '@/lib/content/cms/schedule/publication-jobs';

const collections = ['posts', 'stories', 'pages'] as const satisfies readonly PageCollection[];
const listedAtMost = 20;

interface Scheduled {
  href: string;
  title: string;
  dueAtMs: number;
}

type Panel = Pick<AdminViewServerProps, 'payload' | 'user'>;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** What is scheduled to be published, the soonest first; nothing where nothing is. */
export async function ScheduledList(panel: Panel) {
  const scheduled = await findScheduled(panel);
  if (scheduled.length === 0) return null;
  return (
    <section className="scheduled-list" aria-labelledby="scheduled">
      <h2 id="scheduled">Scheduled</h2>
      <ul>
        {scheduled.map(({ href, title, dueAtMs }) => (
          <li key={href}>
            <time dateTime={new Date(dueAtMs).toISOString()}>{dayFormat.format(dueAtMs)}</time>:{' '}
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A date in the future alone schedules nothing: what counts are the jobs that publish. */
async function findScheduled(panel: Panel): Promise<Scheduled[]> {
  const jobs = await publicationJobs(panel.payload);
  const found = await Promise.all(collections.map((collection) => titled(panel, collection, jobs)));
  return found
    .flat()
    .toSorted((one, other) => one.dueAtMs - other.dueAtMs)
    .slice(0, listedAtMost);
}

async function titled(
  { payload, user }: Panel,
  collection: (typeof collections)[number],
  jobs: readonly PublicationJob[],
): Promise<Scheduled[]> {
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
