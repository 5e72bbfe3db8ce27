import nspell from 'nspell';
import { parse } from 'yaml';
import * as z from 'zod';
import { filesBelow, readRootFile } from './read-texts';

const foodFile = z.object({
  foods: z.array(z.object({ name: z.string(), plural: z.string().optional() })),
});
const knownWords = z.record(z.string(), z.array(z.string()));

/** A word, with the apostrophes inside it; “nd” of “2nd” is none. */
const word = /(?<![\p{L}\p{N}])[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu;

/** Names that are written in capitals or have some inside, as NHS and NutriAI do. */
const name = /^\p{Lu}{2,}(?:s|'s)?$|\p{Ll}\p{Lu}/u;

/** Addresses, footnotes, code and what a text leaves open for a value: none of it is prose. */
const notProse =
  /https?:\S+|\]\([^)]*\)|\[\^[^\]]*\]|`[^`]*`|\{\w+\}|&\w+;|\b\w+\.(?:com|org|test|example|md)\b/g;

const checker = nspell(
  readRootFile('node_modules/dictionary-en-gb/index.aff'),
  readRootFile('node_modules/dictionary-en-gb/index.dic'),
);
for (const listed of knownNames()) checker.add(listed);

/** Our own list, and every word of a food’s name: what a food is called is decided there. */
function knownNames(): string[] {
  const own = Object.values(knownWords.parse(parse(readRootFile('scripts/plain-english/known-words.yaml'))));
  const foods = filesBelow('knowledge/foods', /\.yaml$/).flatMap(
    (file) => foodFile.parse(parse(readRootFile(file))).foods,
  );
  const names = foods.flatMap(({ name, plural = '' }) => `${name} ${plural}`.match(word) ?? []);
  return [...own.flat(), ...names, ...names.map((name) => name.toLowerCase())];
}

const isKnown = (found: string): boolean =>
  found.length === 1 ||
  name.test(found) ||
  checker.correct(found) ||
  checker.correct(found.replace(/'s$/, ''));

/** The words of a text that neither the British dictionary nor our own list has. */
export function unknownWords(text: string): string[] {
  const words = text.replace(notProse, ' ').match(word) ?? [];
  return [...new Set(words.map((found) => found.replaceAll('’', "'")))].filter((found) => !isKnown(found));
}

/** Words that stand twice in a row, as when a sentence was changed halfway. */
export function repeatedWords(text: string): string[] {
  return [...text.replace(notProse, ' | ').matchAll(/(?<![\p{L}'’-])(\p{L}{2,}) \1(?![\p{L}'’-])/giu)]
    .map(([found]) => found)
    .filter((found) => !/^(?:that that|had had)$/i.test(found));
}
