import { conceptsTold, type ToldConcept } from '../../engine/red-flags/concepts-told';
import { plainSentence } from './plain-sentence';
import { featuresOf, type WordFeatures, wordFeatures } from './word-features';

/** How many places the words, concepts and pairs of concepts of all sentences share. */
export const alarmPlaces = 262_144;
/** And where a class is named, for which fewer will do. */
export const classPlaces = 4096;

/**
 * Concepts that only tell the rules why a text is calm. The model has not learnt them, so that they would be noise
 * to it.
 */
const unlearnt: ReadonlySet<string> = new Set([
  ...['told-story', 'serving-question', 'in-pieces', 'short-cry', 'burnt-mouth', 'fine-today', 'blown-out'],
  ...['worn-out', 'slept-after', 'none-of', 'none-behind', 'recovered', 'what-if', 'however', 'graze'],
  ...['drop-of-blood', 'teething', 'general-talk', 'told-signs'],
  ...[
    'purpose',
    'purpose-behind',
    'weeks-ago',
    'so-now',
    'sleep-figure',
    'nap-told',
    'other-child',
    'ours-well',
  ],
  ...['by-now', 'price-shock', 'asks-rule', 'from-dye', 'so-did', 'once-more'],
]);
/** Before the name of a concept that is denied or asked about. */
const meantMarks = /^[!?]+/;

/** How far apart two concepts may stand to count as a pair, in words. */
const pairWithin = 8;
/** What a parent types stands in a few lines, and the number of pairs grows with it. */
const longestRead = 600;

/**
 * Counts what a text has of words without accents, of the detector's concepts, and of two concepts that stand near
 * each other. "Lips" and "blue" are the same concepts in every language, so that what is learnt of sentences in one
 * holds in the others.
 */
export function alarmFeatures(text: string): WordFeatures {
  const read = text.slice(0, longestRead);
  const concepts = conceptsTold(read).filter(({ name }) => !unlearnt.has(name.replace(meantMarks, '')));
  const groups = [
    wordFeatures(withoutAccents(plainSentence(read)), alarmPlaces),
    featuresOf([...new Set(concepts.map(({ name }) => `concept ${name}`))].map(once), alarmPlaces),
    featuresOf([...new Set(pairsOf(concepts))].map(once), alarmPlaces),
  ];
  const sum = new Map<number, number>();
  for (const group of groups)
    for (const [place, value] of group) sum.set(place, (sum.get(place) ?? 0) + value);
  return sum;
}

/** The same with fewer places, several of which fall together. */
export function withFewerPlaces(features: WordFeatures, places: number): WordFeatures {
  const sum = new Map<number, number>();
  for (const [place, value] of features) sum.set(place % places, (sum.get(place % places) ?? 0) + value);
  return sum;
}

const once = (name: string): [string, number] => [name, 1];

/** What is typed for another letter, and is one of its own in Unicode. */
const typedFor: Readonly<Record<string, string>> = {
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  ى: 'ي',
  ة: 'ه',
  '\u0901': '\u0902',
};
/** Accents, the short vowels of Arabic with what stands on an alef, and the dot below a Hindi letter. */
const marks = /[\u0300-\u036f\u064b-\u0655\u0670\u093c]/g;

function withoutAccents(plain: string): string {
  return plain
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[łıßىة\u0901]/g, (letter) => typedFor[letter] ?? letter);
}

function pairsOf(concepts: readonly ToldConcept[]): string[] {
  return concepts.flatMap((one) =>
    concepts
      .filter(
        (other) => other.from >= one.to && other.from - one.from <= pairWithin && other.name !== one.name,
      )
      .map((other) => `concepts ${[one.name, other.name].sort().join(' ')}`),
  );
}
