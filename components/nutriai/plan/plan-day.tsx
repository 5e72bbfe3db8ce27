import type { MealPlanAnswer, PlannedSlotAnswer, PlanPlace } from '@/lib/contract/nutriai-plans';
import { dayOfMonth, weekdayName } from '@/lib/nutriai/client/log/day-text';
import { dayName } from '@/lib/nutriai/client/log/day-time';
import { firstTastesOf } from '@/lib/nutriai/client/plans/plan-words';
import { DayTotals } from './day-totals';
import type { OpenDialog } from './plan-dialogs';
import { SlotCard } from './slot-card';
import type { CookedDishes } from './use-cooked';
import type { DishChanges } from './use-dish-changes';
import styles from './plan-days.module.css';

/** What the cards of a plan's meals have in common. */
interface MealCards {
  introductions: MealPlanAnswer['introductions'];
  today: string;
  isParent: boolean;
  cooked: CookedDishes;
  dishes: DishChanges;
  onOpen: (open: OpenDialog) => void;
}

interface PlanDayProps {
  day: MealPlanAnswer['days'][number];
  /** Shown on a phone, where there is room for one day. */
  isChosen: boolean;
  cards: MealCards;
}

/** A day of a plan: its meals and what they give. */
export function PlanDay({ day, isChosen, cards }: PlanDayProps) {
  const { today } = cards;
  return (
    <article
      aria-label={dayName(day.date, today)}
      className={`${styles.day} ${isChosen ? styles.chosen : ''}`}
      style={{ gridRow: `span ${day.slots.length + 2}` }}
    >
      <h3 className={`${styles.name} ${day.date === today ? styles.today : ''}`}>
        <span className={styles.weekday}>{weekdayName(day.date)}</span> {dayOfMonth(day.date)}
      </h3>
      {day.slots.map((slot, index) => (
        <PlannedMeal
          key={`${slot.kind}-${index}`}
          slot={slot}
          place={{ date: day.date, slot: index }}
          cards={cards}
        />
      ))}
      <DayTotals day={day} />
    </article>
  );
}

interface PlannedMealProps {
  slot: PlannedSlotAnswer;
  place: PlanPlace;
  cards: MealCards;
}

function PlannedMeal({ slot, place, cards }: PlannedMealProps) {
  const { introductions, today, isParent, cooked, dishes, onOpen } = cards;
  const { recipe } = slot;
  const { date } = place;
  return (
    <SlotCard
      slot={slot}
      place={place}
      isParent={isParent}
      firstTastes={firstTastesOf(introductions, { date, recipe })}
      isCooked={recipe !== null && cooked.isCooked(date, recipe)}
      onCook={recipe !== null && date <= today ? () => cooked.cook(date, { ...slot, recipe }) : undefined}
      storedWords={recipe === null ? null : cooked.storedWords(recipe)}
      onPutAway={
        recipe !== null && slot.leftover_of === undefined
          ? () => onOpen({ dialog: 'cooked', place })
          : undefined
      }
      onLock={(locked) => void dishes.lock(place, locked)}
      onSwap={() => onOpen({ dialog: 'swap', place })}
      onMove={() => onOpen({ dialog: 'move', place })}
      dragged={dishes.dragged}
      onDrag={dishes.drag}
      onDrop={(from) => void dishes.move(from, place)}
    />
  );
}
