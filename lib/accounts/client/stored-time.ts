import { useSyncExternalStore } from 'react';

/**
 * When the stored data that a screen shows was last fetched; null with a network, and where nothing stored is
 * shown.
 */
let storedAtMs: number | null = null;
const listeners = new Set<() => void>();

/** Notes that a stored response is shown. Of several the oldest counts: nothing on the screen is older. */
export function noteStoredResponse(atMs: number): void {
  change(Math.min(storedAtMs ?? atMs, atMs));
}

/** Returns when the oldest data on the screen was fetched; null while all of it is fresh. */
export function useStoredTime(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => storedAtMs,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  const onOnline = () => change(null);
  listeners.add(listener);
  window.addEventListener('online', onOnline);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', onOnline);
  };
}

function change(next: number | null): void {
  storedAtMs = next;
  for (const listener of [...listeners]) listener();
}
