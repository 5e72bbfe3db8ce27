import { editDistance, letterSet, mayBeWithin } from '../foods/edit-distance';
import type { RedFlagKnowledge, RedFlagLanguage } from '../knowledge/schemas/red-flags';
import { foldedText } from './words-of';

interface Part {
  text: string;
  isPrefix: boolean;
  /** How many words may stand before it. */
  gap: number;
}

/** A word or phrase of a language, and what it means. */
export interface Entry {
  concept: string;
  language: RedFlagLanguage;
  parts: readonly Part[];
}

export interface Lexicon {
  /** Entries that may begin with this word. */
  startingWith: (word: string) => readonly Entry[];
  /** The word, and what it may be a misspelling of. */
  formsOf: (word: string) => readonly string[];
}

const gapAtMost = 2;
const shortestPrefix = 2;
const shortestMisspelt = 6;
/** A shorter word is only taken for one that lacks a letter: "turnd", "burnd". */
const shortestClipped = 5;
const longWord = 9;
const longestWord = 24;
const rememberedAtMost = 10_000;

/** Compiles the words of every language into one index. */
export function lexiconOf({ words, notMisspelt }: Pick<RedFlagKnowledge, 'words' | 'notMisspelt'>): Lexicon {
  const partsOf = phraseReader();
  const entries = words.flatMap(({ language, concepts }) =>
    Object.entries(concepts).flatMap(([concept, phrases]) =>
      phrases.map((phrase): Entry => ({ concept, language, parts: partsOf(phrase) })),
    ),
  );
  const literal = new Map<string, Entry[]>();
  const prefix = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [first] = entry.parts;
    if (first === undefined) continue;
    const index = first.isPrefix ? prefix : literal;
    index.set(first.text, [...(index.get(first.text) ?? []), entry]);
  }
  const known = knownWords(entries);
  const forms = misspellingsOf(entries, { ...known, notMisspelt: new Set(notMisspelt) });
  const found = new Map<string, readonly Entry[]>();
  return {
    startingWith: (word) => {
      const before = found.get(word);
      if (before !== undefined) return before;
      const starting = [
        ...(literal.get(word) ?? []),
        ...prefixesOf(word).flatMap((start) => prefix.get(start) ?? []),
      ];
      if (found.size < rememberedAtMost) found.set(word, starting);
      return starting;
    },
    formsOf: forms,
  };
}

/** Splits phrases into their parts. Tens of thousands of phrases share few parts: equal ones are one object. */
function phraseReader(): (phrase: string) => Part[] {
  const known = new Map<string, Part>();
  return (phrase) =>
    splitPhrase(phrase).map((part) => {
      const key = `${part.gap} ${part.isPrefix} ${part.text}`;
      const shared = known.get(key) ?? part;
      known.set(key, shared);
      return shared;
    });
}

function splitPhrase(phrase: string): Part[] {
  let gap = 0;
  return phrase.split(' ').flatMap((written): Part[] => {
    if (written === '_') {
      gap = gapAtMost;
      return [];
    }
    const isPrefix = written.endsWith('*');
    const texts = wordsIn(isPrefix ? written.slice(0, -1) : written);
    const found = texts.map((text, index) => ({
      text,
      isPrefix: isPrefix && index === texts.length - 1,
      gap: index === 0 ? gap : 0,
    }));
    gap = 0;
    return found;
  });
}

/** "8hrs" is two words in a text, so it is two words here. */
const wordsIn = (written: string) => foldedText(written).match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];

function prefixesOf(word: string): string[] {
  const last = Math.min(word.length, longestWord);
  return Array.from({ length: Math.max(0, last - shortestPrefix + 1) }, (_, index) =>
    word.slice(0, index + shortestPrefix),
  );
}

interface Known {
  literals: ReadonlySet<string>;
  prefixes: ReadonlySet<string>;
}

function knownWords(entries: readonly Entry[]): Known {
  const parts = entries.flatMap((entry) => entry.parts);
  const textsOf = (isPrefix: boolean) =>
    new Set(parts.filter((part) => part.isPrefix === isPrefix).map(({ text }) => text));
  return { literals: textsOf(false), prefixes: textsOf(true) };
}

/** Arabic writes "and" as the first letter of the next word. */
const arabicAnd = /^و[ء-ي]{3}/;

/**
 * A reader of misspellings: one edit, two in a long word, in a short one only a letter left out, and never of
 * a word that is known.
 */
function misspellingsOf(
  entries: readonly Entry[],
  { literals, prefixes, notMisspelt }: Known & { notMisspelt: ReadonlySet<string> },
): (word: string) => readonly string[] {
  const byLetter = new Map<string, Candidate[]>();
  for (const word of literals) {
    if (word.length < shortestMisspelt) continue;
    const letter = word.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), { word, letters: letterSet(word) }]);
  }
  const read = new Map<string, readonly string[]>();
  const isRight = (word: string) =>
    literals.has(word) || notMisspelt.has(word) || prefixesOf(word).some((start) => prefixes.has(start));
  return (word) => {
    if (arabicAnd.test(word)) return [word, word.slice(1)];
    if (word.length < shortestClipped || word.length > longestWord || !/^[a-z]+$/.test(word)) return [word];
    if (isRight(word)) return [word];
    const before = read.get(word);
    if (before !== undefined) return before;
    const forms = [word, ...nearest(word, byLetter.get(word.charAt(0)) ?? [])];
    if (read.size < rememberedAtMost) read.set(word, forms);
    return forms;
  };
}

interface Candidate {
  word: string;
  letters: number;
}

/** Words at the least distance, of those near enough to be meant. */
function nearest(word: string, candidates: readonly Candidate[]): string[] {
  const letters = letterSet(word);
  const most = word.length >= longWord ? 2 : 1;
  let best: string[] = [];
  let least = most;
  for (const candidate of candidates) {
    if (!mayBeWithin(letters, candidate.letters, least)) continue;
    const edits = editDistance(word, candidate.word, least);
    if (edits === null || edits === 0) continue;
    if (edits < least) best = [];
    least = edits;
    best.push(candidate.word);
  }
  return best;
}
