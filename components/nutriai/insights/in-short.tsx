import { Card } from '@/components/ui/card';
import type { InsightsAnswer } from '@/lib/contract/nutriai-insights';
import { AlertList } from './alert-list';
import { countOf } from './insight-words';

interface InShortProps {
  alerts: InsightsAnswer['alerts'];
  loggedDays: number;
  days: number;
}

/** What has to be seen first. */
export function InShort({ alerts, loggedDays, days }: InShortProps) {
  return (
    <Card
      title="In short"
      lead={loggedDays > 0 ? `${countOf(loggedDays, 'day')} with meals in the log, of ${days}.` : undefined}
    >
      {alerts.length === 0 && <p>Nothing here needs your attention.</p>}
      <AlertList alerts={alerts} />
    </Card>
  );
}
