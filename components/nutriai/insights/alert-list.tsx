'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { AlertItem } from './alert-item';
import styles from './alert-list.module.css';

type Alert = InsightsAnswer['alerts'][number];

/** One thing first; the others are a tap away. What is urgent or for a doctor is never behind it. */
const shownAtFirst = 1;
const forDoctor: readonly Alert['severity'][] = ['urgent', 'see_someone'];

interface AlertListProps {
  alerts: readonly Alert[];
  /** Those that are never behind a tap. */
  mustSee?: readonly Alert['severity'][];
}

/** Alerts, the gravest first: a sentence each, what to do, and who says so. */
export function AlertList({ alerts, mustSee = forDoctor }: AlertListProps) {
  const [isOpen, setOpen] = useState(false);
  const seen = alerts.filter(({ severity }) => mustSee.includes(severity)).length;
  const count = Math.max(shownAtFirst, seen);
  const shown = isOpen ? alerts : alerts.slice(0, count);
  const hidden = alerts.length - shown.length;
  return (
    <>
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
    </>
  );
}
