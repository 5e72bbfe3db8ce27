import { useEffect, useState } from 'react';
import type { SiteSearchAnswer } from '@/lib/contract/search';
import { apiUrl } from '@/lib/accounts/client/api-url';

export type Suggestions =
  | { status: 'ready'; query: string; answer: SiteSearchAnswer }
  | { status: 'offline' | 'failed'; query: string };

const waitMs = 150;
const shortestQuery = 2;
const suggestionsShown = 6;

/**
 * What the site has for the text in the field: asked once somebody stops typing, an older call given up for a
 * newer one.
 * @returns the newest answer there is, which may still be for the text before; `null` before the first, and
 *   for less than two letters
 */
export function useSuggestions(query: string): { suggestions: Suggestions | null; isWaiting: boolean } {
  const [latest, setLatest] = useState<Suggestions | null>(null);
  const [timesOnline, setTimesOnline] = useState(0);
  const isLongEnough = query.length >= shortestQuery;

  useEffect(() => {
    const askAgain = () => setTimesOnline((times) => times + 1);
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, []);

  useEffect(() => {
    if (!isLongEnough) return;
    const call = new AbortController();
    const timer = setTimeout(() => {
      void ask(query, call.signal).then((found) => {
        if (!call.signal.aborted) setLatest(found);
      });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [query, isLongEnough, timesOnline]);

  return {
    suggestions: isLongEnough ? latest : null,
    isWaiting: isLongEnough && latest?.query !== query,
  };
}

async function ask(query: string, signal: AbortSignal): Promise<Suggestions> {
  if (!navigator.onLine) return { status: 'offline', query };
  try {
    const parameters = new URLSearchParams({ q: query, limit: String(suggestionsShown) });
    const response = await fetch(apiUrl(`/api/search?${parameters}`), { signal });
    if (!response.ok) return { status: 'failed', query };
    return { status: 'ready', query, answer: (await response.json()) as SiteSearchAnswer };
  } catch {
    return { status: navigator.onLine ? 'failed' : 'offline', query };
  }
}
