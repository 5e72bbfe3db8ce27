'use client';

import { useState } from 'react';
import { DropsCard } from '@/components/nutriai/drops/drops-card';
import { BeforeSolids } from '@/components/nutriai/first-use/before-solids';
import { StoredPortions } from '@/components/nutriai/portions/stored-portions';
import { usePortions } from '@/components/nutriai/portions/use-portions';
import { useBaby } from '@/components/nutriai/shell/baby-provider';
import { useLiveChanges } from '@/components/nutriai/shell/use-live-changes';
import { Toast } from '@/components/ui/toast';
import { useUnits } from '@/components/accounts/profile/use-units';
import type { MealItem } from '@/lib/contract/nutriai-meals';
import type { EmergencyWords } from '@/lib/nutriai/server/insights/emergency-words';
import { isBeforeSolids } from '@/lib/nutriai/client/babies/before-solids';
import type { DayDose, DayDrink, DayMeal } from '@/lib/nutriai/client/log/day-entries';
import { momentAt, momentOn } from '@/lib/nutriai/client/log/day-time';
import { changeEntry, deleteEntry, restoreEntry } from '@/lib/nutriai/client/log/log-queue';
import { logMeal, logWater } from '@/lib/nutriai/client/log/log-meal';
import type { LogName } from '@/lib/nutriai/client/log/log-write';
import { kindAt, kindNames, type MealKind } from '@/lib/nutriai/client/log/meal-words';
import { type MilkFeed, milkItem } from '@/lib/nutriai/client/log/milk-feed';
import { nextPlanned, plannedOn } from '@/lib/nutriai/client/plans/next-planned';
import { portionToEat } from '@/lib/nutriai/client/portions/portions-left';
import { recentMeals } from '@/lib/nutriai/client/log/recent-meals';
import { volumeText } from '@/lib/nutriai/client/units';
import { DayAlerts } from './day-alerts';
import { DayBar } from './day-bar';
import { DayEmergency } from './day-emergency';
import { DaySummary } from './day-summary';
import { DrinkSheet } from './drink-sheet';
import { LogMealButton } from './log-meal-button';
import { LogMealSheet } from './log-meal-sheet';
import { MealSheet } from './meal-sheet';
import { MilkCard } from './milk-card';
import { NextMeal } from './next-meal';
import { plannedItem, storedItem } from './planned-item';
import type { Repeat } from './repeat-choices';
import { Timeline } from './timeline';
import { useDay } from './use-day';
import { useLogGuard } from './use-log-guard';
import { useEarlierMeals, useLatestPlan } from './use-earlier';
import { useToday } from './use-today';
import { type Done, useUndo } from './use-undo';
import { WaterCard } from './water-card';
import styles from './today-view.module.css';

type Open =
  | { sheet: 'log' }
  | { sheet: 'water' }
  | { sheet: 'meal'; meal: DayMeal; about: 'meal' | 'reaction' }
  | { sheet: 'drink'; drink: DayDrink };

/** As long as the way back is shown. */
const undoMs = 8_000;

/** The day of a baby: what to log with one hand, what was, and what it covers. */
export function TodayView({ emergency }: { emergency: EmergencyWords }) {
  const baby = useBaby();
  const units = useUnits();
  const today = useToday();
  const [chosenDate, setChosenDate] = useState<string | null>(null);
  const date = chosenDate ?? today;
  const day = useDay(baby.id, date);
  useLiveChanges(baby.id);
  const isYoung = isBeforeSolids(baby);
  const earlier = useEarlierMeals(baby.id);
  const portions = usePortions(baby.id);
  const planned = plannedOn(useLatestPlan(isYoung ? null : baby.id), date);
  const [open, setOpen] = useState<Open | null>(null);
  const [newest, setNewest] = useState<string | null>(null);
  const { done, tell, forget } = useUndo();
  const close = () => setOpen(null);
  const { guard, watch, sheet: guardSheet } = useLogGuard(baby);

  const logged = (message: string, log: LogName, id: string) =>
    tell({ message, undo: { baby: baby.id, log, id, way: 'delete' } });
  const eaten = (items: readonly MealItem[], kind: MealKind, time?: string) => {
    const eatenAt = time === undefined ? momentOn(date) : momentAt(date, time);
    const [only, ...others] = items;
    const recipe = date === today && others.length === 0 ? (only?.recipe ?? null) : null;
    const portion = portionToEat(portions, { recipe, today });
    const { id } = logMeal({ baby: baby.id, items, kind, eatenAt, portion: portion?.id });
    if (kind !== 'milk') setNewest(eatenAt);
    const from = portion ? `, from the ${portion.place}` : '';
    logged(kind === 'milk' ? 'Feed logged.' : `${kindNames[kind]} logged${from}.`, 'meals', id);
  };
  const repeat = ({ items, kind = kindAt(momentOn(date)) }: Repeat) => {
    close();
    guard({ kind, items }, () => eaten(items, kind));
  };
  const feed = (given: MilkFeed, time?: string) => {
    const items = [milkItem(given, baby)];
    // The milk that the baby lives on is nothing to ask about at every feed.
    if (given.milk === 'cow') guard({ kind: 'milk', items }, () => eaten(items, 'milk', time));
    else eaten(items, 'milk', time);
  };
  const drink = (amountMl: number) => {
    const write = logWater({ baby: baby.id, date, amountMl });
    logged(`${volumeText(amountMl, units)} of water logged.`, 'water-intake', write.id);
  };
  const remove = (log: LogName, entry: DayMeal | DayDrink | DayDose, name: string) => {
    const of = { baby: baby.id, log, id: entry.id };
    deleteEntry(of, undoMs);
    tell({ message: `${name} deleted.`, undo: { ...of, way: 'restore' } });
    close();
  };
  const undo = ({ undo: { way, ...entry } }: Done) => {
    if (way === 'delete') deleteEntry(entry);
    else restoreEntry(entry);
    forget();
  };

  /** What is open, as it is now: with the id that the server may have given it since. */
  const meal =
    open?.sheet === 'meal'
      ? (day.meals.find(({ id }) => id === open.meal.id) ??
        day.meals.find(isAt(open.meal.eaten_at)) ??
        open.meal)
      : null;

  const next =
    date === today
      ? nextPlanned(
          planned,
          day.meals.map(({ kind }) => kind),
          new Date(),
        )
      : null;
  return (
    <div className={styles.view}>
      <DayEmergency meals={day.meals} words={emergency} />
      <div className={styles.top}>
        <DayBar
          date={date}
          today={today}
          birthDate={baby.birth_date}
          onChange={(chosen) => setChosenDate(chosen === today ? null : chosen)}
        />
        {!isYoung && <LogMealButton isRaised={done !== null} onPress={() => setOpen({ sheet: 'log' })} />}
      </div>
      <div className={isYoung ? `${styles.columns} ${styles.young}` : styles.columns}>
        <div className={styles.main}>
          <DayAlerts alerts={day.summary?.alerts ?? []} />
          {next && (
            <NextMeal slot={next} onEaten={() => repeat({ items: [plannedItem(next)], kind: next.kind })} />
          )}
          {!isYoung && date === today && (
            <StoredPortions
              baby={baby.id}
              portions={portions}
              today={today}
              onEaten={(portion) => repeat({ items: [storedItem(portion)] })}
            />
          )}
          <MilkCard
            baby={baby}
            meals={day.meals}
            earlier={earlier}
            milk={day.summary?.milk}
            units={units}
            onFeed={feed}
          />
          {!isYoung && (
            <WaterCard
              baby={baby}
              drinks={day.drinks}
              withMealsMl={day.summary?.water?.with_meals_ml ?? 0}
              band={day.band}
              units={units}
              onDrink={drink}
              onOther={() => setOpen({ sheet: 'water' })}
            />
          )}
          <DropsCard
            baby={baby}
            date={date}
            today={today}
            onLogged={(message, id) => logged(message, 'given-drops', id)}
            onDelete={(dose) => remove('given-drops', dose, dose.name)}
          />
          <Timeline
            baby={baby}
            day={day}
            units={units}
            newest={newest}
            onOpenMeal={(meal, about) => setOpen({ sheet: 'meal', meal, about })}
            onOpenDrink={(chosen) => setOpen({ sheet: 'drink', drink: chosen })}
          />
        </div>
        <div className={styles.side}>{isYoung ? <BeforeSolids baby={baby} /> : <DaySummary day={day} />}</div>
      </div>
      {open?.sheet === 'log' && (
        <LogMealSheet
          baby={baby}
          date={date}
          emergency={emergency}
          planned={planned}
          recent={recentMeals(earlier)}
          onClose={close}
          onRepeat={repeat}
          onLogged={(write, name, cautions) => {
            setNewest(String(write.body.eaten_at));
            logged(`${name} logged.`, 'meals', write.id);
            close();
            watch(cautions);
          }}
        />
      )}
      {open?.sheet === 'meal' && meal && (
        <MealSheet
          baby={baby}
          meal={meal}
          emergency={emergency}
          about={open.about}
          onDelete={() => remove('meals', meal, kindNames[meal.kind])}
          onClose={close}
        />
      )}
      {open?.sheet === 'water' && (
        <DrinkSheet
          title="Log water"
          amountMl={null}
          submitText="Log it"
          onSave={(amountMl) => {
            drink(amountMl);
            close();
          }}
          onClose={close}
        />
      )}
      {open?.sheet === 'drink' && (
        <DrinkSheet
          title="Water"
          amountMl={open.drink.amount_ml}
          submitText="Save"
          onSave={(amount_ml) => {
            changeEntry({ baby: baby.id, log: 'water-intake', id: open.drink.id }, { body: { amount_ml } });
            close();
          }}
          onDelete={() => remove('water-intake', open.drink, 'Water')}
          onClose={close}
        />
      )}
      {guardSheet}
      {done && <Toast message={done.message} onUndo={() => undo(done)} onDone={forget} />}
    </div>
  );
}

const isAt =
  (moment: string) =>
  ({ eaten_at }: DayMeal) =>
    Date.parse(eaten_at) === Date.parse(moment);
