'use client';

import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import type { MealPlanAnswer, PlanPlace } from '@/lib/contract/nutriai-plans';
import { fullDay } from '@/lib/nutriai/client/log/day-text';
import { dayName } from '@/lib/nutriai/client/log/day-time';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import styles from './place-dialog.module.css';

interface MoveDialogProps {
  plan: MealPlanAnswer;
  place: PlanPlace;
  today: string;
  onMove: (to: PlanPlace) => Promise<void>;
  onClose: () => void;
}

/** Where a dish may go instead, for fingers and keyboards. */
export function MoveDialog({ plan, place, today, onMove, onClose }: MoveDialogProps) {
  const [date, setDate] = useState(place.date);
  const [isMoving, setMoving] = useState(false);
  const title = plan.days.find((day) => day.date === place.date)?.slots[place.slot]?.title ?? '';
  const slots = plan.days.find((day) => day.date === date)?.slots ?? [];
  const move = async (slot: number) => {
    setMoving(true);
    await onMove({ date, slot });
  };
  return (
    <Sheet title="Move the dish" isBusy={isMoving} onClose={onClose}>
      <p className={styles.lead}>{title} swaps places with the dish you choose.</p>
      <label className={styles.day}>
        Day
        <select className={styles.select} value={date} onChange={(event) => setDate(event.target.value)}>
          {plan.days.map((day) => (
            <option key={day.date} value={day.date}>
              {day.date === today ? `Today, ${fullDay(day.date)}` : dayName(day.date, today)}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles.list}>
        {slots.map((slot, index) => {
          const isHere = date === place.date && index === place.slot;
          return (
            <li key={`${slot.kind}-${index}`}>
              <button
                type="button"
                className={styles.choice}
                disabled={isHere || isMoving}
                onClick={() => void move(index)}
              >
                <span className={styles.about}>{kindNames[slot.kind]}</span>
                <span className={styles.title}>
                  {isHere ? 'Current place' : slot.recipe === null ? 'Nothing yet' : slot.title}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
