import { useSyncExternalStore } from 'react';

/** Where there is no browser yet. */
const unread = '';

/**
 * What a mailed link holds behind its #, which no server on the way has seen; null until the browser has read
 * it. It stays in the address until {@link forgetSecrets}, so that a page that is loaded again still knows
 * it.
 */
export function useLinkSecrets(): URLSearchParams | null {
  const hash = useSyncExternalStore(subscribe, readHash, () => unread);
  return hash === unread ? null : new URLSearchParams(hash.slice(1));
}

/** Takes a used link out of the address, and so out of the browser's history. */
export function forgetSecrets(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Never empty, so that a link without anything can be told from one that was not read yet. */
function readHash(): string {
  return window.location.hash || '#';
}
