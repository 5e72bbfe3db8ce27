'use client';

import { useEffect } from 'react';
import { forgetScreensAtSignOut } from '@/lib/offline/forget-screens';
import { registerWorkerLater } from '@/lib/offline/register-worker';
import { reloadForMissingFiles } from '@/lib/offline/reload-for-missing-files';

/** What was read is there again without a network, and a new build takes over cleanly. Draws nothing. */
export function OfflineSetup() {
  useEffect(() => {
    const stops = [registerWorkerLater(), reloadForMissingFiles(), forgetScreensAtSignOut()];
    return () => stops.forEach((stop) => stop());
  }, []);
  return null;
}
