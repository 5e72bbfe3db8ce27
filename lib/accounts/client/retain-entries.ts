import { useEffect } from 'react';
import { unstable_serialize as serialize, type Key, type Middleware } from 'swr';
import type { ClientCache } from './client-cache';

/** Returns SWR middleware that retains an entry in the cache while a component shows it (see client-cache.ts). */
export function retainEntries(cache: Pick<ClientCache<unknown>, 'retain'>): Middleware {
  return (useSWRNext) =>
    function useRetainedEntry(key, fetcher, config) {
      const entry = serialize(key);
      const pages = typeof key === 'function' ? serialize(() => firstPageKey(key)) : '';
      useEffect(() => {
        // useSWRInfinite passes its function of the page number as the key and keeps its pages under '$inf$'
        // and the first one.
        const names = [entry, pages === '' ? '' : `$inf$${pages}`].filter((name) => name !== '');
        const releases = names.map((name) => cache.retain(name));
        return () => releases.forEach((release) => release());
      }, [entry, pages]);
      return useSWRNext(key, fetcher, config);
    };
}

function firstPageKey(getKey: CallableFunction): Exclude<Key, CallableFunction> {
  return Reflect.apply(getKey, undefined, [0, null]);
}
