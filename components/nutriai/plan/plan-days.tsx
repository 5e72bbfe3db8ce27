import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import type { MealPlanAnswer, PlanPlace } from '@/lib/contract/nutriai-plans';
import { DayStrip } from './day-strip';
import { DayTotals } from './day-totals';
import { SlotCard } from './slot-card';
import type { CookedDishes } from './use-cooked';
import type { PlanChanges } from './use-plan-changes';
import { dayOfMonth, weekdayName } from '@/lib/nutriai/client/log/day-text';
import { dayName } from '@/lib/nutriai/client/log/day-time';
import { cookedDishAt } from '@/lib/nutriai/client/plans/cooked-dish';
import { firstTastesOf } from '@/lib/nutriai/client/plans/plan-words';
import { portionWords } from '@/lib/nutriai/client/portions/portions-left';
import { useFocusOnceDrawn } from '@/components/ui/use-focus-once-drawn';
import hidden from '@/components/ui/visually-hidden.module.css';
import styles from './plan-days.module.css';

const SwapDialog = dynamic(() => import('./swap-dialog').then(({ SwapDialog: Dialog }) => Dialog));
const MoveDialog = dynamic(() => import('./move-dialog').then(({ MoveDialog: Dialog }) => Dialog));

const PutAwaySheet = dynamic(() =>
  import('@/components/nutriai/portions/put-away-sheet').then(({ PutAwaySheet: Sheet }) => Sheet),
);

interface PlanDaysProps {
  plan: MealPlanAnswer;
  today: string;
  isParent: boolean;
  changes: PlanChanges;
  cooked: CookedDishes;
}

type Open = { dialog: 'swap' | 'move' | 'cooked'; place: PlanPlace } | null;

/** The days of a plan: one at a time on a phone, side by side where there is room and on paper. */
export function PlanDays({ plan, today, isParent, changes, cooked }: PlanDaysProps) {
  const dates = plan.days.map(({ date }) => date);
  const [chosenDate, setChosenDate] = useState(() => (dates.includes(today) ? today : (dates[0] ?? today)));
  const [open, setOpen] = useState<Open>(null);
  const [dragged, setDragged] = useState<PlanPlace | null>(null);
  const [said, setSaid] = useState('');

  const days = useRef<HTMLDivElement>(null);
  const focusOnceDrawn = useFocusOnceDrawn();

  const move = async (from: PlanPlace, to: PlanPlace) => {
    setDragged(null);
    const isDone = await changes.change({ move: { from, to } });
    if (isDone) setSaid(`Moved to ${dayName(to.date, today)}.`);
    return isDone;
  };
  /** Goes along with a dish that was moved by its button: on a phone the day it came from is out of sight. */
  const follow = ({ date, slot }: PlanPlace) => {
    setChosenDate(date);
    focusOnceDrawn(() => {
      const meals = days.current?.children[dates.indexOf(date)]?.querySelectorAll('[role="group"]');
      return meals?.[slot]?.querySelector<HTMLElement>('[aria-label^="Move "]') ?? null;
    });
  };
  const lock = async (place: PlanPlace, locked: boolean) => {
    if (await changes.change({ locks: [{ ...place, locked }] })) setSaid(locked ? 'Kept.' : 'Unlocked.');
  };

  const dish = open?.dialog === 'cooked' ? cookedDishAt(plan, open.place) : null;
  return (
    <>
      <DayStrip dates={dates} chosen={chosenDate} today={today} onChoose={setChosenDate} />
      <p role="status" className={hidden.hidden}>
        {said}
      </p>
      <div
        ref={days}
        className={styles.days}
        data-columns={Math.min(7, dates.length)}
        aria-busy={changes.isChanging}
      >
        {plan.days.map((day) => (
          <article
            key={day.date}
            aria-label={dayName(day.date, today)}
            className={`${styles.day} ${day.date === chosenDate ? styles.chosen : ''}`}
            style={{ gridRow: `span ${day.slots.length + 2}` }}
          >
            <h3 className={`${styles.name} ${day.date === today ? styles.today : ''}`}>
              <span className={styles.weekday}>{weekdayName(day.date)}</span> {dayOfMonth(day.date)}
            </h3>
            {day.slots.map((slot, index) => {
              const place = { date: day.date, slot: index };
              const { recipe } = slot;
              return (
                <SlotCard
                  key={`${slot.kind}-${index}`}
                  slot={slot}
                  place={place}
                  isParent={isParent}
                  firstTastes={firstTastesOf(plan.introductions, { date: day.date, recipe })}
                  isCooked={recipe !== null && cooked.isCooked(day.date, recipe)}
                  onCook={
                    recipe !== null && day.date <= today
                      ? () => cooked.cook(day.date, { ...slot, recipe })
                      : undefined
                  }
                  storedWords={recipe === null ? null : cooked.storedWords(recipe)}
                  onPutAway={
                    recipe !== null && slot.leftover_of === undefined
                      ? () => setOpen({ dialog: 'cooked', place })
                      : undefined
                  }
                  onLock={(locked) => void lock(place, locked)}
                  onSwap={() => setOpen({ dialog: 'swap', place })}
                  onMove={() => setOpen({ dialog: 'move', place })}
                  dragged={dragged}
                  onDrag={setDragged}
                  onDrop={(from) => void move(from, place)}
                />
              );
            })}
            <DayTotals day={day} />
          </article>
        ))}
      </div>
      {open?.dialog === 'swap' && (
        <SwapDialog
          plan={plan}
          place={open.place}
          onSwap={async (recipe, title) => {
            const isDone = await changes.change({ swap: { ...open.place, recipe } });
            if (isDone) setSaid(`Swapped for ${title}.`);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {dish && (
        <PutAwaySheet
          baby={plan.baby}
          dish={dish}
          onStored={(stored) => {
            setSaid(`${portionWords(stored)}.`);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.dialog === 'move' && (
        <MoveDialog
          plan={plan}
          place={open.place}
          today={today}
          onMove={async (to) => {
            const isDone = await move(open.place, to);
            setOpen(null);
            if (isDone) follow(to);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
