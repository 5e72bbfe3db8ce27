import { mulberry32 } from '../mulberry32';

/** Random numbers that are the same for the same seed. */
export interface SeededRandom {
  /** From 0 up to 1. */
  next(): number;
  /** True with that probability. */
  chance(probability: number): boolean;
  /** One of the things by weight; undefined when none weighs anything. */
  pick<Thing>(things: readonly Thing[], weightOf?: (thing: Thing) => number): Thing | undefined;
}

/** A generator from a seed of any words or number (Mulberry32 over an FNV-1a hash). */
export function seededRandom(seed: string | number): SeededRandom {
  const next = mulberry32(hashOf(String(seed)));
  const pick = <Thing>(things: readonly Thing[], weightOf: (thing: Thing) => number = () => 1) => {
    const total = things.reduce((sum, thing) => sum + Math.max(0, weightOf(thing)), 0);
    if (total === 0) return undefined;
    let left = next() * total;
    const found = things.find((thing) => {
      const weight = Math.max(0, weightOf(thing));
      left -= weight;
      return weight > 0 && left < 0;
    });
    // Rounding can leave a hair's breadth at the end.
    return found ?? things.findLast((thing) => weightOf(thing) > 0);
  };
  return { next, pick, chance: (probability) => next() < probability };
}

/** FNV-1a, 32 bits. */
export function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const character of words) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}
