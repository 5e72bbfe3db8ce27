import type { SiteSearchAnswer } from '@/lib/contract/search';
import type { Suggestions } from './use-suggestions';

type Item = SiteSearchAnswer['items'][number];

/** A page that may be opened, or the whole list of results. */
export type Option = { kind: 'page'; item: Item } | { kind: 'all'; query: string; total: number };

export function optionsOf(suggestions: Suggestions | null): Option[] {
  if (suggestions?.status !== 'ready') return [];
  const { items, total_count: total } = suggestions.answer;
  const pages = items.map((item): Option => ({ kind: 'page', item }));
  return total > items.length ? [...pages, { kind: 'all', query: suggestions.query, total }] : pages;
}

/** What is to be said above the options, or instead of them. */
export function noteOf(suggestions: Suggestions | null): string | null {
  switch (suggestions?.status) {
    case undefined:
      return null;
    case 'offline':
      return 'You are offline. Suggestions will be back when you are online.';
    case 'failed':
      return 'Suggestions can’t be shown now. Press Enter to search.';
    case 'ready': {
      const { items, corrected_query: corrected } = suggestions.answer;
      if (items.length === 0) return `Nothing found for “${suggestions.query}”.`;
      return corrected === null ? null : `Showing results for “${corrected}”.`;
    }
  }
}

/** The same for those who hear it. */
export function announcementOf(suggestions: Suggestions | null): string {
  const note = noteOf(suggestions) ?? '';
  const count = optionsOf(suggestions).length;
  if (count === 0) return note;
  return `${note} ${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the arrow keys.`.trim();
}
