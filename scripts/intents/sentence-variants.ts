import { createHash } from 'node:crypto';
import { mulberry32 } from '@/lib/nutriai/engine/mulberry32';

const shortestMisspelt = 4;
const neighbours: Readonly<Record<string, string>> = {
  a: 's',
  b: 'v',
  c: 'x',
  d: 'f',
  e: 'r',
  f: 'g',
  g: 'h',
  h: 'j',
  i: 'o',
  j: 'k',
  k: 'l',
  l: 'k',
  m: 'n',
  n: 'm',
  o: 'p',
  p: 'o',
  q: 'w',
  r: 't',
  s: 'a',
  t: 'y',
  u: 'i',
  v: 'b',
  w: 'e',
  x: 'c',
  y: 'u',
  z: 'x',
};

/** What a tired parent leaves out. */
const leftOut = new Set(
  'a an the my is are was be been am to of do does did has have had i we he she his her it its for please'.split(
    ' ',
  ),
);

const american: readonly (readonly [RegExp, string])[] = [
  [/\bpoo\b/g, 'poop'],
  [/\bpoos\b/g, 'poops'],
  [/\bnappy\b/g, 'diaper'],
  [/\bnappies\b/g, 'diapers'],
  [/\bwee\b/g, 'pee'],
  [/\bmum\b/g, 'mom'],
  [/\bcentile/g, 'percentile'],
  [/\byoghurt/g, 'yogurt'],
  [/\bdiarrhoea/g, 'diarrhea'],
  [/\bcot\b/g, 'crib'],
  [/\bdummy\b/g, 'pacifier'],
  [/\bnursery\b/g, 'daycare'],
  [/\bweaning\b/g, 'starting solids'],
  [/\bcolour/g, 'color'],
  [/\bfibre/g, 'fiber'],
];

/**
 * Returns the ways in which a sentence is also typed: misspelt, clipped, and as Americans say it. The same
 * sentence gives the same ones on every machine, so that none of them is stored.
 */
export function sentenceVariants(sentence: string): string[] {
  const random = mulberry32(createHash('sha256').update(sentence).digest().readUInt32BE());
  const variants = [misspelt(sentence, random), clipped(sentence), asAmericansSay(sentence)];
  return [...new Set(variants)].filter((variant) => variant !== sentence && variant !== '');
}

function misspelt(sentence: string, random: () => number): string {
  const words = sentence.split(' ');
  const long = words.flatMap((word, index) => (word.length >= shortestMisspelt ? [index] : []));
  const chosen = new Set([pick(long, random), pick(long, random)]);
  return words.map((word, index) => (chosen.has(index) ? misspeltWord(word, random) : word)).join(' ');
}

/** The first letter stays: those who mistype seldom mistype that. */
function misspeltWord(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const edits = [
    `${before}${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
    `${before}${neighbours[letter] ?? letter}${after}`,
  ];
  return pick(edits, random) ?? word;
}

function clipped(sentence: string): string {
  return sentence
    .split(' ')
    .filter((word) => !leftOut.has(word))
    .join(' ');
}

function asAmericansSay(sentence: string): string {
  return american.reduce((said, [british, word]) => said.replace(british, word), sentence);
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}
