import { useState } from 'react';
import { useToday } from './use-today';

/** The day on the screen: today, until another one is chosen. */
export function useShownDay() {
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  return {
    date: chosen ?? today,
    today,
    show: (date: string) => setChosen(date === today ? null : date),
  };
}

export type ShownDay = ReturnType<typeof useShownDay>;
