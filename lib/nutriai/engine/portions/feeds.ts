import { type FeedUnit, type FeedWord, feedWordsOf, saysBottle } from './feed-words';
import { expressionInLines } from '../text/expression-in-lines';
import { usualBottleMl } from './growing-measures';
import { put, type ReadText } from './read-text';
import { fluidOunceMl } from '../text/units';

/** A feed of a text, and what was drunk of it. */
interface Feed {
  value: number;
  unit: FeedUnit | null;
  name: string | null;
  /** It was said that so much was drunk, and not only what was in the bottle. */
  isTaken: boolean;
}

interface Stretch {
  start: number;
  end: number;
  words: readonly FeedWord[] | null;
}

interface State {
  feeds: Feed[];
  /** "4 bottles of": how many, and before which feed. */
  counts: { times: number; at: number }[];
  /** The words say more than one amount of one named milk. */
  isReckoned: boolean;
  /** What is in a bottle of which no amount is said; null where nobody knows. */
  bottleMl: number | null;
}

const separators = expressionInLines('giu')`
  [,;+&\n]|\.(?=\s|$)|(?<=\s)(?:and|then|plus|puis|luego|dann|poi|depois)(?=\s)|
  (?<=(?:\d|ml|oz|bottle|formula|milk|feed))\s(?:but\s)?(?:he\s|she\s)?(?=(?:only\s|just\s)?(?:drank|took|managed)\s\d)
`;

/** "Fruit shoot. Whole bottle 200 ml": the bottle is that of the drink before it. */
const bottleOfOther = expressionInLines('iu')`
  \b(?:squash|juice|smoothie|lassi|ayran|cordial|lemonade|kefir|milkshake|drink)\b[^;]{0,80}?
  \b(?:whole|full|entire)\sbottle\b
`;

/** Formula is all that a baby under a year drinks by the ounce, where nothing else is named. */
const firstBirthday = 12;

/** From this on a bare number is millilitres. Ours. */
const leastMl = 30;

/**
 * A text in which the milk feeds that stand side by side are one amount of each milk: several are added up, what was
 * left is taken away, and a bottle of which nothing is named is formula.
 */
export function withFeeds(read: ReadText, ageMonths: number | undefined): ReadText {
  for (const run of runsOf(stretchesOf(read.text))) {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const isAll = read.text.slice(0, first.start).trim() === '' && read.text.slice(last.end).trim() === '';
    const words = run.flatMap((stretch) => stretch.words ?? []);
    const isNamed = words.some(({ kind }) => kind === 'name');
    const isOfBottle = words.some(({ kind }) => kind === 'bottle');
    const isBaby = isAll && ageMonths !== undefined && ageMonths < firstBirthday;
    if (!isNamed && !isOfBottle && !isBaby) continue;
    if (!isNamed && !isAll && bottleOfOther.test(read.text)) continue;
    const state = stateOf(run, isBaby && saysBottle(read.text) ? usualBottleMl(ageMonths) : null);
    const amounts = state && amountsOf(state);
    const isListed = words.every((word) => word.kind !== 'name' || word.isListed);
    if (!state || !amounts || (isNamed && isListed && !state.isReckoned)) continue;
    const span: [number, number] = [first.start, last.end];
    const meant = amounts.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`).join(' + ');
    const written = read.text.slice(...span);
    const done = put(read, span, meant);
    const isInUnits = words.some(({ kind }) => kind === 'unit');
    if (isNamed && isListed && isInUnits) return done;
    const reading = {
      written,
      meant: amounts[0]?.name ?? 'formula',
      start: span[0],
      end: span[0] + meant.length,
    };
    return { ...done, readings: [...done.readings, reading] };
  }
  return read;
}

function stretchesOf(text: string): Stretch[] {
  const marks = [...text.matchAll(separators)];
  const starts = [0, ...marks.map(({ 0: mark, index }) => index + mark.length)];
  return starts.map((from, at) => {
    const end = marks[at]?.index ?? text.length;
    const words = text.slice(from, end);
    const start = from + words.length - words.trimStart().length;
    return { start, end: start + words.trim().length, words: feedWordsOf(words) };
  });
}

/** Stretches side by side that hold nothing but words of feeds. */
function runsOf(stretches: readonly Stretch[]): Stretch[][] {
  const runs: Stretch[][] = [[]];
  for (const stretch of stretches)
    if (stretch.words === null) runs.push([]);
    else runs.at(-1)?.push(stretch);
  return runs.filter((run) => run.some(({ words }) => words?.some(({ kind }) => kind === 'number')));
}

function stateOf(run: readonly Stretch[], bottleMl: number | null): State | null {
  const state: State = { feeds: [], counts: [], isReckoned: false, bottleMl };
  for (const { words } of run) if (words && !readStretch(words, state)) return null;
  if (state.counts.length > 0) lastFeed(state);
  return state;
}

/** Adds what one stretch says to the feeds before it; false where the amounts cannot be worked out. */
function readStretch(words: readonly FeedWord[], state: State): boolean {
  const name = words.flatMap((word) => (word.kind === 'name' ? [word.name] : []))[0] ?? null;
  const before = state.feeds.length;
  const leftAt = words.findIndex(({ kind }) => kind === 'left');
  const isTotal = words.some(({ kind }) => kind === 'total');
  const isTaken = words.some(({ kind }) => kind === 'taken');
  const leftNumber = leftAt < 0 ? -1 : numberLeft(words, leftAt);
  if (leftAt >= 0 && leftNumber < 0) return false;
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word?.kind !== 'number') {
      at += 1;
      continue;
    }
    const { end, unit } = amountAt(words, at);
    if (at === leftNumber) {
      const of = state.feeds.length === 0 ? wholeBehind(words, end, word.value) : null;
      if (of) add({ value: of.value, unit: of.unit ?? unit, name, isTaken: false }, state, firstFeed);
      if (!leave(word, unit, state)) return false;
      at = of?.end ?? end;
      continue;
    } else if (isCount(words, at, end)) count(words, at, state);
    else if (word.isPart && unit === null) {
      if (!takePart(word.value, { words, from: end }, state)) return false;
    } else {
      const of = wholeBehind(words, end, word.value);
      add(
        { value: word.value, unit: unit ?? of?.unit ?? null, name, isTaken: isTaken || of !== null },
        state,
        {
          isTotal: isTotal && before > 0,
          isSameStretch: state.feeds.length > before,
        },
      );
      at = of?.end ?? end;
      continue;
    }
    at = end;
  }
  return true;
}

/** Where the number stands that "left" is said of: behind it, or else before it. */
function numberLeft(words: readonly FeedWord[], left: number): number {
  const isOf = words[left + 1]?.kind === 'of';
  const behind = isOf ? -1 : words.findIndex(({ kind }, at) => at > left && kind === 'number');
  if (behind >= 0) return behind;
  return words.findLastIndex(({ kind }, at) => at < left && kind === 'number');
}

function amountAt(words: readonly FeedWord[], at: number): { end: number; unit: FeedUnit | null } {
  const next = words[at + 1];
  return next?.kind === 'unit' ? { end: at + 2, unit: next.unit } : { end: at + 1, unit: null };
}

/** "8 bottles", "5 x", "x 5". */
function isCount(words: readonly FeedWord[], at: number, end: number): boolean {
  if (end !== at + 1) return false;
  const [previous, next] = [words[at - 1]?.kind, words[at + 1]?.kind];
  return previous === 'times' || next === 'times' || next === 'bottle';
}

function count(words: readonly FeedWord[], at: number, state: State): void {
  const word = words[at];
  if (word?.kind !== 'number') return;
  const isBehind = words[at - 1]?.kind === 'times' && state.feeds.length > 0;
  state.isReckoned = true;
  if (isBehind) multiply(state.feeds.at(-1), word.value);
  else state.counts.push({ times: word.value, at: state.feeds.length });
}

function multiply(feed: Feed | undefined, times: number): void {
  if (feed) feed.value *= times;
}

/** "75 of a 90 ml bottle", "4 of 6 oz": what stands behind is how much there was. */
function wholeBehind(
  words: readonly FeedWord[],
  from: number,
  value: number,
): { value: number; end: number; unit: FeedUnit | null } | null {
  if (words[from]?.kind !== 'of') return null;
  let at = from + 1;
  while (['of', 'fill'].includes(words[at]?.kind ?? '')) at += 1;
  const whole = words[at];
  if (whole?.kind !== 'number' || whole.value < value) return null;
  return { value: whole.value, ...amountAt(words, at) };
}

const firstFeed = { isTotal: false, isSameStretch: false };

function add(
  feed: Feed,
  state: State,
  { isTotal, isSameStretch }: Record<'isTotal' | 'isSameStretch', boolean>,
) {
  const last = state.feeds.at(-1);
  state.isReckoned ||= last !== undefined || feed.unit === null || feed.isTaken;
  const names = new Set(state.feeds.map(({ name }) => name));
  // "420 ml formula, 120 ml expressed, total 540 ml" says no more than its parts.
  if (isTotal && names.size > 1) return;
  if (isTotal) state.feeds = [{ ...feed, name: feed.name ?? last?.name ?? null }];
  else if (
    last &&
    feed.isTaken &&
    !last.isTaken &&
    !isSameStretch &&
    feed.name === null &&
    feed.value <= last.value
  )
    Object.assign(last, { value: feed.value, unit: feed.unit ?? last.unit, isTaken: true });
  else state.feeds.push(feed);
}

/** "Drank half", "half of a 6 oz bottle". */
function takePart(
  part: number,
  { words, from }: { words: readonly FeedWord[]; from: number },
  state: State,
): boolean {
  const next = words.findIndex(({ kind }, at) => at >= from && kind !== 'of' && kind !== 'fill');
  state.isReckoned = true;
  if (words[next]?.kind === 'number') {
    state.counts.push({ times: part, at: state.feeds.length });
    return true;
  }
  multiply(lastFeed(state), part);
  return state.feeds.length > 0;
}

/** The feed that is spoken of; "bottle before nap, maybe ⅔" speaks of a usual one. */
function lastFeed({ feeds, bottleMl }: State): Feed | undefined {
  if (feeds.length === 0 && bottleMl !== null)
    feeds.push({ value: bottleMl, unit: 'ml', name: null, isTaken: true });
  return feeds.at(-1);
}

function leave(
  { value, isPart }: Extract<FeedWord, { kind: 'number' }>,
  unit: FeedUnit | null,
  state: State,
): boolean {
  const last = lastFeed(state);
  if (!last) return false;
  state.isReckoned = true;
  if (isPart && unit === null) last.value *= 1 - value;
  else last.value -= inUnit(value, unit ?? last.unit, last.unit);
  return last.value >= 0;
}

function inUnit(value: number, from: FeedUnit | null, to: FeedUnit | null): number {
  if (from === to || from === null || to === null) return value;
  return to === 'ml' ? value * fluidOunceMl : value / fluidOunceMl;
}

/** How much of each milk, in the order of the text. */
function amountsOf({ feeds, counts }: State): { amount: number; unit: FeedUnit; name: string }[] | null {
  for (const [index, { times, at }] of counts.entries()) {
    const behind = feeds.slice(at, counts[index + 1]?.at ?? feeds.length);
    if (behind.length === 1) multiply(behind[0], times);
    else if (behind.length === 0) multiply(feeds[at - 1], times);
  }
  const known = feeds.find(({ unit }) => unit !== null)?.unit ?? null;
  const isOunces = known === 'oz' && feeds.every(({ unit }) => unit !== 'ml');
  const unit = isOunces ? 'oz' : 'ml';
  const byName = new Map<string, number>();
  for (const [at, feed] of feeds.entries()) {
    const own = feed.unit ?? known ?? (feed.value >= leastMl ? 'ml' : null);
    if (own === null) return null;
    const name = feed.name ?? nameBeside(feeds, at);
    byName.set(name, (byName.get(name) ?? 0) + inUnit(feed.value, own, unit));
  }
  const drunk = [...byName].filter(([, amount]) => amount > 0);
  if (drunk.length === 0) return null;
  return drunk.map(([name, amount]) => ({ name, unit, amount: Math.round(amount * 100) / 100 }));
}

const nameBeside = (feeds: readonly Feed[], at: number) =>
  feeds.slice(0, at).findLast(({ name }) => name !== null)?.name ??
  feeds.slice(at).find(({ name }) => name !== null)?.name ??
  'formula';
