import { useEffect } from 'react';
import type { MealPlanAnswer } from '@/lib/contract/nutriai-plans';
import { messageWorker } from '@/lib/offline/worker-messages';

/** The pages of a plan's dishes open without a network too, read or not: kitchens are where the network ends. */
export function useOfflineDishes({ days }: MealPlanAnswer): void {
  const slugs = [...new Set(days.flatMap(({ slots }) => slots.flatMap(({ slug }) => slug ?? [])))].join(' ');
  useEffect(() => {
    if (slugs === '' || !navigator.onLine) return;
    void messageWorker({ keep: slugs.split(' ').map((slug) => `/nutriai/recipes/${slug}`) });
  }, [slugs]);
}
