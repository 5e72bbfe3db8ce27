import { knowledge } from '../knowledge/knowledge';
import { type Replacement, withReplacements } from './replacements';

const { americanWords: table } = knowledge;

/** Longest name in the table, in words. */
const wordsInName = 4;
const word = /[\p{L}\p{M}]+/gu;
/** One temperature, or two of which the first stands without its unit: "180°C", "180–200 °C", "3 to 5°C". */
const celsius = /(?<![\d.])(?:(\d{1,3}(?:\.\d)?)(\s?[-–]\s?| to ))?([-−]?\d{1,3}(?:\.\d)?)\s?°\s?C\b/g;
const ovenFromCelsius = 100;
const ovenStep = 25;
const freezerStep = 5;

/** Returns a text as an American cook reads it: names of foods and kitchen things, and temperatures in Fahrenheit. */
export function inAmericanEnglish(text: string): string {
  return withReplacements(text, americanWords(text));
}

/** Returns what an American cook calls otherwise in a text, in its order. */
export function americanWords(text: string): Replacement[] {
  return [...namesIn(text), ...temperaturesIn(text)].sort((one, two) => one.start - two.start);
}

function temperaturesIn(text: string): Replacement[] {
  return [...text.matchAll(celsius)].map(({ index, 0: said, 1: from, 2: between = '', 3: to = '' }) => ({
    start: index,
    end: index + said.length,
    to: from === undefined ? `${fahrenheit(to)}°F` : `${fahrenheit(from)}${between}${fahrenheit(to)}°F`,
  }));
}

/** Ovens are set in steps of 25 °F, freezers to 0; what is measured in food, in water or in a child is said exactly. */
function fahrenheit(said: string): number {
  const degrees = Number(said.replace('−', '-'));
  const exact = (degrees * 9) / 5 + 32;
  if (degrees > ovenFromCelsius) return Math.round(exact / ovenStep) * ovenStep;
  return degrees < 0 ? Math.round(exact / freezerStep) * freezerStep : Number(exact.toFixed(1));
}

function namesIn(text: string): Replacement[] {
  const words = [...text.matchAll(word)];
  const found: Replacement[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const name = nameAt(text, words.slice(index, index + wordsInName));
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
function nameAt(text: string, words: readonly RegExpExecArray[]): FoundName | null {
  for (let count = words.length; count > 0; count -= 1) {
    const [first, last] = [words[0], words[count - 1]];
    if (!first || !last) continue;
    const end = last.index + last[0].length;
    const said = text.slice(first.index, end);
    const key = said.toLowerCase().replaceAll('-', ' ');
    if (!Object.hasOwn(table, key)) continue;
    return { to: withCaseOf(said, table[key] ?? said), start: first.index, end, words: count };
  }
  return null;
}

/** "Courgette" is "Zucchini", and a name that stays keeps its own hyphens. */
function withCaseOf(said: string, name: string): string {
  if (said.toLowerCase() === name) return said;
  const [initial = ''] = said;
  return initial === initial.toLowerCase() ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
