import type { Sql, WriteTransaction } from '../../platform/database/sql';
import type { SearchField, SearchKind } from './search-entry';
import type { QueryWord } from './search-query';

export type Rows = WriteTransaction['rows'];

export interface IndexedEntry {
  id: number;
  kind: SearchKind;
  publishedAtMs: number;
  /** The stems of each part, in the order in which they stand. */
  stems: Readonly<Record<SearchField, readonly string[]>>;
}

export interface Lookup {
  words: readonly QueryWord[];
  /** All words, or any of them. */
  operator: 'and' | 'or';
  kinds: readonly SearchKind[];
}

/** Where all the words must stand: anywhere, in the lead (everything but the running text), or in the title. */
export type Scope = 'everything' | 'lead' | 'title';

export interface RankedLookup extends Lookup {
  limit: number;
  offset: number;
  nowMs: number;
  /**
   * Only entries that match in this scope are weighed against one another, and of more than `mostWeighed` the
   * newest; all others follow, the newest first.
   */
  weighed: Scope;
  /** Whether the page ends before the others begin. */
  isWithinWeighed: boolean;
  /** The entry that the query names, which stands before all others; null where it names none. */
  named: number | null;
}

/** To weigh an entry takes longer than to find it. */
export const mostWeighed = 500;

/** The full-text index of one database; everything else about search is the same for both. */
export interface SearchIndex {
  /** Makes writers of the index wait for one another, where the database does not do so by itself. */
  lock: Sql | null;
  /** What must be said at the beginning of a transaction that reads; without it none is needed. */
  beforeReading: Sql | null;
  add: (entry: IndexedEntry) => Sql;
  remove: (id: number) => Sql;
  clear: Sql;
  /** Rows `{id, score}`, the best first. */
  ranked: (lookup: RankedLookup) => Sql;
  /** One row `{total}`; with a limit it is not counted further. */
  total: (lookup: Lookup, scope: Scope, limit?: number) => Sql;
  /** Rows `{id}` of entries that are not in the index. */
  missing: Sql;
}
