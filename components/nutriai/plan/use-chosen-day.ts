import { useRef, useState } from 'react';
import { useFocusOnceDrawn } from '@/components/ui/use-focus-once-drawn';
import type { PlanPlace } from '@/lib/contract/nutriai-plans';

/** The day that is shown on a phone: at first today, when the plan has it. `days` holds a child for each date. */
export function useChosenDay(dates: readonly string[], today: string) {
  const [chosenDate, setChosenDate] = useState(() => (dates.includes(today) ? today : (dates[0] ?? today)));
  const days = useRef<HTMLDivElement>(null);
  const focusOnceDrawn = useFocusOnceDrawn();

  /** Goes along with a dish that was moved by its button: on a phone the day it came from is out of sight. */
  const follow = ({ date, slot }: PlanPlace) => {
    setChosenDate(date);
    focusOnceDrawn(() => {
      const meals = days.current?.children[dates.indexOf(date)]?.querySelectorAll('[role="group"]');
      return meals?.[slot]?.querySelector<HTMLElement>('[aria-label^="Move "]') ?? null;
    });
  };

  return { days, chosenDate, choose: setChosenDate, follow };
}
