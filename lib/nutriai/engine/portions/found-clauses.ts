import { phraseAt, type Word } from './clause-words';
import {
  articles,
  ate,
  ateAfterComma,
  before,
  crusts,
  crustWords,
  drank,
  eatenBehind,
  eaters,
  helpers,
  left,
  leftBehind,
  only,
  partsBeforeVerb,
  partsOfOne,
  whereLeft,
} from './eaten-phrases';

/** Where a clause stands among the words of a text. */
export interface Found {
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

/** "The middle", "le dessus": what part of one piece that is, where no food is named. */
export function partOfOne(line: readonly Word[], from: number, to: number): number | null {
  if (isNamed(line, from, to)) return null;
  const word = line.slice(from, to).find(({ text }) => partsOfOne.has(text));
  return partsOfOne.get(word?.text ?? '') ?? null;
}

const isNamed = (line: readonly Word[], from: number, to: number) =>
  line.slice(from, to).some(({ isName }) => isName);

/** "Cereal with milk, drank the milk": a food is named, for the first time or again. */
function namesDrink(line: readonly Word[], from: number, to: number): boolean {
  const names = new Set(line.flatMap(({ text, isName }) => (isName ? [text] : [])));
  return line.slice(from, to).some(({ text }) => names.has(text));
}

/** Finds the first clause between two marks that says what was eaten or left. */
export function clauseIn(line: readonly Word[], { from, to }: { from: number; to: number }): Found | null {
  for (let at = from; at < to; at += 1) {
    const verb = pastFillers(line, at, to);
    const isFirst = at === from || verb > at;
    const drunk = namesDrink(line, verb, to) ? 0 : phraseAt(drank, line, verb);
    const eaten = phraseAt(isFirst && from > 0 ? ateAfterComma : ate, line, verb) || drunk;
    if (eaten > 0 && verb + eaten < to)
      return {
        kind: 'ate',
        from: at,
        contentFrom: verb + eaten,
        contentTo: to,
      };
    // "Just the breadsticks": the verb is left out.
    if (
      at === from &&
      from > 0 &&
      verb < to &&
      verb > from &&
      only.has(line[verb - 1]?.text ?? '') &&
      (isNamed(line, verb, to) || partOfOne(line, verb, to) !== null)
    )
      return { kind: 'ate', from: at, contentFrom: verb, contentTo: to };
    const kept = phraseAt(left, line, verb);
    // "2 left at nap": how much stands before.
    if (kept > 0 && at > from && whereLeft.has(line[verb + kept]?.text ?? '') && !isNamed(line, from, to))
      return { kind: 'left', from, contentFrom: from, contentTo: at };
    const isBehind = verb > from && verb + phraseAt(leftBehind, line, verb) === to;
    if (kept > 0 && !isBehind && verb + kept < to && line[verb + kept]?.text !== 'over')
      return {
        kind: 'left',
        from: at,
        contentFrom: verb + kept,
        contentTo: to,
      };
  }
  return clauseBehind(line, from, to);
}

/** Past "has he" and "he", which may stand between a food and the verb. */
function pastEaters(line: readonly Word[], from: number, to: number): number {
  let at = from;
  while (at < to && (eaters.has(line[at]?.text ?? '') || helpers.has(line[at]?.text ?? ''))) at += 1;
  return at;
}

/** "Pasta, callaloo she spat out": the food that was left stands before who left it. */
export function leftByName(line: readonly Word[], partFrom: number, to: number): Found | null {
  const last = line.findLastIndex(({ isName }, at) => isName && at >= partFrom && at < to);
  if (last < 0) return null;
  let from = last;
  while (from > partFrom && line[from - 1]?.isName === true) from -= 1;
  const verb = pastEaters(line, last + 1, to);
  // "Die Erbsen liegen lassen", "yolk left": without a word for who, only where the part begins with the food.
  const isAlone = line.slice(partFrom, from).every(({ text }) => articles.has(text));
  if (verb >= to || (verb === last + 1 && !isAlone)) return null;
  const isLeft = verb + phraseAt(left, line, verb) === to;
  const isBehind = verb + phraseAt(leftBehind, line, verb) === to;
  if (!isLeft && !isBehind) return null;
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
      ? {
          kind: isEaten ? 'ate' : 'left',
          from: start,
          contentFrom: start,
          contentTo: at,
        }
      : null;
  }
  return null;
}

/** "Pasta and peas - about half": of all that stands before. */
export function partBehindDash(
  line: readonly Word[],
  { from, to }: { from: number; to: number },
): Found | null {
  const isDashed = /^[-–—]$/u.test(line[from - 1]?.text ?? '');
  if (!isDashed || to < line.length || line.slice(from, to).some(({ isName }) => isName)) return null;
  return {
    kind: 'ate',
    isDashed: true,
    from,
    contentFrom: from,
    contentTo: to,
  };
}

/** "No crusts", "crusts left": the crusts of what stands before. */
export function crustIn(line: readonly Word[], { from, to }: { from: number; to: number }): Found | null {
  const crust = line.findIndex(({ text }, at) => at >= from && at < to && crusts.has(text));
  if (crust < 0) return null;
  const start = Math.max(from, crust - 4);
  const end = Math.min(to, crust + 4);
  const marks = line.slice(start, end).flatMap(({ text }, at) => (crustWords.has(text) ? [start + at] : []));
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return null;
  const clauseFrom = Math.min(first, line[crust - 1]?.text === 'with' ? crust - 1 : crust);
  return {
    kind: 'left',
    from: clauseFrom,
    contentFrom: clauseFrom,
    contentTo: Math.max(last, crust) + 1,
  };
}
