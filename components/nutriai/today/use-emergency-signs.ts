import { useEffect, useSyncExternalStore } from 'react';
import type { EmergencySign } from '@/lib/nutriai/engine/safety/emergency-signs';

/** Reads the signs of an emergency from what was noted. */
export type EmergencyReader = (text: string) => readonly EmergencySign[];

/** How long the words of the detector, 40 kB, may wait for the screen to stand first. */
const waitMs = 3_000;

let reader: EmergencyReader | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  if (reader !== null || isLoading) return;
  isLoading = true;
  try {
    reader = (await import('@/lib/nutriai/engine/safety/emergency-signs')).emergencySigns;
    for (const listener of listeners) listener();
  } finally {
    isLoading = false;
  }
}

function tryLoading(): void {
  // Without a network it is not to be had now; what is noted as severe is an emergency without it, and the
  // next screen tries again.
  load().catch(() => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The reader of emergencies, fetched once the screen stands, so that it is there when the network is not; at
 * once where `isNeeded`. Null until then.
 */
export function useEmergencySigns(isNeeded: boolean): EmergencyReader | null {
  useEffect(() => {
    if (isNeeded) return tryLoading();
    const timer = setTimeout(tryLoading, waitMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
  return useSyncExternalStore(
    subscribe,
    () => reader,
    () => null,
  );
}
