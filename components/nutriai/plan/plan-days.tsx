import { useState } from 'react';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { DayStrip } from './day-strip';
import { PlanDay } from './plan-day';
import { type OpenDialog, PlanDialogs } from './plan-dialogs';
import { useChosenDay } from './use-chosen-day';
import type { CookedDishes } from './use-cooked';
import { useDishChanges } from './use-dish-changes';
import type { PlanChanges } from './use-plan-changes';
import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './plan-days.module.css';

interface PlanDaysProps {
  plan: MealPlanAnswer;
  today: string;
  isParent: boolean;
  changes: PlanChanges;
  cooked: CookedDishes;
}

/** The days of a plan: one at a time on a phone, side by side where there is room and on paper. */
export function PlanDays({ plan, today, isParent, changes, cooked }: PlanDaysProps) {
  const dates = plan.days.map(({ date }) => date);
  const { days, chosenDate, choose, follow } = useChosenDay(dates, today);
  const dishes = useDishChanges(changes, today);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { introductions } = plan;
  const cards = { introductions, today, isParent, cooked, dishes, onOpen: setOpen };
  return (
    <>
      <DayStrip dates={dates} chosen={chosenDate} today={today} onChoose={choose} />
      <p role="status" className={hidden.hidden}>
        {dishes.said}
      </p>
      <div
        ref={days}
        className={styles.days}
        data-columns={Math.min(7, dates.length)}
        aria-busy={changes.isChanging}
      >
        {plan.days.map((day) => (
          <PlanDay key={day.date} day={day} isChosen={day.date === chosenDate} cards={cards} />
        ))}
      </div>
      {open && (
        <PlanDialogs
          plan={plan}
          today={today}
          open={open}
          dishes={dishes}
          onMoved={follow}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
