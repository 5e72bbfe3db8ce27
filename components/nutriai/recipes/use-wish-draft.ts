import { useState } from 'react';
import { kindAt, type solidKinds } from '@/lib/nutriai/client/log/meal-words';
import type { RecipeWish } from '@/lib/nutriai/client/recipes/generate-recipe';

export const wishMinutes = ['10', '15', '20', '30', '45'] as const;

/** What is wished of a recipe, as it stands in the form. */
export interface WishDraft {
  wish: string;
  meal: (typeof solidKinds)[number];
  minutes: 'any' | (typeof wishMinutes)[number];
  ingredients: readonly string[];
  exclude: readonly string[];
}

/** The wish for a recipe as it is typed, which begins with the meal that comes next. */
export function useWishDraft() {
  const [draft, setDraft] = useState<WishDraft>(() => {
    const kind = kindAt(new Date().toISOString());
    const meal = kind === 'milk' ? 'lunch' : kind;
    return { wish: '', meal, minutes: 'any', ingredients: [], exclude: [] };
  });
  const change = (patch: Partial<WishDraft>) => setDraft((latest) => ({ ...latest, ...patch }));
  return { draft, change };
}

/** The wish as it is sent. */
export function wishOf({ wish, minutes, ...choices }: WishDraft, baby: string): RecipeWish {
  return { baby, ...choices, max_minutes: minutes === 'any' ? null : Number(minutes), wish: wish.trim() };
}
