import { contentGeneration } from './page-cache';

interface Kept<Value> {
  value: Promise<Value>;
  generation: number;
  atMs: number;
}

/** Another instance may have published meanwhile: what it publishes shows here within a second, as its pages do. */
const keptMs = 1_000;
const keptAtMost = 500;

/** Every route is compiled with its own copy of this module: they meet at a symbol of the global object. */
const shared = globalThis as { [key: symbol]: Map<string, Kept<unknown>> | undefined };

/**
 * Keeps what was reckoned from public content until something is published, and never longer than a second.
 * Who asks meanwhile waits for the one reckoning. What fails is not kept.
 * @param name of the keep: one for the whole process
 * @param isWorthKeeping false for a value that those who wait get and nobody after them
 */
export function keepWhileContentStands<Value>(
  name: string,
  isWorthKeeping: (value: Value) => boolean = () => true,
): (key: string, reckon: () => Promise<Value>) => Promise<Value> {
  const sharedKey = Symbol.for(`little-pear.kept.${name}`);
  return (key, reckon) => {
    const keep = (shared[sharedKey] ??= new Map()) as Map<string, Kept<Value>>;
    // What is published while it is reckoned may be missing: then the generation is another one by the end,
    // and nobody who comes later takes it.
    const generation = contentGeneration();
    const known = keep.get(key);
    if (known?.generation === generation && Date.now() - known.atMs < keptMs) return known.value;
    const made: Kept<Value> = { value: reckon(), generation, atMs: Date.now() };
    if (keep.size >= keptAtMost) keep.clear();
    keep.set(key, made);
    const forget = () => {
      if (keep.get(key) === made) keep.delete(key);
    };
    made.value.then((value) => {
      if (!isWorthKeeping(value)) forget();
    }, forget);
    return made.value;
  };
}
