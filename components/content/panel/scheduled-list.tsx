import { type PanelReader, scheduledDocuments } from '@/lib/content/cms/schedule/scheduled-documents';

const listedAtMost = 20;

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
export async function ScheduledList(panel: PanelReader) {
  const scheduled = (await scheduledDocuments(panel)).slice(0, listedAtMost);
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
