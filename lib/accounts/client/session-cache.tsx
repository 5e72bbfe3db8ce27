'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type State } from 'swr';
import { type ClientCache, createClientCache } from './client-cache';
import { fetcher, isWorthRetrying } from './fetcher';
import { retainEntries } from './retain-entries';
import { storeShownResponse } from './stored-responses';
import { getSnapshot, subscribe } from './session-store';

/**
 * SWR for everything below: our cache (specification §9), the session's fetcher, and nothing of one member
 * left for the next.
 */
export function SessionCache({ children }: { children: ReactNode }) {
  const [value] = useState(() => {
    const cache = keepingAnswers(createClientCache<State<unknown, unknown>>());
    return {
      provider: () => cache,
      use: [retainEntries(cache)],
      fetcher,
      shouldRetryOnError: isWorthRetrying,
    };
  });
  return (
    <SWRConfig value={value}>
      <DropEntriesOfTheMember />
      {children}
    </SWRConfig>
  );
}

/** What screens show is kept for the time without a network, changes of the member's own among it. */
function keepingAnswers(cache: ClientCache<State<unknown, unknown>>): ClientCache<State<unknown, unknown>> {
  return {
    ...cache,
    set(key, value) {
      if (value.data !== cache.get(key)?.data) storeShownResponse(key, value.data);
      cache.set(key, value);
    },
  };
}

/**
 * When a session ends or another begins, the whole cache goes, at once and with every request in flight: an
 * answer fetched with a token cannot be told from one that was not, and what everybody may read is quickly
 * read again. Whatever is still on screen a moment later is fetched anew.
 *
 * Becoming known at start is no end: nobody was signed in before.
 */
function DropEntriesOfTheMember() {
  const { unload } = useSWRConfig();
  useEffect(() => {
    let previous = getSnapshot();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe(() => {
      const hasEnded = previous.status === 'signed-in' && getSnapshot().epoch !== previous.epoch;
      previous = getSnapshot();
      if (!hasEnded) return;
      unload({ revalidate: false });
      clearTimeout(timer);
      timer = setTimeout(() => unload(), 0);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [unload]);
  return null;
}
