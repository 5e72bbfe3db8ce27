import { isFoundBy, type QueryWord } from './search-query';
import { wordsOf } from './words';

/** A piece of plain text, and whether the reader looked for it. Markup is made where it is shown. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const passageLength = 180;
/** How far before the first match a passage may begin, to begin with its sentence. */
const leadLength = 70;

interface Match {
  start: number;
  end: number;
  /** Place of the query's word. */
  word: number;
}

/** A whole text in parts. */
export function markedText(text: string, words: readonly QueryWord[]): TextPart[] {
  return partsBetween(text, { start: 0, end: text.length }, matchesIn(text, words));
}

/**
 * What to show below a title: the summary when it has as many of the words as any passage of the text, else
 * that passage.
 */
export function snippetOf(
  { summary, body }: { summary: string; body: string },
  words: readonly QueryWord[],
): TextPart[] {
  const inSummary = matchesIn(summary, words);
  const foundInSummary = distinctWords(inSummary);
  if (foundInSummary < words.length) {
    const inBody = matchesIn(body, words);
    const best = densestMatches(inBody);
    if (distinctWords(best) > foundInSummary) return passageAround(body, best, inBody);
  }
  return partsBetween(summary, { start: 0, end: summary.length }, inSummary);
}

function matchesIn(text: string, words: readonly QueryWord[]): Match[] {
  const firstLetters = new Set(
    words.flatMap(({ stems, prefix }) => [...stems, prefix ?? '']).map((each) => each[0]),
  );
  const matches: Match[] = [];
  for (const { text: word, start, end } of wordsOf(text)) {
    // No stem begins with another letter than its word: most words need no closer look.
    if (!firstLetters.has(word[0])) continue;
    const place = words.findIndex((each) => isFoundBy(each, word));
    if (place !== -1) matches.push({ start, end, word: place });
  }
  return matches;
}

function distinctWords(matches: readonly Match[]): number {
  return new Set(matches.map(({ word }) => word)).size;
}

/**
 * The matches that fit into one passage and hold the most different words, then the most words; the first of
 * several.
 */
function densestMatches(matches: readonly Match[]): Match[] {
  let best: Match[] = [];
  let bestValue = 0;
  for (const [index, first] of matches.entries()) {
    const near: Match[] = [];
    for (const match of matches.slice(index)) {
      if (match.end - first.start > passageLength) break;
      near.push(match);
    }
    const value = distinctWords(near) * passageLength + near.length;
    if (value > bestValue) [best, bestValue] = [near, value];
  }
  return best;
}

function passageAround(text: string, best: readonly Match[], all: readonly Match[]): TextPart[] {
  const [first, last] = [best[0], best.at(-1)];
  if (!first || !last) return [];
  const start = passageStart(text, first.start, passageLength - (last.end - first.start));
  const end = passageEnd(text, Math.max(start + passageLength, last.end));
  const parts = partsBetween(text, { start, end }, all);
  if (start > 0 && !isSentenceStart(text, start)) parts.unshift({ text: '… ', isMatch: false });
  if (end < text.length) parts.push({ text: ' …', isMatch: false });
  return joined(parts);
}

/** The beginning of the sentence when it is near, else of a word. */
function passageStart(text: string, matchStart: number, room: number): number {
  const earliest = Math.max(0, matchStart - Math.min(leadLength, Math.max(0, room)));
  for (let at = matchStart; at >= earliest; at -= 1) if (isSentenceStart(text, at)) return at;
  const space = text.slice(earliest, matchStart).search(/\s/);
  return space === -1 ? matchStart : earliest + space + 1;
}

function isSentenceStart(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 3), at);
  const words = before.trimEnd();
  const gap = before.slice(words.length);
  return at === 0 || gap.includes('\n') || (gap !== '' && /[.!?…]$/.test(words));
}

function passageEnd(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.slice(0, wanted + 1).search(/\s\S*$/);
  return space === -1 ? wanted : space;
}

function partsBetween(
  text: string,
  range: { start: number; end: number },
  matches: readonly Match[],
): TextPart[] {
  const parts: TextPart[] = [];
  let at = range.start;
  for (const { start, end } of matches) {
    if (start < at || end > range.end) continue;
    parts.push(
      { text: text.slice(at, start), isMatch: false },
      { text: text.slice(start, end), isMatch: true },
    );
    at = end;
  }
  parts.push({ text: text.slice(at, range.end), isMatch: false });
  return joined(parts);
}

/** Line breaks become gaps, neighbours of one kind one part. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  for (const { text, isMatch } of parts) {
    const plain = text.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' … ' : ' '));
    const last = result.at(-1);
    if (last && last.isMatch === isMatch) last.text += plain;
    else if (plain) result.push({ text: plain, isMatch });
  }
  return result;
}
