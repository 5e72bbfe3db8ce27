import { type Locale } from '../child';
import { type AmountLanguage } from '../knowledge/schemas/amounts-in-languages';
import { languageOfAmounts, withoutAccents } from './amount-languages';
import { wordsOf } from './amount-tokens';
import {
  ate,
  ateAfterComma,
  before,
  crusts,
  crustWords,
  eatenBehind,
  eaters,
  left,
  leftBehind,
  leftParts,
  only,
  partsBeforeVerb,
  type Phrases,
  rest,
} from './eaten-phrases';
import { type StatedAmount, statedAmount } from './stated-amount';
import { expressionInLines } from '../text/expression-in-lines';
import { numberAt } from './written-number';

/** Words of a text that say which part of what stands before them was eaten, or was left. */
export interface EatenClause {
  kind: 'ate' | 'left';
  /** Place of the whole clause, and of what it says, in the text. */
  start: number;
  end: number;
  content: string;
  contentStart: number;
  /** Nothing else was eaten. */
  isOnly: boolean;
  /** Of what was served the rest was left. */
  isRest: boolean;
  /** It is the crust that was left. */
  isCrust: boolean;
  /** In brackets or between two foods it is said of the food before it alone. */
  isOfOne: boolean;
  /** How much it says, where it names no food. */
  stated: StatedAmount;
  /** What part vague words of what was left stand for. */
  leftPart: number | null;
  /** "2 of 3", or "2 of them" of what was cut into three. */
  partOfPieces: number | null;
}

interface Word {
  text: string;
  start: number;
  end: number;
  /** Within the name of a food. */
  isName: boolean;
}

/** How many words the phrase that begins here has; 0 where none does. */
function phraseAt(phrases: Phrases, line: readonly Word[], at: number): number {
  const found = (phrases.get(line[at]?.text ?? '') ?? []).find((phrase) =>
    phrase.every((word, index) => line[at + index]?.text === word && line[at + index]?.isName === false),
  );
  return found?.length ?? 0;
}

function wordsIn(text: string, names: readonly { start: number; end: number }[]): Word[] {
  const found = text.matchAll(/\d+(?:[.,]\d+)?(?:-\d+)?|\p{L}[\p{L}\p{M}'’-]*|[^\s]/gu);
  let name = 0;
  return [...found].map(([word], index, all) => {
    const start = all[index]?.index ?? 0;
    while ((names[name]?.end ?? Number.POSITIVE_INFINITY) <= start) name += 1;
    return {
      text: withoutAccents(word).replaceAll('’', "'"),
      start,
      end: start + word.length,
      isName: (names[name]?.start ?? start + 1) <= start,
    };
  });
}

const isBreak = (word: string | undefined) => word === undefined || /^[,.;:()–—!?-]$/u.test(word);

/** Where the words that a comma or another mark parts from the rest begin and end. */
function partsOf(line: readonly Word[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= line.length; at += 1) {
    if (at < line.length && !isBreak(line[at]?.text)) continue;
    if (at > from) parts.push({ from, to: at });
    from = at + 1;
  }
  return parts;
}

interface Found {
  kind: 'ate' | 'left';
  isDashed?: true;
  from: number;
  /** What it says stands between. */
  contentFrom: number;
  contentTo: number;
}

/** Past "but she only", which may stand before the verb. */
function pastFillers(line: readonly Word[], from: number, to: number): number {
  let at = from;
  while (at < to && before.has(line[at]?.text ?? '') && line[at]?.isName === false) at += 1;
  return at;
}

const isNamed = (line: readonly Word[], from: number, to: number) =>
  line.slice(from, to).some(({ isName }) => isName);

function clauseIn(line: readonly Word[], { from, to }: { from: number; to: number }): Found | null {
  for (let at = from; at < to; at += 1) {
    const verb = pastFillers(line, at, to);
    const isFirst = at === from || verb > at;
    const eaten = phraseAt(isFirst && from > 0 ? ateAfterComma : ate, line, verb);
    if (eaten > 0 && verb + eaten < to)
      return { kind: 'ate', from: at, contentFrom: verb + eaten, contentTo: to };
    // "Just the breadsticks": the verb is left out.
    if (
      at === from &&
      from > 0 &&
      verb < to &&
      verb > from &&
      only.has(line[verb - 1]?.text ?? '') &&
      isNamed(line, verb, to)
    )
      return { kind: 'ate', from: at, contentFrom: verb, contentTo: to };
    const kept = phraseAt(left, line, verb);
    const isBehind = verb > from && verb + phraseAt(leftBehind, line, verb) === to;
    if (kept > 0 && !isBehind && verb + kept < to && line[verb + kept]?.text !== 'over')
      return { kind: 'left', from: at, contentFrom: verb + kept, contentTo: to };
  }
  return clauseBehind(line, from, to);
}

/** "Pasta, callaloo she spat out": the food that was left stands before who left it. */
function leftByName(line: readonly Word[], partFrom: number, to: number): Found | null {
  const last = line.findLastIndex(({ isName }, at) => isName && at >= partFrom && at < to);
  if (last < 0 || !eaters.has(line[last + 1]?.text ?? '')) return null;
  const isLeft = phraseAt(left, line, last + 2) === to - last - 2 && to > last + 2;
  const isBehind = phraseAt(leftBehind, line, last + 2) === to - last - 2 && to > last + 2;
  if (!isLeft && !isBehind) return null;
  let from = last;
  while (from > partFrom && line[from - 1]?.isName === true) from -= 1;
  return { kind: 'left', from, contentFrom: from, contentTo: last + 1 };
}

/** Where "a bit" or "half" begins that stands right before the verb: "çorba bir kase yarısını bıraktı". */
function partAtEnd(line: readonly Word[], from: number, to: number): number {
  const words = line.slice(from, to).map(({ text }) => text);
  const start = words.findIndex((_, at) => at > 0 && partsBeforeVerb.has(words.slice(at).join(' ')));
  return start < 0 ? to : from + start;
}

/** "Half on the floor", "die Hälfte gegessen": the verb stands behind. */
function clauseBehind(line: readonly Word[], partFrom: number, to: number): Found | null {
  const from = line.findLastIndex(({ isName }, at) => isName && at >= partFrom && at < to) + 1 || partFrom;
  if (from === 0) return null;
  for (let at = from + 1; at < to; at += 1) {
    const isEaten = at + phraseAt(eatenBehind, line, at) === to;
    if (!isEaten && at + phraseAt(leftBehind, line, at) !== to) continue;
    // "4 fish fingers of which 1 left": what follows the name must say that it is about what was eaten.
    const isSaid = from === partFrom || before.has(line[from]?.text ?? '');
    const start = isSaid ? from : partAtEnd(line, from, at);
    return start < at
      ? { kind: isEaten ? 'ate' : 'left', from: start, contentFrom: start, contentTo: at }
      : null;
  }
  return null;
}

/** "Pasta and peas - about half": of all that stands before. */
function partBehindDash(line: readonly Word[], { from, to }: { from: number; to: number }): Found | null {
  const isDashed = /^[-–—]$/u.test(line[from - 1]?.text ?? '');
  if (!isDashed || to < line.length || line.slice(from, to).some(({ isName }) => isName)) return null;
  return { kind: 'ate', isDashed: true, from, contentFrom: from, contentTo: to };
}

const isPartAlone = ({ isPart, share, measure, grams, millilitres, ounces }: StatedAmount) =>
  (isPart || share !== null) && [measure, grams, millilitres, ounces].every((each) => each === null);

function crustIn(line: readonly Word[], { from, to }: { from: number; to: number }): Found | null {
  const crust = line.findIndex(({ text }, at) => at >= from && at < to && crusts.has(text));
  if (crust < 0) return null;
  const start = Math.max(from, crust - 4);
  const end = Math.min(to, crust + 4);
  const marks = line.slice(start, end).flatMap(({ text }, at) => (crustWords.has(text) ? [start + at] : []));
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return null;
  const clauseFrom = Math.min(first, line[crust - 1]?.text === 'with' ? crust - 1 : crust);
  return { kind: 'left', from: clauseFrom, contentFrom: clauseFrom, contentTo: Math.max(last, crust) + 1 };
}

/**
 * Returns what a text says of how much was eaten or left of the foods before it ("ate 2", "left the peas", "half on the
 * floor"), in the order of the text.
 */
export function eatenClauses(
  text: string,
  names: readonly { start: number; end: number }[],
  locale: Locale,
): EatenClause[] {
  const line = wordsIn(text, names);
  const language = languageOfAmounts(text);
  const firstName = line.findIndex(({ isName }) => isName);
  if (firstName < 0) return [];
  return partsOf(line).flatMap((part): EatenClause[] => {
    const within = { from: Math.max(part.from, firstName), to: part.to };
    const crust = crustIn(line, within);
    const found =
      crust ??
      leftByName(line, within.from, within.to) ??
      clauseIn(line, within) ??
      partBehindDash(line, within);
    if (!found || found.from <= firstName) return [];
    const clause = clauseOf(found, { line, text, locale, language, isCrust: crust !== null });
    return found.isDashed === true && !isPartAlone(clause.stated) ? [] : [clause];
  });
}

interface Setting {
  line: readonly Word[];
  text: string;
  locale: Locale;
  language: AmountLanguage | null;
  isCrust: boolean;
}

function clauseOf(
  { kind, from, contentFrom, contentTo }: Found,
  { line, text, locale, language, isCrust }: Setting,
): EatenClause {
  const start = line[from]?.start ?? 0;
  const end = line[contentTo - 1]?.end ?? text.length;
  const contentStart = line[contentFrom]?.start ?? end;
  const content = text.slice(contentStart, end);
  const said = line.slice(from, contentTo).map((word) => word.text);
  const saidLeft = line
    .slice(contentFrom, contentTo)
    .map((word) => word.text)
    .join(' ');
  const isOfOne = line[from - 1]?.text === '(' || line.slice(contentTo).some(({ isName }) => isName);
  return {
    kind,
    start,
    end: Math.max(end, endOfPart(line, contentTo)),
    content,
    contentStart,
    isOnly: said.some((word) => only.has(word)),
    isRest: rest.some((word) => said.join(' ').includes(word)),
    isCrust,
    isOfOne,
    stated: statedAmount(wordsOf(content, language), locale),
    leftPart: kind === 'left' ? (leftParts.get(saidLeft) ?? null) : null,
    partOfPieces: partOfPieces(wordsOf(content, language), text.slice(0, start)),
  };
}

/** "Cut into 4", "makes 12", "für 8 Stück": into how many pieces it was divided, or how many it gave. */
const allPieces = expressionInLines('giu')`
  (?<!\p{L})(?:(?:cut|chopped|sliced|broken|divided)(?: up)? in(?:to)?|(?:=|makes|made|making|yields?|yielded|serves|
  ergibt|ergab|donne|salen|rende)(?: about| around| roughly)?) (\p{L}+|\d+)(?! ?(?:g|ml|oz|tbsp|tsp|cups?)\b)
`;

/** "Toast cut into 4, ate 3", "had 2 of 3", "makes 12, ate 2": the part of all the pieces. */
function partOfPieces(words: readonly string[], textBefore: string): number | null {
  const said = words.filter((word) => word !== 'out' && word !== 'the');
  const eaten = numberAt(said, 0);
  if (!eaten || eaten.isPart) return null;
  const [, cut] = [...textBefore.matchAll(allPieces)].at(-1) ?? [];
  const all =
    numberAt(said, said[eaten.end] === 'of' ? eaten.end + 1 : eaten.end) ??
    (said[eaten.end + 1] === 'of' ? numberAt(said, eaten.end + 2) : null) ??
    (cut === undefined ? null : numberAt([cut.toLowerCase()], 0));
  return all && all.value >= eaten.value ? eaten.value / all.value : null;
}

/** What stands behind what a clause says, up to the next mark, is part of it. */
function endOfPart(line: readonly Word[], at: number): number {
  let end = line[at - 1]?.end ?? 0;
  for (
    let next = at;
    next < line.length && !isBreak(line[next]?.text) && line[next]?.isName === false;
    next += 1
  )
    end = line[next]?.end ?? end;
  return end;
}
