import type { AdminViewServerProps } from 'payload';
import { type PanelReader, scheduledDocuments } from '@/lib/content/cms/schedule/scheduled-documents';
import { type CalendarMonth, calendarMonth, dayOf } from './calendar-month';

interface Entry {
  href: string;
  title: string;
  atMs: number;
  isScheduled: boolean;
}

const path = '/admin/collections/posts/calendar';
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const monthFormat = inUtc({ month: 'long', year: 'numeric' });
const dayFormat = inUtc({ weekday: 'short', day: 'numeric', month: 'short' });
const timeFormat = inUtc({ hour: '2-digit', minute: '2-digit' });
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month at a glance: what was published on each day, and what will be. */
export async function PublicationCalendar({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  const month = calendarMonth(searchParams?.month);
  const entries = await entriesOf({ payload, user }, month);
  return (
    <main className="publication-calendar">
      <h1>{monthFormat.format(month.startMs)}</h1>
      <nav aria-label="Months" className="panel-links">
        <a href={`${path}?month=${month.previous}`}>Previous month</a>
        <a href={path}>This month</a>
        <a href={`${path}?month=${month.next}`}>Next month</a>
      </nav>
      <p>{summary(entries)} All times are in UTC.</p>
      <table>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, weekday) => (
                <Day key={weekdays[weekday]} day={day} entries={entries} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

function Day({ day, entries }: { day: number | null; entries: readonly Entry[] }) {
  const own = entries.filter(({ atMs }) => dayOf(atMs) === day);
  if (day === null || own.length === 0)
    return <td className="publication-calendar__free">{day !== null && new Date(day).getUTCDate()}</td>;
  return (
    <td>
      <time dateTime={new Date(day).toISOString().slice(0, 10)}>{dayFormat.format(day)}</time>
      <ul>
        {own.map(({ href, title, atMs, isScheduled }) => (
          <li key={href} className={isScheduled ? 'publication-calendar__scheduled' : undefined}>
            <a href={href}>{title}</a>
            <span>{isScheduled ? `Scheduled for ${timeFormat.format(atMs)}` : 'Published'}</span>
          </li>
        ))}
      </ul>
    </td>
  );
}

function summary(entries: readonly Entry[]): string {
  const scheduled = entries.filter(({ isScheduled }) => isScheduled).length;
  return `${scheduled || 'Nothing'} scheduled, ${entries.length - scheduled || 'nothing'} published this month.`;
}

async function entriesOf(reader: PanelReader, month: CalendarMonth): Promise<Entry[]> {
  const scheduled = (await scheduledDocuments(reader)).flatMap(({ href, title, dueAtMs }) =>
    dueAtMs >= month.startMs && dueAtMs < month.endMs
      ? [{ href, title, atMs: dueAtMs, isScheduled: true }]
      : [],
  );
  const published = await Promise.all(
    (['posts', 'stories'] as const).map((collection) => publishedIn(reader, collection, month)),
  );
  return [...scheduled, ...published.flat()].toSorted((one, other) => one.atMs - other.atMs);
}

async function publishedIn(
  { payload, user }: PanelReader,
  collection: 'posts' | 'stories',
  { startMs, endMs }: CalendarMonth,
): Promise<Entry[]> {
  const { docs } = await payload.find({
    collection,
    overrideAccess: false,
    user,
    where: {
      and: [
        { _status: { equals: 'published' } },
        { publishedAt: { greater_than_equal: new Date(startMs).toISOString() } },
        { publishedAt: { less_than: new Date(endMs).toISOString() } },
      ],
    },
    select: { title: true, publishedAt: true },
    depth: 0,
    pagination: false,
  });
  return docs.flatMap(({ id, title, publishedAt }) =>
    publishedAt
      ? [
          {
            href: `/admin/collections/${collection}/${id}`,
            title,
            atMs: Date.parse(publishedAt),
            isScheduled: false,
          },
        ]
      : [],
  );
}
