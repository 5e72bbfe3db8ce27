import { useSyncExternalStore } from 'react';
import { servingsIn } from './recipe-paths';

const name = 'servings';
const listeners = new Set<() => void>();

/** Returns for how many the page's address asks to cook; null for as many as the recipe is written for. */
export function useAskedServings(): number | null {
  return useSyncExternalStore(subscribe, inAddress, () => null);
}

/** Puts the servings into the address, from which all parts of the page read them; null takes them out. */
export function askForServings(servings: number | null): void {
  const url = new URL(window.location.href);
  if (servings === null) url.searchParams.delete(name);
  else url.searchParams.set(name, String(servings));
  window.history.replaceState(null, '', url);
  for (const listener of listeners) listener();
}

function inAddress(): number | null {
  return servingsIn(new URLSearchParams(window.location.search).get(name) ?? undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
