import { AlertList } from '@/components/nutriai/insights/alert-list';
import { Card } from '@/components/ui/card';
import type { TodayAnswer } from '@/lib/contract/nutriai-today';

/** What there is to watch for stays in sight on its day. */
const ofToday = ['urgent', 'see_someone', 'watch'] as const;

interface DayAlertsProps {
  alerts: TodayAnswer['alerts'];
  /** Whether an emergency of the day stands above, in a box of its own, and is not said again. */
  isUrgent: boolean;
}

/** What the day calls for: an emergency of the days before, what to watch for, and whom to ask. */
export function DayAlerts({ alerts, isUrgent }: DayAlertsProps) {
  const shown = isUrgent ? alerts.filter(({ emergency }) => !emergency) : alerts;
  if (shown.length === 0) return null;
  return (
    <Card title="To look at today">
      <AlertList alerts={shown} mustSee={ofToday} />
    </Card>
  );
}
