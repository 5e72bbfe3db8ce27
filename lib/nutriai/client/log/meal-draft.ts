import type { MealToCheck } from './check-meal';
import type { DraftItem } from './draft-item';
import type { MealKind } from './meal-words';

/** A meal as it stands in a form. */
export interface MealDraft {
  kind: MealKind;
  /** `HH:MM` */
  time: string;
  items: readonly DraftItem[];
}

/** Returns what of a draft can be checked: an amount need not be there yet. Null of an empty one. */
export function mealToCheck({ id }: { id: string }, { kind, items }: MealDraft): MealToCheck | null {
  const named = items.flatMap(({ what }): MealToCheck['items'] => {
    if (!('text' in what)) return [what];
    return what.text.trim() === '' ? [] : [{ text: what.text }];
  });
  return named.length === 0 ? null : { baby: id, kind, items: named };
}
