'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { AlertItem } from './alert-item';
import { countOf } from './insight-words';
import styles from './in-short.module.css';

type Alert = InsightsAnswer['alerts'][number];

/** One thing first; the others are a tap away. What is urgent or for a doctor is never behind it. */
const shownAtFirst = 1;

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
        <Button
          variant="quiet"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show ${hidden} more`}
        </Button>
      )}
    </Card>
  );
}
