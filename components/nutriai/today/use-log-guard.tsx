'use client';

import { type ReactNode, useRef, useState } from 'react';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import type { MealCaution } from '@/lib/contract/nutriai-meal-check';
import type { MealItem } from '@/lib/contract/nutriai-meals';
import { checkMeal, type MealToCheck, stopsOf } from '@/lib/nutriai/client/log/check-meal';
import { itemRequest } from '@/lib/nutriai/client/log/meal-words';
import { CautionSheet, watchedOf, WatchSheet } from './caution-sheet';
import { useCachedCautions } from './use-cached-cautions';

type Shown =
  | { sheet: 'ask'; cautions: readonly MealCaution[]; log: () => void }
  | { sheet: 'watch'; cautions: readonly MealCaution[] };

/** The list for offline waits until the screen stands. */
const cautionsAfterMs = 3_000;

export interface LogGuard {
  /** Logs at once what nothing speaks against; else asks first. A second tap while it looks does nothing. */
  guard: (meal: Pick<MealToCheck, 'kind'> & { items: readonly MealItem[] }, log: () => void) => void;
  /** Shows what to watch for after something was logged anyway. */
  watch: (cautions: readonly MealCaution[]) => void;
  /** To be drawn beside the screen. */
  sheet: ReactNode;
}

/** Checks what is logged with one tap: again, as planned, from a recipe. */
export function useLogGuard({ id: baby }: Pick<BabyAnswer, 'id'>): LogGuard {
  const cached = useCachedCautions(baby, cautionsAfterMs);
  const [shown, setShown] = useState<Shown | null>(null);
  const isChecking = useRef(false);
  const watch = (cautions: readonly MealCaution[]) =>
    setShown(watchedOf(cautions).length > 0 ? { sheet: 'watch', cautions } : null);
  const guard: LogGuard['guard'] = ({ kind, items }, log) => {
    if (isChecking.current) return;
    isChecking.current = true;
    void checkMeal({ baby, kind, items: items.map(itemRequest) }, cached).then((verdict) => {
      isChecking.current = false;
      const cautions = stopsOf(verdict);
      if (cautions.length === 0) log();
      else setShown({ sheet: 'ask', cautions, log });
    });
  };
  const close = () => setShown(null);
  return {
    guard,
    watch,
    sheet:
      shown === null ? null : shown.sheet === 'watch' ? (
        <WatchSheet cautions={shown.cautions} onClose={close} />
      ) : (
        <CautionSheet
          cautions={shown.cautions}
          onLog={() => {
            shown.log();
            watch(shown.cautions);
          }}
          onClose={close}
        />
      ),
  };
}
