'use client';

import { Eye, Lightbulb, Siren, Stethoscope, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/components/nutriai/ui/card';
import button from '@/components/ui/button.module.css';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { countOf, severityNames } from './insight-words';
import styles from './in-short.module.css';

type Alert = InsightsAnswer['alerts'][number];

const icons = { urgent: TriangleAlert, see_someone: Stethoscope, watch: Eye, tip: Lightbulb } as const;

/** So many are read; the others are a tap away. What is urgent or for a doctor is never behind it. */
const shownAtFirst = 3;

interface InShortProps {
  alerts: readonly Alert[];
  loggedDays: number;
  days: number;
}

/** What has to be seen first: a sentence each, what to do, and who says so. */
export function InShort({ alerts, loggedDays, days }: InShortProps) {
  const [isOpen, setOpen] = useState(false);
  const mustSee = alerts.filter(({ severity }) => severity === 'urgent' || severity === 'see_someone').length;
  const count = Math.max(shownAtFirst, mustSee);
  const shown = isOpen ? alerts : alerts.slice(0, count);
  const hidden = alerts.length - shown.length;
  return (
    <Card
      title="In short"
      lead={loggedDays > 0 ? `${countOf(loggedDays, 'day')} with meals in the log, of ${days}.` : undefined}
    >
      {alerts.length === 0 && <p>Nothing here needs your attention.</p>}
      <ul className={styles.list}>
        {shown.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
      {(hidden > 0 || isOpen) && (
        <button
          type="button"
          className={`${button.button} ${button.quiet} ${styles.more}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show ${hidden} more`}
        </button>
      )}
    </Card>
  );
}

function AlertItem({ alert }: { alert: Alert }) {
  const { severity, title, advice, emergency, source } = alert;
  const Icon = emergency ? Siren : icons[severity];
  return (
    <li className={`${styles.item} ${styles[severity]}`}>
      <Icon size={22} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.severity}>{emergency ? 'Emergency' : severityNames[severity]}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.advice}>{advice}</p>
        <p className={styles.source}>
          {source.org},{' '}
          <a href={source.url} rel="noopener noreferrer">
            {source.title}
          </a>
          , {source.year}
        </p>
      </div>
    </li>
  );
}
