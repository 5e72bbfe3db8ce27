import { AlertItem } from '@/components/nutriai/insights/alert-item';
import { Card } from '@/components/ui/card';
import type { TodayAnswer } from '@/lib/contract/nutriai-today';
import styles from './day-alerts.module.css';

/** What the day calls for: what to watch for, and whom to ask. An emergency stands above it, in a box of its own. */
export function DayAlerts({ alerts }: { alerts: TodayAnswer['alerts'] }) {
  const shown = alerts.filter(({ emergency }) => !emergency);
  if (shown.length === 0) return null;
  return (
    <Card title="To look at today">
      <ul className={styles.list}>
        {shown.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </Card>
  );
}
