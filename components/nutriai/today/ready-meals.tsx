import { StoredPortions } from '@/components/nutriai/portions/stored-portions';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { nextPlanned } from '@/lib/nutriai/client/plans/next-planned';
import type { DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { NextMeal } from './next-meal';
import { plannedItem, storedItem } from './planned-item';
import type { Repeat } from './repeat-choices';
import type { MealChoices } from './use-meal-choices';

interface ReadyMealsProps {
  choices: MealChoices;
  meals: readonly DayMeal[];
  today: string;
  onEaten: (meal: Repeat) => void;
}

/** What can be eaten now: the next meal of the plan, and what is in the fridge and the freezer. */
export function ReadyMeals({ choices, meals, today, onEaten }: ReadyMealsProps) {
  const baby = useBaby();
  const next = nextPlanned(
    choices.planned,
    meals.map(({ kind }) => kind),
    new Date(),
  );
  return (
    <>
      {next && (
        <NextMeal slot={next} onEaten={() => onEaten({ items: [plannedItem(next)], kind: next.kind })} />
      )}
      <StoredPortions
        baby={baby.id}
        portions={choices.portions}
        today={today}
        onEaten={(portion) => onEaten({ items: [storedItem(portion)] })}
      />
    </>
  );
}
