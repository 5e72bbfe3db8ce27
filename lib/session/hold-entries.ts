import { useEffect } from 'react';
import { unstable_serialize as serialize, type Key, type Middleware } from 'swr';
import type { ClientCache } from './client-cache';

/** SWR middleware: while a component shows an entry, the cache keeps it (see client-cache.ts). */
export function holdEntries(cache: Pick<ClientCache<unknown>, 'hold'>): Middleware {
  return (useSWRNext) =>
    function useHeldEntry(key, fetcher, config) {
      const entry = serialize(key);
      const pages = typeof key === 'function' ? infiniteEntry(key) : '';
      useEffect(() => {
        const releases = [entry, pages].filter((each) => each !== '').map((each) => cache.hold(each));
        return () => releases.forEach((release) => release());
      }, [entry, pages]);
      return useSWRNext(key, fetcher, config);
    };
}

/** useSWRInfinite keeps its pages under '$inf$' and the key of the first one, and passes its function of the page number as the key. */
function infiniteEntry(getKey: (pageIndex: number, previousPage: null) => Key): string {
  return `$inf$${serialize(() => getKey(0, null))}`;
}
