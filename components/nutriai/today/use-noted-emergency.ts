import { useEffect, useState } from 'react';
import { checkMeal, type MealToCheck } from '@/lib/nutriai/client/log/check-meal';
import type { Emergency } from './emergency-of';

/** Nobody is told of half a sentence. */
const waitMs = 600;

const told: Emergency = { title: 'This can be an emergency', signs: ['told'] };

/**
 * Asks the server whether a note tells of an emergency in words that only its embedding model knows. Saving
 * never waits for it. Null while there is no note, and where the server cannot be asked.
 */
export function useNotedEmergency(meal: (MealToCheck & { note: string }) | null): Emergency | null {
  const text = meal === null || meal.note.trim() === '' ? null : JSON.stringify(meal);
  const [alarm, setAlarm] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void checkMeal(JSON.parse(text) as MealToCheck, undefined).then(({ emergency }) => {
        if (!isOver) setAlarm(emergency ? text : null);
      });
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);
  return text !== null && alarm === text ? told : null;
}
