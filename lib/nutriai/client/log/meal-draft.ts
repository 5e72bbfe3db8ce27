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

/** Returns the part of a draft that can be checked, with or without amounts; null when there is nothing to check. */
export function mealToCheck({ id }: { id: string }, { kind, items }: MealDraft): MealToCheck | null {
  const named = items.flatMap(({ what }): MealToCheck['items'] => {
    if (!('text' in what)) return [what];
    return what.text.trim() === '' ? [] : [{ text: what.text }];
  });
  return named.length === 0 ? null : { baby: id, kind, items: named };
}
