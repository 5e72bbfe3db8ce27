import { countOf } from '@/components/nutriai/insights/insight-words';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import type { Citations } from './citations';
import { Cited } from './cited';
import styles from './report.module.css';

const shownAtMost = 5;

/** What is more than good to know, the most urgent first. */
export function alertsOf({ alerts }: InsightsAnswer) {
  const called = alerts.filter(({ severity }) => severity !== 'tip');
  return { shown: called.slice(0, shownAtMost), more: Math.max(0, called.length - shownAtMost) };
}

/** What to look at, in a line each. */
export function ReportAlerts({ found, cited }: { found: InsightsAnswer; cited: Citations }) {
  const { shown, more } = alertsOf(found);
  return (
    <section>
      <h2 className={styles.heading}>
        What to look at <small>based on the records, not a diagnosis</small>
      </h2>
      {shown.length === 0 && <p>Nothing in particular.</p>}
      <ul className={styles.list}>
        {shown.map(({ id, title, source }) => (
          <li key={id}>
            {title} <Cited numbers={cited.numbers([source])} />
          </li>
        ))}
        {more > 0 && <li>{`and ${countOf(more, 'more line')} in the app`}</li>}
      </ul>
    </section>
  );
}
