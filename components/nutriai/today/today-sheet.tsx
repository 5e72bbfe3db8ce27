import { useBaby } from '@/components/nutriai/shell/baby-provider';
import type { DayDrink, DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { changeEntry } from '@/lib/nutriai/client/log/log-queue';
import { kindNames } from '@/lib/nutriai/client/log/meal-words';
import { recentMeals } from '@/lib/nutriai/client/log/recent-meals';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { DrinkSheet } from './drink-sheet';
import { ImportedNote } from './imported-note';
import { LogMealSheet } from './log-meal-sheet';
import { MealSheet } from './meal-sheet';
import type { DayLog } from './use-day-log';
import type { MealChoices } from './use-meal-choices';

export type OpenSheet =
  | { sheet: 'log' }
  | { sheet: 'water' }
  | { sheet: 'meal'; meal: DayMeal; about: 'meal' | 'reaction' }
  | { sheet: 'drink'; drink: DayDrink };

interface TodaySheetProps {
  open: OpenSheet;
  date: string;
  meals: readonly DayMeal[];
  choices: MealChoices;
  log: DayLog;
  emergency: EmergencyWords;
  onClose: () => void;
}

/** The sheet that is open over the day: something new, or an entry. */
export function TodaySheet({ open, date, meals, choices, log, emergency, onClose }: TodaySheetProps) {
  const baby = useBaby();
  if (open.sheet === 'water') return <NewDrink draft={`${baby.id} ${date}`} log={log} onClose={onClose} />;
  if (open.sheet === 'drink') return <DrinkEntry drink={open.drink} log={log} onClose={onClose} />;
  if (open.sheet === 'log') {
    return (
      <LogMealSheet
        baby={baby}
        date={date}
        emergency={emergency}
        planned={choices.planned}
        recent={recentMeals(choices.earlier)}
        onClose={onClose}
        onRepeat={(meal) => {
          onClose();
          log.repeat(meal);
        }}
        onLogged={(...logged) => {
          log.mealLogged(...logged);
          onClose();
        }}
      />
    );
  }
  const meal = asItIsNow(open.meal, meals);
  return (
    <MealSheet
      baby={baby}
      meal={meal}
      emergency={emergency}
      about={open.about}
      onDelete={() => {
        log.remove('meals', meal, kindNames[meal.kind]);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Finds what was opened, also with the id that the server may have given it since. */
function asItIsNow(opened: DayMeal, meals: readonly DayMeal[]): DayMeal {
  const moment = Date.parse(opened.eaten_at);
  return (
    meals.find(({ id }) => id === opened.id) ??
    meals.find(({ eaten_at }) => Date.parse(eaten_at) === moment) ??
    opened
  );
}

type NewDrinkProps = Pick<TodaySheetProps, 'log' | 'onClose'>;

function NewDrink({ draft, log, onClose }: NewDrinkProps & { draft: string }) {
  return (
    <DrinkSheet
      title="Log water"
      draft={draft}
      amountMl={null}
      submitText="Log the water"
      onSave={(amountMl) => {
        log.drink(amountMl);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function DrinkEntry({ drink, log, onClose }: NewDrinkProps & { drink: DayDrink }) {
  const baby = useBaby();
  return (
    <DrinkSheet
      title="Change the water"
      draft={drink.id}
      amountMl={drink.amount_ml}
      note={<ImportedNote baby={baby} imported={drink.imported} />}
      submitText="Save the changes"
      onSave={(amount_ml) => {
        changeEntry({ baby: baby.id, log: 'water-intake', id: drink.id }, { body: { amount_ml } });
        onClose();
      }}
      onDelete={() => {
        log.remove('water-intake', drink, 'Water');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
