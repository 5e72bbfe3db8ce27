import { AlertList } from '@/components/nutriai/insights/alert-list';
import { Card } from '@/components/ui/card';
import type { TodayAnswer } from '@/lib/contract/nutriai-today';

/** What there is to watch for stays in sight on its day. */
const ofToday = ['urgent', 'see_someone', 'watch'] as const;

/** What the day calls for: what to watch for, and whom to ask. An emergency stands above it, in a box of its own. */
export function DayAlerts({ alerts }: { alerts: TodayAnswer['alerts'] }) {
  const shown = alerts.filter(({ emergency }) => !emergency);
  if (shown.length === 0) return null;
  return (
    <Card title="To look at today">
      <AlertList alerts={shown} mustSee={ofToday} />
    </Card>
  );
}
