import { knowledge } from '../knowledge/knowledge';
import { withoutAccents } from './amount-languages';
import {
  type Found,
  type Kind,
  knownKinds,
  matchAt,
  mayMatch,
  type Pattern,
  patternOf,
  tokensOf,
} from './clause-pattern';
import { put, type ReadText } from './read-text';
import { numberAt } from './written-number';

interface Rule {
  pattern: Pattern;
  read: string;
}

const { classes, rules: written } = knowledge.clauseRules;

const plain = (word: string) => withoutAccents(word).replaceAll('’', "'");

/** The phrases of a class by their first word, the longest first, each with what it is put by. */
function phrasesOf(of: readonly string[] | Readonly<Record<string, string>>) {
  const isList = (each: typeof of): each is readonly string[] => Array.isArray(each);
  const pairs = isList(of) ? of.map((phrase) => [phrase, undefined] as const) : Object.entries(of);
  const byFirst = new Map<string, { words: readonly string[]; by: string | undefined }[]>();
  for (const [phrase, by] of pairs) {
    const words = tokensOf(phrase, plain).map(({ key }) => key);
    byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), { words, by }]);
  }
  for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

const phrasesByClass = new Map(Object.entries(classes).map(([name, of]) => [name, phrasesOf(of)]));

function phrasesAt(name: string, words: readonly string[], at: number) {
  const begun = phrasesByClass.get(name)?.get(words[at] ?? '') ?? [];
  return begun.filter(({ words: phrase }) => phrase.every((word, place) => words[at + place] === word));
}

const kinds: Readonly<Record<string, Kind>> = {
  ...knownKinds,
  ...Object.fromEntries(
    [...phrasesByClass].map(([name, phrases]): [string, Kind] => [
      name,
      {
        at: (words, at) => phrasesAt(name, words, at).map(({ words: phrase }) => phrase.length),
        begins: new Set(phrases.keys()),
      },
    ]),
  ),
};

const rules: readonly Rule[] = written.map(({ words, read }) => ({ pattern: patternOf(words, kinds), read }));

/** A text with each clause that a rule of the knowledge knows in the words that amounts are read by. */
export function withPlainClauses(read: ReadText): ReadText {
  let [text, line] = [read, lineOf(read.text)];
  for (const { pattern, read: by } of rules) {
    if (!mayMatch(pattern, line.known)) continue;
    const changes = changesBy(by, pattern, line);
    if (changes.length === 0) continue;
    text = changes.reduceRight((last, { from, to, words }) => put(last, [from, to], words), text);
    line = lineOf(text.text);
  }
  return text;
}

function lineOf(text: string): Line {
  const tokens = tokensOf(text, plain);
  const words = tokens.map(({ key }) => key);
  return { text, tokens, words, known: new Set(words) };
}

function changesBy(by: string, pattern: Pattern, line: Line) {
  const { tokens, words } = line;
  const changes: { from: number; to: number; words: string }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = matchAt(pattern, words, at);
    const [first, last] = [tokens[at], tokens[(found?.at(-1)?.to ?? 0) - 1]];
    const meant = found && first && last && last.end > first.start ? meantBy(by, found, line) : null;
    if (meant === null || !first || !last) continue;
    changes.push({ from: first.start, to: last.end, words: meant });
    at = (found?.at(-1)?.to ?? at + 1) - 1;
  }
  return changes;
}

interface Line {
  words: readonly string[];
  tokens: readonly { start: number; end: number }[];
  text: string;
  /** The words, each once. */
  known: ReadonlySet<string>;
}

const holes = /\{(\w+)(?:([*/+-])(\w+))?\}/gu;

/** What is put: words in braces are those that were found, and `{a*b}` what two numbers of them make. */
function meantBy(by: string, found: readonly Found[], line: Line): string | null {
  let [meant, from] = ['', 0];
  for (const { 0: hole, 1: name = '', 2: sign, 3: other = '', index } of by.matchAll(holes)) {
    const numbers = [valueOf(name, found, line), valueOf(other, found, line)] as const;
    const words = sign === undefined ? textOf(name, found, line) : worked(sign, numbers);
    if (words === null) return null;
    meant += `${by.slice(from, index)}${words}`;
    from = index + hole.length;
  }
  return `${meant}${by.slice(from)}`.replace(/ {2,}/gu, ' ');
}

function textOf(name: string, found: readonly Found[], { words, tokens, text }: Line): string {
  const place = found.find((each) => each.name === name);
  if (!place || place.to === place.from) return '';
  const put = phrasesAt(name.replace(/\d$/u, ''), words, place.from).find(
    ({ words: phrase }) => phrase.length === place.to - place.from,
  );
  return put?.by ?? text.slice(tokens[place.from]?.start, tokens[place.to - 1]?.end);
}

function valueOf(name: string, found: readonly Found[], { words }: Line): number | null {
  const place = found.find((each) => each.name === name);
  return place ? (numberAt(words, place.from)?.value ?? null) : null;
}

/** Null where a part would be more than the whole. */
function worked(sign: string, [first, second]: readonly [number | null, number | null]): number | null {
  if (first === null || second === null) return null;
  if (sign === '*') return Math.round(first * second * 100) / 100;
  if (sign === '+') return first + second;
  if (first >= second) return null;
  return Math.round((first / second) * 1000) / 1000;
}
