import type { DropAnswer } from '../../../contract/nutriai-drops';
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
  /** The stored portions of which this was one. */
  portion?: string | undefined;
}

/** Logs a meal as eaten up; what was left is said afterwards. */
export function logMeal({ baby, items, kind, eatenAt, portion }: Meal): LogWrite {
  return addEntry({
    baby,
    log: 'meals',
    body: {
      ...{ eaten_at: eatenAt, kind, items: items.map(itemRequest), eaten_share: 1 },
      ...(portion !== undefined && { portion }),
    },
    names: items.map(({ name }) => name),
  });
}

/** Drops or a medicine, given now or at this time of another day. */
export function logDose(drop: Pick<DropAnswer, 'id' | 'baby' | 'name' | 'amount'>, date: string): LogWrite {
  return addEntry({
    baby: drop.baby,
    log: 'given-drops',
    body: { drop: drop.id, given_at: momentOn(date) },
    names: [drop.name, drop.amount],
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
