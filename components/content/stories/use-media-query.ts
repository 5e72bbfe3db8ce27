import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the reader's device answers yes to a media query.
 * @param serverAnswer what the first HTML is made with
 */
export function useMediaQuery(query: string, serverAnswer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => serverAnswer,
  );
}
