import { contentGeneration } from './page-cache';

interface Cached<Value> {
  value: Promise<Value>;
  generation: number;
  atMs: number;
}

/** Another instance may have published meanwhile: what it publishes shows here within a second, as its pages do. */
const cachedMs = 1_000;
const mostEntries = 500;

/** Every route is compiled with its own copy of this module: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: Map<string, Cached<unknown>> | undefined };

/**
 * Returns a function that caches what is computed from public content until something is published, and for a
 * second at most. Callers that come meanwhile wait for the same computation. Failures are not cached.
 * @param name of the cache: one for the whole process
 * @param isCacheable false for a value that those who wait get and nobody after them
 */
export function cacheUntilPublished<Value>(
  name: string,
  isCacheable: (value: Value) => boolean = () => true,
): (key: string, compute: () => Promise<Value>) => Promise<Value> {
  const sharedKey = Symbol.for(`little-pear.kept.${name}`);
  return (key, compute) => {
    const cache = (shared[sharedKey] ??= new Map()) as Map<string, Cached<Value>>;
    // What is published while it is computed may be missing: then the generation is another one by the end,
    // and nobody who comes later takes it.
    const generation = contentGeneration();
    const known = cache.get(key);
    if (known?.generation === generation && Date.now() - known.atMs < cachedMs) return known.value;
    const made: Cached<Value> = { value: compute(), generation, atMs: Date.now() };
    if (cache.size >= mostEntries) cache.clear();
    cache.set(key, made);
    const forget = () => {
      if (cache.get(key) === made) cache.delete(key);
    };
    made.value.then((value) => {
      if (!isCacheable(value)) forget();
    }, forget);
    return made.value;
  };
}
