import { useSyncExternalStore } from 'react';
import { readItem, removeItem, writeItem } from '../../../accounts/client/browser-storage';
import { getSnapshot, subscribe as subscribeToSession } from '../../../accounts/client/session-store';

const key = 'nutriai_baby';
const listeners = new Set<() => void>();

/**
 * The id of the baby that this browser's member looked at last; null before the first choice. It is only a
 * preference: the server says whose babies exist.
 */
export function chosenBaby(): string | null {
  return readItem('localStorage', key);
}

export function chooseBaby(id: string): void {
  writeItem('localStorage', key, id);
  for (const listener of listeners) listener();
}

/**
 * Nothing of one member is left for the next, whether they sign out or another's tokens come in another tab.
 * Returns what stops it.
 */
export function forgetChoiceAtSignOut(): () => void {
  let previous = getSnapshot().status;
  return subscribeToSession(() => {
    const { status } = getSnapshot();
    if (previous === 'signed-in' && status !== 'signed-in') {
      removeItem('localStorage', key);
      for (const listener of listeners) listener();
    }
    previous = status;
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab chose.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useChosenBaby(): string | null {
  return useSyncExternalStore(subscribe, chosenBaby, () => null);
}
