import type { MealItem } from '../../../contract/nutriai-meals';
import { momentOn } from './day-time';
import { addEntry } from './log-queue';
import type { LogWrite } from './log-write';
import { itemRequest, type MealKind } from './meal-words';

interface Meal {
  baby: string;
  items: readonly MealItem[];
  kind: MealKind;
  eatenAt: string;
}

/** Logs a meal as eaten up; what was left is said afterwards. */
export function logMeal({ baby, items, kind, eatenAt }: Meal): LogWrite {
  return addEntry({
    baby,
    log: 'meals',
    body: { eaten_at: eatenAt, kind, items: items.map(itemRequest), eaten_share: 1 },
    names: items.map(({ name }) => name),
  });
}

/** Plain water. */
export function logWater({
  baby,
  date,
  amountMl,
}: {
  baby: string;
  date: string;
  amountMl: number;
}): LogWrite {
  return addEntry({
    baby,
    log: 'water-intake',
    body: { drunk_at: momentOn(date), amount_ml: amountMl },
  });
}
