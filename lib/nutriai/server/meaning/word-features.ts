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
export function wordFeatures(plain: string): WordFeatures {
  const found = new Map<number, number>();
  const add = (name: string, weight: number) => {
    const place = hashOf(name) % wordPlaces;
    found.set(place, (found.get(place) ?? 0) + weight);
  };
  const words = plain.split(' ');
  words.forEach((word, index) => {
    add(`word ${word}`, 1);
    if (index === 0) add(`first ${word}`, 1);
    else add(`pair ${words[index - 1]} ${word}`, pairWeight);
    for (const part of partsOf(word)) add(`part ${part}`, partWeight);
  });
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
