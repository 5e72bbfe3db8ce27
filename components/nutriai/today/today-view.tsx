'use client';

import { useState } from 'react';
import { BeforeSolids } from '@/components/nutriai/first-use/before-solids';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { useLiveChanges } from '@/components/nutriai/shell/use-live-changes';
import { Toast } from '@/components/ui/toast';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import { DayBar } from './day-bar';
import { DayCards } from './day-cards';
import { DaySummary } from './day-summary';
import { EmergencyBox } from './emergency-box';
import { LogMealButton } from './log-meal-button';
import { type OpenSheet, TodaySheet } from './today-sheet';
import { useDay } from './use-day';
import { useDayEmergency } from './use-day-emergency';
import { useDayLog } from './use-day-log';
import { useMealChoices } from './use-meal-choices';
import { useShownDay } from './use-shown-day';
import styles from './today-view.module.css';

/** The day of a baby: what to log with one hand, what was, and what it covers. */
export function TodayView({ emergency }: { emergency: EmergencyWords }) {
  const baby = useBaby();
  const isYoung = isBeforeSolids(baby);
  const shown = useShownDay();
  const { date, today } = shown;
  const day = useDay(baby.id, date);
  useLiveChanges(baby.id);
  const choices = useMealChoices(baby, date);
  const log = useDayLog({ baby, date, today, portions: choices.portions });
  const { done } = log;
  const urgent = useDayEmergency(day.meals, emergency);
  const [open, setOpen] = useState<OpenSheet | null>(null);
  return (
    <div className={styles.view}>
      {urgent && <EmergencyBox words={emergency} title={urgent.title} />}
      <div className={styles.top}>
        <DayBar date={date} today={today} birthDate={baby.birth_date} onChange={shown.show} />
        {!isYoung && <LogMealButton isRaised={done !== null} onPress={() => setOpen({ sheet: 'log' })} />}
      </div>
      <div className={isYoung ? `${styles.columns} ${styles.young}` : styles.columns}>
        <div className={styles.main}>
          <DayCards
            day={day}
            shown={shown}
            choices={choices}
            log={log}
            emergency={emergency}
            isUrgent={urgent !== null}
            onOpen={setOpen}
          />
        </div>
        <div className={styles.side}>{isYoung ? <BeforeSolids baby={baby} /> : <DaySummary day={day} />}</div>
      </div>
      {open && (
        <TodaySheet
          open={open}
          date={date}
          meals={day.meals}
          choices={choices}
          log={log}
          emergency={emergency}
          onClose={() => setOpen(null)}
        />
      )}
      {log.guardSheet}
      {done && <Toast message={done.message} onUndo={() => log.undo(done)} onDone={log.forget} />}
    </div>
  );
}
