'use client';

import { useEffect } from 'react';
import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { storeSavedRecipes } from '@/lib/offline/store-saved-recipes';
import { messageWorker } from '@/lib/offline/worker-messages';

/** What is on the screen comes first. */
const waitMs = 3_000;

const screens = ['/nutriai/today', '/nutriai/plan', '/nutriai/cookbook', '/nutriai/babies'];

/**
 * A member's own screens open without a network, also those that were only reached by links inside of the
 * page. Draws nothing.
 */
export function OfflineScreens() {
  const { babies, chosen } = useBabies();
  const ids = babies?.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === undefined || !navigator.onLine || !('serviceWorker' in navigator)) return;
    let isLeft = false;
    const profiles = ids.split(' ').flatMap((id) => (id === '' ? [] : [`/nutriai/babies/${id}`]));
    // On a first visit the worker comes a moment later.
    void navigator.serviceWorker.ready.then(() => {
      if (!isLeft) void messageWorker({ keep: [...screens, ...profiles] });
    });
    return () => {
      isLeft = true;
    };
  }, [ids]);
  useEffect(() => {
    if (chosen === undefined || !navigator.onLine || !('serviceWorker' in navigator)) return;
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Only where there is a worker: without it no page could show them.
    void navigator.serviceWorker.ready.then(() => {
      timer = setTimeout(() => {
        void storeSavedRecipes(chosen, () => isLeft);
        void loadCodeOfRecipes();
      }, waitMs);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [chosen]);
  return null;
}

/** A recipe's page names no code that is for members only: the worker keeps it once it was loaded. */
async function loadCodeOfRecipes(): Promise<void> {
  const parts = [
    () => import('@/components/nutriai/recipes/recipe-for-baby'),
    () => import('@/components/nutriai/recipes/scaled-recipe'),
  ];
  // Where the network has gone meanwhile, the next visit tries again.
  await Promise.allSettled(parts.map((load) => load()));
}
