'use client';

import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadProblem } from '@/components/accounts/profile/load-problem';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import type { DayDrink, DayMeal } from '@/lib/nutriai/client/log/day-entries';
import type { UnitSystem } from '@/lib/nutriai/client/units';
import { DrinkRow } from './drink-row';
import { MealRow } from './meal-row';
import type { Day } from './use-day';
import styles from './timeline.module.css';

interface TimelineProps {
  baby: BabyAnswer;
  day: Day;
  units: UnitSystem;
  /** The meal that was logged a moment ago: what was eaten of it is asked there and then. */
  newest: string | null;
  onOpenMeal: (meal: DayMeal, about: 'meal' | 'reaction') => void;
  onOpenDrink: (drink: DayDrink) => void;
}

/** The day as it went, the latest first, with who wrote each entry. */
export function Timeline({ baby, day, units, newest, onOpenMeal, onOpenDrink }: TimelineProps) {
  const entries = [
    ...day.meals.map((meal) => ({ at: meal.eaten_at, meal, drink: null })),
    ...day.drinks.map((drink) => ({ at: drink.drunk_at, meal: null, drink })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  const keys = momentKeys(entries);
  return (
    <Card title="The day so far">
      {!day.isReady && day.error === undefined && <Skeleton label="Loading the day…" rows={2} />}
      {day.error !== undefined && (
        <LoadProblem what="The log" error={day.error} isTrying={day.isTrying} onRetry={day.reload} />
      )}
      {day.isReady && entries.length === 0 && (
        <p className={styles.empty}>
          {isBeforeSolids(baby)
            ? 'Nothing yet. Log each feed with one tap.'
            : 'Nothing yet. Log each feed, meal or drink with one tap.'}
        </p>
      )}
      {entries.length > 0 && (
        <ol className={styles.list}>
          {entries.map(({ meal, drink }, place) =>
            meal ? (
              <MealRow
                key={keys[place]}
                baby={baby}
                meal={meal}
                isNewest={meal.eaten_at === newest}
                onOpen={(about) => onOpenMeal(meal, about)}
              />
            ) : (
              <DrinkRow
                key={keys[place]}
                drink={drink}
                units={units}
                onOpen={mayChange(baby, drink) ? () => onOpenDrink(drink) : undefined}
              />
            ),
          )}
        </ol>
      )}
    </Card>
  );
}

/**
 * By their moments, which stay as they are when the server gives an entry its id: the row and the focus in it
 * stay too. Only what came by the API from elsewhere shares a moment with others.
 */
function momentKeys(entries: readonly { at: string; meal: DayMeal | null }[]): string[] {
  const seen = new Map<string, number>();
  return entries.map(({ at, meal }) => {
    const moment = `${meal ? 'm' : 'd'}${Date.parse(at)}`;
    const count = seen.get(moment) ?? 0;
    seen.set(moment, count + 1);
    return count === 0 ? moment : `${moment} ${count}`;
  });
}

/** A carer changes what they wrote themselves. */
const mayChange = ({ role }: BabyAnswer, { made_by, write }: DayDrink) =>
  role === 'parent' || write?.action === 'create' || made_by?.is_me === true;
