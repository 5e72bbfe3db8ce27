import { useState } from 'react';
import { dropMealDraft, storeMealDraft, readMealDraft } from '@/lib/nutriai/client/log/stored-meal-draft';
import type { MealDraft } from '@/lib/nutriai/client/log/meal-draft';

/** A meal that is being put together. It is stored, so that it is there when its sheet is opened again. */
export function useTypedMeal(place: { baby: string; date: string }) {
  const [stored] = useState(() => readMealDraft(place));
  const [text, setText] = useState(stored.text);
  const [draft, setDraft] = useState(stored.draft);
  return {
    text,
    draft,
    change: (next: MealDraft | null, typed: string) => {
      setDraft(next);
      setText(typed);
      storeMealDraft(place, { draft: next, text: typed });
    },
    forget: () => dropMealDraft(place),
  };
}
