'use client';

import { useBaby } from '@/components/nutriai/shell/baby-provider';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { AppointmentsCard } from './appointments-card';
import { CalendarCard } from './calendar-card';
import { DevicesCard } from './devices-card';
import { ReminderChoices } from './reminder-choices';
import styles from './reminders.module.css';

/** What a carer is reminded of, where it is shown, and the calendar that they can subscribe to. */
export function RemindersView({ emergency }: { emergency: EmergencyWords }) {
  const baby = useBaby();
  return (
    <div className={styles.view}>
      <DevicesCard />
      <ReminderChoices baby={baby} />
      <AppointmentsCard baby={baby} emergency={emergency} />
      <CalendarCard baby={baby} />
    </div>
  );
}
