import { useEffect, useState } from 'react';
import type { CachedCautions } from '@/lib/nutriai/client/log/cautions-by-name';
import { checkMeal, type MealToCheck, type MealVerdict } from '@/lib/nutriai/client/log/check-meal';

/** Nobody is told of half a word. */
const waitMs = 350;

interface Found {
  meal: string;
  verdict: MealVerdict;
}

/** What speaks against a meal while it is put together. `meal` is null while there is nothing in it. */
export function useMealCheck(meal: MealToCheck | null, cached: CachedCautions | undefined) {
  const text = meal === null ? null : JSON.stringify(meal);
  const [found, setFound] = useState<Found | null>(null);

  // What was said of words that were cleared is not said of the next ones.
  if (text === null && found !== null) setFound(null);

  useEffect(() => {
    if (text === null) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void checkMeal(JSON.parse(text) as MealToCheck, cached).then((verdict) => {
        if (!isOver) setFound({ meal: text, verdict });
      });
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, cached]);

  /** The verdict on the meal as it is now, asked for at once. */
  const ask = async (asked: MealToCheck): Promise<MealVerdict> => {
    const verdict = await checkMeal(asked, cached);
    setFound({ meal: JSON.stringify(asked), verdict });
    return verdict;
  };
  return {
    /** Of the meal as it was a moment ago, so that nothing flickers while somebody types. */
    shown: text === null ? null : (found?.verdict ?? null),
    /** Of the meal as it is. */
    verdict: found !== null && found.meal === text ? found.verdict : null,
    ask,
  };
}
