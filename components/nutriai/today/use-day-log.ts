import { useState } from 'react';
import { useUnits } from '@/components/accounts/profile/use-units';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import type { MealItem } from '@/lib/contract/nutriai-meals';
import type { PortionsAnswer } from '@/lib/contract/nutriai-portions';
import { momentAt, momentOn } from '@/lib/nutriai/client/log/day-time';
import { logMeal, logWater } from '@/lib/nutriai/client/log/log-meal';
import type { LogWrite } from '@/lib/nutriai/client/log/log-write';
import { kindAt, kindNames, type MealKind } from '@/lib/nutriai/client/log/meal-words';
import { type MilkFeed, milkItem } from '@/lib/nutriai/client/log/milk-feed';
import { portionToEat } from '@/lib/nutriai/client/portions/portions-left';
import { volumeText } from '@/lib/nutriai/client/units';
import type { Repeat } from './repeat-choices';
import { useEntryUndo } from './use-entry-undo';
import { useLogGuard } from './use-log-guard';

interface LoggedDay {
  baby: BabyAnswer;
  date: string;
  today: string;
  /** What is in the fridge and the freezer: a dish of today is taken from there. */
  portions: readonly PortionsAnswer[];
}

/** Logs meals, feeds and drinks of a day, most with one tap, and offers to undo each. */
export function useDayLog({ baby, date, today, portions }: LoggedDay) {
  const units = useUnits();
  const [newest, setNewest] = useState<string | null>(null);
  const { logged, ...undoing } = useEntryUndo(baby.id);
  const { guard, watch, sheet: guardSheet } = useLogGuard(baby);

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
  return {
    ...undoing,
    logged,
    /** The meal that was logged last on this screen, by its moment. */
    newest,
    /** Asks before what was tapped is logged; to be drawn beside the screen. */
    guardSheet,
    repeat: ({ items, kind = kindAt(momentOn(date)) }: Repeat) =>
      guard({ kind, items }, () => eaten(items, kind)),
    feed: (given: MilkFeed, time?: string) => {
      const items = [milkItem(given)];
      // The milk that the baby lives on is nothing to ask about at every feed.
      if (given.milk === 'cow') guard({ kind: 'milk', items }, () => eaten(items, 'milk', time));
      else eaten(items, 'milk', time);
    },
    drink: (amountMl: number) => {
      const { id } = logWater({ baby: baby.id, date, amountMl });
      logged(`${volumeText(amountMl, units)} of water logged.`, 'water-intake', id);
    },
    /** After a meal was logged by its sheet, with the cautions that were shown of it. */
    mealLogged: ({ id, body }: LogWrite, name: string, cautions: readonly MealCaution[]) => {
      setNewest(String(body.eaten_at));
      logged(`${name} logged.`, 'meals', id);
      watch(cautions);
    },
  };
}

export type DayLog = ReturnType<typeof useDayLog>;
