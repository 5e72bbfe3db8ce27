import { type SearchKind, searchKinds } from './search-entry';

export interface SearchPlace {
  query: string;
  /** The one kind that is wanted; null for all. */
  kind: SearchKind | null;
  page: number;
}

/** The search page’s address for a query. */
export function searchPath(query: string, { kind = null, page = 1 }: Partial<SearchPlace> = {}): string {
  return `/search?${new URLSearchParams({
    q: query,
    ...(kind !== null && { kind }),
    ...(page > 1 && { page: String(page) }),
  })}`;
}

/** Reads the kind out of an address; one that there is not counts as none. */
export function kindFrom(value: string): SearchKind | null {
  return searchKinds.find((kind) => kind === value) ?? null;
}
