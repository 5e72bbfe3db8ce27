'use client';

import { useEffect } from 'react';
import { useBabies } from '@/components/nutriai-app/shell/baby-provider';
import { tellWorker } from '@/lib/offline/worker-messages';

const screens = ['/nutriai/today', '/nutriai/plan', '/nutriai/cookbook', '/nutriai/babies'];

/** A member's own screens open without a network, also those that were only reached by links inside of the page. Draws nothing. */
export function ScreensKeeper() {
  const { babies } = useBabies();
  const ids = babies?.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (ids === undefined || !navigator.onLine || !('serviceWorker' in navigator)) return;
    let isLeft = false;
    const profiles = ids.split(' ').flatMap((id) => (id === '' ? [] : [`/nutriai/babies/${id}`]));
    // On a first visit the worker comes a moment later.
    void navigator.serviceWorker.ready.then(() => {
      if (!isLeft) void tellWorker({ keep: [...screens, ...profiles] });
    });
    return () => {
      isLeft = true;
    };
  }, [ids]);
  return null;
}
