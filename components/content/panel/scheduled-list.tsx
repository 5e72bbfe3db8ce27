import type { AdminViewServerProps } from 'payload';

const collections = ['posts', 'stories', 'pages'] as const;
const listedAtMost = 20;

interface Scheduled {
  href: string;
  title: string;
  at: string;
}

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
export async function ScheduledList({ payload, user }: Pick<AdminViewServerProps, 'payload' | 'user'>) {
  const scheduled = await findScheduled({ payload, user });
  if (scheduled.length === 0) return null;
  return (
    <section className="panel-notice scheduled-list" aria-labelledby="scheduled">
      <h2 id="scheduled">Scheduled</h2>
      <ul>
        {scheduled.map(({ href, title, at }) => (
          <li key={href}>
            <time dateTime={at}>{dayFormat.format(new Date(at))}</time>: <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function findScheduled({
  payload,
  user,
}: Pick<AdminViewServerProps, 'payload' | 'user'>): Promise<Scheduled[]> {
  const found = await Promise.all(
    collections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        draft: true,
        overrideAccess: false,
        user,
        where: { publishedAt: { greater_than: new Date().toISOString() } },
        select: { title: true, publishedAt: true },
        depth: 0,
        limit: listedAtMost,
        pagination: false,
        sort: 'publishedAt',
      });
      return docs.flatMap(({ id, title, publishedAt }) =>
        publishedAt ? [{ href: `/admin/collections/${collection}/${id}`, title, at: publishedAt }] : [],
      );
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, listedAtMost);
}
