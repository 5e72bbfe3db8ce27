import { useSyncExternalStore } from 'react';

/**
 * When what is shown without a network was last seen with one; null with a network, and where nothing kept is
 * shown.
 */
let keptAtMs: number | null = null;
const listeners = new Set<() => void>();

/** A kept answer is shown. Of several the oldest counts: nothing on the screen is older. */
export function noteKeptAnswer(atMs: number): void {
  change(Math.min(keptAtMs ?? atMs, atMs));
}

export function useKeptTime(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => keptAtMs,
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
  keptAtMs = next;
  for (const listener of [...listeners]) listener();
}
