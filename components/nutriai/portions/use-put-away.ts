import type { SubmitEvent } from 'react';
import { useSection } from '@/components/nutriai/babies/use-section';
import type { PortionsAnswer } from '@/lib/contract/nutriai-portions';
import { type PortionPlace, portionsAtMost } from '@/lib/contract/portion-words';
import { localToday } from '@/lib/nutriai/client/local-date';
import type { CookedDish } from '@/lib/nutriai/client/plans/cooked-dish';
import { useEdits } from '@/lib/nutriai/client/use-edits';
import { usePortionChanges } from './use-portion-changes';

interface PutAwayForm extends Readonly<Record<string, string | number>> {
  portions: number;
  place: PortionPlace;
  cookedOn: string;
}

interface PutAway {
  baby: string;
  dish: CookedDish;
  onStored: (stored: PortionsAnswer) => void;
}

/** Stores portions of a dish that was cooked. What was chosen is kept until then. */
export function usePutAway({ baby, dish, onStored }: PutAway) {
  const { store } = usePortionChanges(baby);
  const { submission, errors, submit, forgetSaved } = useSection(['cooked_on']);
  const { values, change, forget } = useEdits<PutAwayForm>(`portions ${baby} ${dish.recipe}`, {
    portions: Math.min(portionsAtMost, Math.max(1, Math.round(dish.portions))),
    place: 'fridge',
    cookedOn: localToday(),
  });
  return {
    values,
    submission,
    errors,
    set: (patch: Partial<PutAwayForm>) => {
      change(patch);
      forgetSaved();
    },
    save: (event: SubmitEvent) => {
      event.preventDefault();
      void submit(async () => {
        const { recipe } = dish;
        const { portions, place, cookedOn } = values;
        const grams = Math.max(1, Math.round(dish.grams));
        const stored = await store({ baby, recipe, grams, portions, place, cooked_on: cookedOn });
        forget();
        onStored(stored);
      });
    },
  };
}
