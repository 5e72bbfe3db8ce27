import { knowledge } from '../knowledge/knowledge';
import { fluidOunceMl, unitOf } from '../text/units';
import { feedWordsOf } from './feed-words';
import { withoutAccents } from './amount-languages';
import { put, type ReadText } from './read-text';
import { numberAt } from './written-number';

const { feeds } = knowledge.logWords;
const scoops = new Set(feeds.scoops);
const powder = new Set(feeds.powder);
const water = new Set(feeds.water);
const joints = new Set(feeds.madeWith);

interface Word {
  text: string;
  start: number;
  end: number;
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?|\p{L}+|[+&]/gu)].map(({ 0: word, index }) => ({
    text: withoutAccents(word),
    start: index,
    end: index + word.length,
  }));

const valueOf = (word: Word | undefined) => (word ? (numberAt([word.text], 0)?.value ?? null) : null);

/** So much of something, and the place behind it. */
interface Found {
  value: number;
  end: number;
}

/** "5 scoops", "3 level scoops". */
function scoopsAt(words: readonly Word[], at: number): Found | null {
  const value = valueOf(words[at]);
  const next = words[at + 1]?.text === 'level' ? at + 2 : at + 1;
  return value !== null && scoops.has(words[next]?.text ?? '') ? { value, end: next + 1 } : null;
}

/** "150 ml of water", in millilitres. */
function waterAt(words: readonly Word[], at: number): Found | null {
  const value = valueOf(words[at]);
  const unit = unitOf(words[at + 1]?.text ?? '');
  const end = pastJoints(words, at + 2);
  if (value === null || !water.has(words[end]?.text ?? '') || (unit !== 'ml' && unit !== 'oz')) return null;
  return { value: unit === 'oz' ? value * fluidOunceMl : value, end: end + 1 };
}

function pastJoints(words: readonly Word[], from: number): number {
  let at = from;
  while (/^[+&]$/u.test(words[at]?.text ?? '') || joints.has(words[at]?.text ?? '')) at += 1;
  return at;
}

/** The most words that a formula is named in: "scoops of Cow and Gate powder". */
const mostWords = 5;

/** Past the name of what the scoops are of. */
function pastName(words: readonly Word[], from: number): number {
  for (let end = Math.min(from + mostWords, words.length); end > from; end -= 1)
    if (isFormula(words.slice(from, end))) return end;
  return from;
}

interface Made {
  from: number;
  to: number;
  ml: number;
  count: number;
}

/** "5 scoops of formula with 150 ml of water", and the water first. */
function madeAt(words: readonly Word[], at: number): Made | null {
  const first = scoopsAt(words, at);
  if (first) {
    const behind = waterAt(words, pastJoints(words, pastName(words, first.end)));
    return behind && { from: at, to: behind.end, ml: behind.value, count: first.value };
  }
  const made = waterAt(words, at);
  const second = made && scoopsAt(words, pastJoints(words, made.end));
  if (!second) return null;
  const to = pastName(words, second.end);
  const isOfElse = to === second.end && /^(?:of|de|von|di|van)$/u.test(words[to]?.text ?? '');
  return isOfElse ? null : { from: at, to, ml: made.value, count: second.value };
}

/**
 * A level scoop of formula: 8.7 to 9.0 g for 60 ml of water in North America (Enfamil Canada, mixing instructions:
 * 8.8 g, and 0.77 ml for a gram that is dissolved), and about half of it for 30 ml as it is sold in Europe.
 */
const scoopG = { ofThirty: 4.5, ofSixty: 8.7 } as const;
const leastMlOfLargeScoop = 45;

/** A gram of powder that is dissolved takes up so many millilitres. */
const mlOfPowder = 0.75;

/** Scoops of powder with water are the feed that they make, and not so much feed and water besides. */
export function withMadeFormula(read: ReadText): ReadText {
  const words = wordsIn(read.text);
  const found = words.flatMap((_, at) => madeAt(words, at) ?? [])[0];
  const [first, last] = [words[found?.from ?? -1], words[(found?.to ?? 0) - 1]];
  if (!found || !first || !last) return read;
  const { ml, count } = found;
  const grams = count * (ml / count >= leastMlOfLargeScoop ? scoopG.ofSixty : scoopG.ofThirty);
  const meant = `${Math.round(ml + grams * mlOfPowder)} ml formula`;
  const done = put(read, [first.start, last.end], meant);
  const written = read.text.slice(first.start, last.end);
  const reading = { written, meant: 'formula', start: first.start, end: first.start + meant.length };
  return { ...done, readings: [...done.readings, reading] };
}

/** What the scoops are of: formula by any of its names, or powder. */
function isFormula(words: readonly Word[]): boolean {
  const named = words.map(({ text }) => (text === '&' ? 'and' : text)).filter((word) => !powder.has(word));
  const read = feedWordsOf(named.join(' '));
  return (
    words.length > 0 && read?.every((word) => word.kind === 'name' && word.name !== 'breast milk') === true
  );
}
