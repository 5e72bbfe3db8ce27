import type { Locale } from '../child';
import { knowledge } from '../knowledge/knowledge';
import { type Replacement, withReplacements } from './replacements';

const { words: names, lines } = knowledge.americanWords;

type Table = Readonly<Record<string, string>>;

const word = /[\p{L}\p{M}]+|\d+/gu;
const everything = tableOf({ ...names, ...lines });
const namesAlone = tableOf(names);
/** One temperature, or two of which the first stands without its unit: "3 to 5°C"; "38 °C (100.4 °F)" says it twice. */
const celsius =
  /(?<![\d.])(?:(\d{1,3}(?:\.\d)?)(\s?[-–]\s?| to ))?([-−]?\d{1,3}(?:\.\d)?)\s?°\s?C\b(?:\s\(([^()°]*°\s?F)\))?/g;
const ovenFromCelsius = 100;
const ovenStep = 25;
const freezerStep = 5;

/** Returns a text as an American parent reads it: names of things, whom to call, and temperatures in Fahrenheit. */
export function inAmericanEnglish(text: string): string {
  return withReplacements(text, americanWords(text));
}

/**
 * Returns how texts are said in American English to a family: one whose baby lives elsewhere is never told whom to
 * call in the United States.
 */
export function americanFor(locale: Locale | undefined): (text: string) => string {
  if (locale === undefined || locale === 'us') return inAmericanEnglish;
  return (text) => withReplacements(text, replacementsIn(text, namesAlone));
}

/** Returns what an American parent calls otherwise in a text, in its order. */
export function americanWords(text: string): Replacement[] {
  return replacementsIn(text, everything);
}

function replacementsIn(text: string, table: NameTable): Replacement[] {
  return [...namesIn(text, table), ...temperaturesIn(text)].sort((one, two) => one.start - two.start);
}

function temperaturesIn(text: string): Replacement[] {
  return [...text.matchAll(celsius)].map(
    ({ index, 0: said, 1: from, 2: between = '', 3: to = '', 4: told }) => ({
      start: index,
      end: index + said.length,
      to:
        told ??
        (from === undefined ? `${fahrenheit(to)}°F` : `${fahrenheit(from)}${between}${fahrenheit(to)}°F`),
    }),
  );
}

/** Ovens are set in steps of 25 °F, freezers to 0; what is measured in food, in water or in a child is said exactly. */
function fahrenheit(said: string): number {
  const degrees = Number(said.replace('−', '-'));
  const exact = (degrees * 9) / 5 + 32;
  if (degrees > ovenFromCelsius) return Math.round(exact / ovenStep) * ovenStep;
  return degrees < 0 ? Math.round(exact / freezerStep) * freezerStep : Number(exact.toFixed(1));
}

interface NameTable {
  table: Table;
  /** How many words the longest name has that begins with a word. */
  longest: ReadonlyMap<string, number>;
}

function tableOf(table: Table): NameTable {
  const longest = new Map<string, number>();
  for (const name of Object.keys(table)) {
    const [first = '', ...others] = wordsOf(name);
    longest.set(first, Math.max(longest.get(first) ?? 0, others.length + 1));
  }
  return { table, longest };
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(word)].map(([found]) => found);
}

function namesIn(text: string, { table, longest }: NameTable): Replacement[] {
  const words = [...text.matchAll(word)];
  const found: Replacement[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const count = longest.get(words[index]?.[0].toLowerCase() ?? '') ?? 0;
    const name = nameAt(text, words.slice(index, index + count), table);
    if (name === null) continue;
    if (text.slice(name.start, name.end) !== name.to) found.push(name);
    index += name.words - 1;
  }
  return found;
}

interface FoundName extends Replacement {
  words: number;
}

/** The longest name that begins with these words. */
function nameAt(text: string, words: readonly RegExpExecArray[], table: Table): FoundName | null {
  for (let count = words.length; count > 0; count -= 1) {
    const [first, last] = [words[0], words[count - 1]];
    if (!first || !last) continue;
    const said = withBracket(text, first.index, last.index + last[0].length);
    const key = said.toLowerCase().replace(/[-\s]/g, ' ');
    const american = Object.hasOwn(table, key) ? table[key] : undefined;
    if (american === undefined) continue;
    const end = behindItself(text, first.index + said.length, american);
    const named = wordsOf(text.slice(first.index, end)).length;
    return { to: withCaseOf(said, american), start: first.index, end, words: named };
  }
  return null;
}

/** A part of a text, with the bracket that closes what opens in it. */
function withBracket(text: string, start: number, end: number): string {
  const said = text.slice(start, end);
  return said.includes('(') && text[end] === ')' ? `${said})` : said;
}

/** Where a name ends: behind the brackets in which British readers are told the American one. */
function behindItself(text: string, end: number, american: string): number {
  const behind = text.slice(end, end + american.length + 3);
  return behind.slice(1).toLowerCase() === `(${american.toLowerCase()})` ? end + behind.length : end;
}

/** "Courgette" is "Zucchini", "GP" is "doctor", and a name that stays keeps its own hyphens. */
function withCaseOf(said: string, name: string): string {
  if (said.toLowerCase() === name) return said;
  if (/^\p{Lu}[\p{Lu}&]/u.test(said)) return name;
  const [initial = ''] = said;
  return initial === initial.toLowerCase() ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
