import { type DoseUnit, type StoragePlace } from '../knowledge/schemas/handling';
import { knowledge } from '../knowledge/knowledge';
import { numberAt, restAfterJoining } from '../text/numbers-in-text';
import { normaliseText } from '../text/normalise-text';
import { longestMatch } from '../text/phrase-tree';
import { longestText } from '../text/parse-ingredients';
import { type Token, tokenise } from '../text/tokens';
import { bottleSpan } from './bottle-span';
import { clockSpan } from './clock-span';
import { isDeniedStatement } from './denied-statement';
import { handlingTrees } from './handling-tree';
import { howItIsEaten } from './how-eaten';
import { extraWithAmount } from './extra-with-amount';

/** How often something is given, and where in the text that stands. */
export interface Frequency {
  timesAWeek: number;
  start: number;
}

/** What one sentence says of how food is made and stored. */
export interface HandlingSentence {
  /** Where it ends in the text. */
  end: number;
  statements: Set<string>;
  places: Set<StoragePlace>;
  /** Time gone by, the longest that is said. */
  hours: number;
  /** Time that stands in the sentence without a word that it has gone by. */
  bareHours: number;
  /** Of these, time spent in the freezer: “frozen last week, then thawed in the fridge”. */
  frozenHours: number;
  doses: { amount: number; unit: DoseUnit }[];
  frequencies: Frequency[];
}

const words = knowledge.handlingWords;
const notElapsed = new Set(words.notElapsed);
const elapsedBefore = new Set(words.elapsedBefore);
const elapsedAfter = new Set(words.elapsedAfter);
const people = new Set(words.people);
/** Words between the freezer and its time: “frozen in ice cube trays about two weeks ago”. */
const mostBetween = 5;
/** What comes after these words is out of the freezer. */
const afterFreezing = new Set(
  'then and thawed defrosted out now dann und puis et luego y poi e depois'.split(' '),
);
const stays = new Set(words.stays);
const { drops, perDrop: eachDrop } = words;
const dropWords = new Set(drops);
const perDrop = new Set(eachDrop);
const servings = new Set(words.servings);
const timesWords = new Set(words.times);
const pouredUnits = new Set(words.pouredUnits);
/** Words from a serving to the rate behind its food. */
const longestServed = 7;
const sentenceEnds = new Set(['.', ';', '!', '?', '\n', '|']);
const wordOf = ({ text }: Token) => text;

/** What a text says of handling, sentence by sentence. Never throws; takes time in proportion to the length. */
export function readHandling(text: string): HandlingSentence[] {
  const tokens = withoutDots(tokenise(normaliseText(text.slice(0, longestText))));
  const sentences: HandlingSentence[] = [];
  let first = 0;
  for (let place = 0; place <= tokens.length; place += 1) {
    if (place < tokens.length && !endsSentence(tokens, place)) continue;
    if (place > first) sentences.push(readSentence(tokens, first, place));
    first = place + 1;
  }
  return sentences;
}

/** “I.E.” and “j.m.” are units, and end no sentence. */
function withoutDots(tokens: readonly Token[]): Token[] {
  const isLetter = (token: Token | undefined) => token?.kind === 'word' && token.text.length === 1;
  return tokens.filter(({ text, joint }, place) => {
    if (text !== '.' || joint !== '' || !isLetter(tokens[place - 1])) return true;
    const isBetween = isLetter(tokens[place + 1]) && tokens[place + 1]?.joint === '';
    return !isBetween && tokens[place - 2]?.text !== '.';
  });
}

function endsSentence(tokens: readonly Token[], place: number): boolean {
  const token = tokens[place];
  return token?.kind === 'mark' && sentenceEnds.has(token.text) && tokens[place + 1]?.joint !== '';
}

function readSentence(tokens: readonly Token[], first: number, end: number): HandlingSentence {
  const sentence: HandlingSentence = {
    end: tokens[end - 1]?.end ?? 0,
    statements: new Set(),
    places: new Set(),
    hours: 0,
    bareHours: 0,
    frozenHours: 0,
    doses: [],
    frequencies: [],
  };
  const reader: Reader = { tokens, first, end, sentence, afterFreezer: -Infinity };
  for (let place = first; place < end;) place = Math.max(place + 1, readAt(reader, place));
  const { hours, isSinceDay, days } = clockSpan(tokens, first, end);
  const bottleHours = bottleSpan(tokens, first, end);
  sentence.hours = Math.max(sentence.hours, hours, bottleHours, isSinceDay ? sentence.bareHours : 0);
  if (bottleHours > 0) {
    sentence.statements.add('formula');
    // “Drank it at noon” tells when, and orders nothing.
    sentence.statements.delete('instruction');
  }
  if (standsSomewhere(reader)) sentence.places.add('out');
  for (const statement of [...howItIsEaten(tokens, first, end), ...extraWithAmount(tokens, first, end)])
    sentence.statements.add(statement);
  const [firstDay] = days;
  if (firstDay && hours === 0 && (days.length > 1 || sentence.frequencies.length === 0))
    sentence.frequencies.push({ timesAWeek: days.length, start: tokens[firstDay.place]?.start ?? 0 });
  return sentence;
}

/** Whether food stood for a time at a place that is not named: “rice that sat in the cooker overnight”. */
function standsSomewhere(reader: Reader): boolean {
  const { tokens, first, end, sentence } = reader;
  const { places, hours, bareHours, statements } = sentence;
  if (places.size > 0 || Math.max(hours, bareHours) === 0) return false;
  if (statements.has('instruction') || statements.has('cooking')) return false;
  return tokens
    .slice(first, end)
    .some(({ text }, at) => stays.has(text) && !isDeniedStatement(reader, first + at));
}

interface Reader {
  tokens: readonly Token[];
  first: number;
  end: number;
  sentence: HandlingSentence;
  /** The token after the last word for the freezer. */
  afterFreezer: number;
}

/** Reads what begins at a token; returns where it ends. */
function readAt(reader: Reader, place: number): number {
  const { tokens, end } = reader;
  const said = longestMatch(handlingTrees().said, tokens, { first: place, wordOf, end });
  const number = wholeNumberAt(tokens, place, end);
  const counted = number
    ? readAfterNumber(reader, { amount: number.max, first: place, after: number.end })
    : 0;
  if (!said) return counted;
  const { statements = [], places = [], hours = 0, timesAWeek, count } = said.value;
  if (count !== undefined)
    return Math.max(counted, readAfterNumber(reader, { amount: count, first: place, after: said.end }));
  const { sentence } = reader;
  if (timesAWeek !== undefined) sentence.frequencies.push({ timesAWeek, start: tokens[place]?.start ?? 0 });
  if (isDeniedStatement(reader, place)) return counted;
  for (const statement of statements) sentence.statements.add(statement);
  for (const where of places) sentence.places.add(where);
  if (places.length > 0) reader.afterFreezer = places.includes('freezer') ? said.end : -Infinity;
  if (isFrozen(reader, place, said.end)) sentence.frozenHours = Math.max(sentence.frozenHours, hours);
  else sentence.hours = Math.max(sentence.hours, hours);
  // A statement may hold words of another ("on the counter overnight"): what is in it is read as well.
  return hours > 0 || timesAWeek !== undefined ? Math.max(counted, said.end) : counted;
}

/** A number whose thousands may stand apart: "10 000". */
function wholeNumberAt(
  tokens: readonly Token[],
  place: number,
  end: number,
): { max: number; end: number } | null {
  const number = numberAt(tokens, place, end);
  const next = number && number.end < end ? (tokens[number.end]?.text ?? '') : '';
  return number && /^\d{3}$/.test(next) && /^\d{1,3}$/.test(tokens[place]?.text ?? '')
    ? { max: number.max * 1000 + Number(next), end: number.end + 1 }
    : number;
}

interface Counted {
  amount: number;
  first: number;
  /** The token after the number. */
  after: number;
}

/** Reads a number with what follows it: a time, a rate or a dose. Returns where that ends; 0 where nothing follows. */
function readAfterNumber(reader: Reader, { amount, first, after }: Counted): number {
  const { tokens, end, sentence } = reader;
  const match = longestMatch(handlingTrees().afterNumber, tokens, { first: after, wordOf, end });
  if (!match) return readUncounted(reader, { amount, first, after });
  const { unitHours, days, dose } = match.value;
  if (days !== undefined)
    sentence.frequencies.push({ timesAWeek: (amount * 7) / days, start: tokens[first]?.start ?? 0 });
  if (dose !== undefined)
    sentence.doses.push({ amount: amount * dropsFor(reader, first, match.end), unit: dose });
  if (unitHours === undefined) return match.end;
  const rest = restAfterJoining(tokens, match.end, end);
  const timeEnd = rest?.end ?? match.end;
  addTime(reader, { hours: (amount + (rest?.value ?? 0)) * unitHours, first, end: timeEnd });
  return timeEnd;
}

/** A number that no unit or rate follows at once. */
function readUncounted(reader: Reader, counted: Counted): number {
  const { tokens, sentence } = reader;
  const { amount, first, after } = counted;
  // “Formula, 8 oz six times” is of a day.
  const isPoured = tokens.slice(Math.max(0, first - 2), first).some(({ text }) => pouredUnits.has(text));
  if (isTimesBehind(reader, counted)) {
    sentence.frequencies.push({ timesAWeek: amount * 7, start: tokens[first]?.start ?? 0 });
    return after;
  }
  if (!isPoured || !timesWords.has(tokens[after]?.text ?? '')) return readServings(reader, counted);
  sentence.frequencies.push({ timesAWeek: amount * 7, start: tokens[first]?.start ?? 0 });
  return after + 1;
}

/** “240 ml whole milk x5”: a number behind “x”, a few words after a measure that is poured. */
function isTimesBehind({ tokens, first: start }: Reader, { first, after }: Counted): boolean {
  if (tokens[first - 1]?.text !== 'x' || tokens[first - 2]?.kind !== 'word') return false;
  if (pouredUnits.has(tokens[after]?.text ?? '') || tokens[after]?.text === 'g') return false;
  const before = tokens.slice(Math.max(start, first - longestServed), first - 1);
  const unit = before.findLastIndex(({ text }) => pouredUnits.has(text));
  return unit >= 0 && before.slice(unit).every(({ kind }) => kind === 'word');
}

/**
 * “Three portions of liver weekly”, “four oily fish a week”: the rate stands behind the food. Returns 0: what is
 * between is read as well.
 */
function readServings({ tokens, end, sentence }: Reader, { amount, first, after }: Counted): number {
  if (!servings.has(tokens[after]?.text ?? '')) return 0;
  for (let place = after + 1; place < Math.min(end, after + longestServed); place += 1) {
    if (tokens[place]?.kind === 'mark') return 0;
    const days = longestMatch(handlingTrees().afterNumber, tokens, { first: place, wordOf, end })?.value.days;
    if (days === undefined) continue;
    sentence.frequencies.push({ timesAWeek: (amount * 7) / days, start: tokens[first]?.start ?? 0 });
    return 0;
  }
  return 0;
}

/** The drops of “five drops at 1000 IU each”; 1 where the dose is that of all. */
function dropsFor({ tokens, first: start, end }: Reader, first: number, after: number): number {
  const each = [after, after + 1].some((place) => place < end && perDrop.has(tokens[place]?.text ?? ''));
  if (!each) return 1;
  for (let place = start; place < first; place += 1) {
    const number = dropWords.has(tokens[place + 1]?.text ?? '') ? numberAt(tokens, place, first) : null;
    if (number) return number.max;
  }
  return 1;
}

/**
 * A time right after the freezer was named is the time spent in it, unless another place stands right behind:
 * “frozen lasagne, 6 days in the fridge”.
 */
function isFrozen(reader: Reader, place: number, end: number): boolean {
  const { tokens, afterFreezer } = reader;
  if (place - afterFreezer > mostBetween) return false;
  const between = tokens.slice(afterFreezer, place);
  return (
    between.every(
      ({ kind, text }, at) =>
        kind === 'word' && (!afterFreezing.has(text) || isThereIs(tokens, afterFreezer + at)),
    ) && !isPlaceNext(reader, end)
  );
}

/** The “y” of “il y a deux semaines”. */
function isThereIs(tokens: readonly Token[], place: number): boolean {
  return tokens[place]?.text === 'y' && tokens[place - 1]?.text === 'il';
}

function isPlaceNext({ tokens, end }: Reader, from: number): boolean {
  for (let place = from; place < Math.min(end, from + 3); place += 1) {
    if (tokens[place]?.kind !== 'word' || afterFreezing.has(tokens[place]?.text ?? '')) return false;
    const { places = [] } =
      longestMatch(handlingTrees().said, tokens, { first: place, wordOf, end })?.value ?? {};
    if (places.length > 0) return !places.includes('freezer');
  }
  return false;
}

function addTime(reader: Reader, { hours, first, end }: { hours: number; first: number; end: number }): void {
  const { tokens, sentence, first: start } = reader;
  const before = first > start ? (tokens[first - 1]?.text ?? '') : '';
  const next = tokens[end]?.text ?? '';
  if (notElapsed.has(before)) return;
  const isOld = elapsedAfter.has(next);
  if (
    isOld &&
    [first - 2, first - 1, end + 1, end + 2].some((place) => people.has(tokens[place]?.text ?? ''))
  )
    return;
  if (isFrozen(reader, first, end)) {
    sentence.frozenHours = Math.max(sentence.frozenHours, hours);
    return;
  }
  const isGone = isOld || elapsedBefore.has(before) || (before === 'a' && isThereIs(tokens, first - 2));
  if (isGone) sentence.hours = Math.max(sentence.hours, hours);
  sentence.bareHours = Math.max(sentence.bareHours, hours);
}
