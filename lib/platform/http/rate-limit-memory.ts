export interface FullCounters {
  add: (key: string, resetsAtMs: number) => void;
  delete: (key: string) => void;
  /** How long the counter stays full; 0 when it is not known to be full. */
  waitMs: (key: string, nowMs: number) => number;
}

/** Remembers which counters are full, at most so many. Forgetting one is harmless: the database says it again. */
export function rememberFull(maxEntries: number): FullCounters {
  const resetsAtMsByKey = new Map<string, number>();
  return {
    add: (key, resetsAtMs) => {
      if (resetsAtMsByKey.size >= maxEntries) {
        const [oldest] = resetsAtMsByKey.keys();
        if (oldest !== undefined) resetsAtMsByKey.delete(oldest);
      }
      resetsAtMsByKey.set(key, resetsAtMs);
    },
    delete: (key) => {
      resetsAtMsByKey.delete(key);
    },
    waitMs: (key, nowMs) => {
      const waitMs = (resetsAtMsByKey.get(key) ?? 0) - nowMs;
      if (waitMs > 0) return waitMs;
      resetsAtMsByKey.delete(key);
      return 0;
    },
  };
}
