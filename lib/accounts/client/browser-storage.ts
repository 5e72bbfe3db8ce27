type Area = 'localStorage' | 'sessionStorage';

/**
 * Where values go when the browser refuses its storage (cookies blocked, storage full): touching
 * `window.localStorage` throws there. The session then lives as long as the page, which beats a sign-in that
 * fails for a reason nobody can see.
 */
const memory: Record<Area, Map<string, string>> = { localStorage: new Map(), sessionStorage: new Map() };

/** The storage, or null where the browser refuses it: the one exception these reads and writes expect. */
function open(area: Area): Storage | null {
  try {
    return window[area];
  } catch {
    return null;
  }
}

export function readItem(area: Area, key: string): string | null {
  return memory[area].get(key) ?? open(area)?.getItem(key) ?? null;
}

export function writeItem(area: Area, key: string, value: string): void {
  memory[area].delete(key);
  try {
    window[area].setItem(key, value);
  } catch {
    memory[area].set(key, value);
  }
}

export function removeItem(area: Area, key: string): void {
  memory[area].delete(key);
  open(area)?.removeItem(key);
}

/** The keys that begin so, of what is stored and of what had to be kept in memory. */
export function keysFrom(area: Area, start: string): string[] {
  return [...new Set([...Object.keys(open(area) ?? {}), ...memory[area].keys()])].filter((key) =>
    key.startsWith(start),
  );
}
