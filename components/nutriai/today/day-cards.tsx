import { useUnits } from '@/components/accounts/profile/use-units';
import { DropsCard } from '@/components/nutriai/drops/drops-card';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { DayAlerts } from './day-alerts';
import { MilkCard } from './milk-card';
import { ReadyMeals } from './ready-meals';
import { Timeline } from './timeline';
import type { OpenSheet } from './today-sheet';
import type { Day } from './use-day';
import type { DayLog } from './use-day-log';
import type { MealChoices } from './use-meal-choices';
import type { ShownDay } from './use-shown-day';
import { WaterCard } from './water-card';

interface DayCardsProps {
  day: Day;
  shown: ShownDay;
  choices: MealChoices;
  log: DayLog;
  emergency: EmergencyWords;
  /** Whether what calls for help stands above the cards. */
  isUrgent: boolean;
  onOpen: (sheet: OpenSheet) => void;
}

/** What to log on the day, and what was logged. */
export function DayCards({ day, shown, choices, log, emergency, isUrgent, onOpen }: DayCardsProps) {
  const { date, today } = shown;
  const baby = useBaby();
  const units = useUnits();
  const isYoung = isBeforeSolids(baby);
  return (
    <>
      <DayAlerts alerts={day.summary?.alerts ?? []} isUrgent={isUrgent} />
      {!isYoung && date === today && (
        <ReadyMeals choices={choices} meals={day.meals} today={today} onEaten={log.repeat} />
      )}
      <MilkCard
        baby={baby}
        meals={day.meals}
        earlier={choices.earlier}
        milk={day.summary?.milk}
        units={units}
        onFeed={log.feed}
      />
      {!isYoung && (
        <WaterCard
          baby={baby}
          drinks={day.drinks}
          withMealsMl={day.summary?.water?.with_meals_ml ?? 0}
          band={day.band}
          units={units}
          onDrink={log.drink}
          onOther={() => onOpen({ sheet: 'water' })}
        />
      )}
      <DropsCard
        baby={baby}
        date={date}
        today={today}
        emergency={emergency}
        onLogged={(message, id) => log.logged(message, 'given-drops', id)}
        onDelete={(dose) => log.remove('given-drops', dose, dose.name)}
      />
      <Timeline
        baby={baby}
        day={day}
        units={units}
        newest={log.newest}
        onOpenMeal={(meal, about) => onOpen({ sheet: 'meal', meal, about })}
        onOpenDrink={(drink) => onOpen({ sheet: 'drink', drink })}
      />
    </>
  );
}
