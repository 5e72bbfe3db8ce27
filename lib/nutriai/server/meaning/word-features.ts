/** How many places the words, pairs of words and parts of words of all sentences share. */
export const wordPlaces = 4096;

/** The places that a sentence fills, and how much of each: its length as a vector is 1. */
export type WordFeatures = ReadonlyMap<number, number>;

const pairWeight = 0.7;
const partWeight = 0.4;
const partLengths = [3, 4, 5];

/**
 * Counts the words, pairs of neighbours, parts of words and the first word of a plain sentence, each at the
 * place that its hash names. Parts make a misspelt word fall near the right one; the embedding alone takes it
 * for another word.
 */
export function wordFeatures(plain: string, places: number = wordPlaces): WordFeatures {
  const words = plain.split(' ');
  const names = words.flatMap((word, index): [string, number][] => [
    [`word ${word}`, 1],
    index === 0 ? [`first ${word}`, 1] : [`pair ${words[index - 1]} ${word}`, pairWeight],
    ...partsOf(word).map((part): [string, number] => [`part ${part}`, partWeight]),
  ]);
  return featuresOf(names, places);
}

/** Puts each name at the place that its hash gives, so heavy as it is said to be; all have a length of 1 together. */
export function featuresOf(names: readonly (readonly [string, number])[], places: number): WordFeatures {
  const found = new Map<number, number>();
  for (const [name, weight] of names) {
    const place = hashOf(name) % places;
    found.set(place, (found.get(place) ?? 0) + weight);
  }
  const length = Math.hypot(...found.values());
  return new Map([...found].map(([place, weight]) => [place, weight / length]));
}

function partsOf(word: string): string[] {
  const marked = `<${word}>`;
  return partLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, from) =>
      marked.slice(from, from + length),
    ),
  );
}

/** FNV-1a, which is the same on every machine. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
