import { CACHE_LIFETIME_MS, CACHE_MAX_ENTRIES } from './limits';

interface Entry<Value> {
  value: Value;
  expiresAtMs: number;
}

export interface ClientCache<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  keys: () => IterableIterator<string>;
  /** Retains an entry past its lifetime while something on screen shows it. Returns a function that releases it. */
  retain: (key: string) => () => void;
}

interface ClientCacheOptions {
  maxEntries?: number;
  lifetimeMs?: number;
}

/**
 * Whoever lists the keys reads the entries next: one that would run out in between is dropped by the listing
 * already.
 */
const LISTING_MARGIN_MS = 1_000;

/**
 * Makes the client cache of specification §9: at most 100 entries, five minutes each, the least recently used one
 * leaves first. It has the shape of SWR's cache, which it serves as.
 *
 * An entry lives from its last writing. What is on screen is retained: SWR reads its cache at every render, and a
 * page left open for six minutes would go blank without fetching anything. The bound of 100 holds even then: the
 * entries that are not retained go first.
 */
export function createClientCache<Value>({
  maxEntries = CACHE_MAX_ENTRIES,
  lifetimeMs = CACHE_LIFETIME_MS,
}: ClientCacheOptions = {}): ClientCache<Value> {
  // A Map keeps its order of insertion: the first entry is the least recently used one.
  const entries = new Map<string, Entry<Value>>();
  const { isRetained, retain } = retainedKeys();

  const isOver = (key: string, entry: Entry<Value>, marginMs = 0) =>
    !isRetained(key) && Date.now() + marginMs >= entry.expiresAtMs;

  const evictOne = () => {
    const released = [...entries.keys()].find((key) => !isRetained(key));
    const oldest = released ?? entries.keys().next().value;
    if (oldest !== undefined) entries.delete(oldest);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (isOver(key, entry)) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      entries.delete(key);
      if (entries.size >= maxEntries) evictOne();
      entries.set(key, { value, expiresAtMs: Date.now() + lifetimeMs });
    },
    delete(key) {
      entries.delete(key);
    },
    keys() {
      for (const [key, entry] of entries) {
        if (isOver(key, entry, LISTING_MARGIN_MS)) entries.delete(key);
      }
      // A copy: reading an entry moves it to the end, and a live iterator would meet it again and again.
      return [...entries.keys()][Symbol.iterator]();
    },
    retain,
  };
}

/** Counts by key how many components show an entry. */
function retainedKeys(): Pick<ClientCache<unknown>, 'retain'> & { isRetained: (key: string) => boolean } {
  const counts = new Map<string, number>();
  return {
    isRetained: (key) => counts.has(key),
    retain(key) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return () => {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
