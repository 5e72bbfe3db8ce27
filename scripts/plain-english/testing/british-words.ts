import { parse } from 'yaml';
import * as z from 'zod';
import { knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import { readRootFile } from './read-texts';

const listed = z
  .record(z.string(), z.array(z.string()))
  .parse(parse(readRootFile('scripts/plain-english/british-words.yaml')));

/** Words that no American says. */
export const british: readonly string[] = Object.values(listed).flat();

const escaped = (words: readonly string[]) =>
  words
    .toSorted((one, two) => two.length - one.length)
    .map((word) => word.replace(/[- ]/g, '[- ]').replace(/[()]/g, String.raw`\$&`))
    .join('|');
const britishWord = new RegExp(`(?<![\\p{L}\\d/-])(?:${escaped(british)})(?![\\p{L}\\d])`, 'giu');
/** Names that keep their British words: of a college, of dishes, and of what stays as it is everywhere. */
const staying = Object.values(knowledge.americanWords.words).filter(
  (name) => name.match(britishWord) !== null,
);
const stayingName = new RegExp(`(?<!\\p{L})(?:${escaped(staying)})(?!\\p{L})`, 'giu');

/** Returns the British words of a text, each with what stands around it. */
export function britishWordsIn(text: string): string[] {
  const read = text.replace(stayingName, ' ');
  return [...read.matchAll(britishWord)].map(
    ({ 0: found, index }) =>
      `${found}: ${read.slice(Math.max(0, index - 30), index + 40).replace(/\s+/g, ' ')}`,
  );
}
