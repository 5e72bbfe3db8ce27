import type { RedFlagClass, RedFlagPattern } from '../knowledge/schemas/red-flags';
import type { Hit } from './hits';
import { hitsBetween } from './hits-between';
import type { MeantWords } from './meant-words';

const usualWithin = 6;
/** How far from a match a silencing word may stand. */
const silencesWithin = 6;
/** Concepts that are a denial themselves: what they deny is the sign. */
const denials = new Set([
  'not',
  'few',
  'refuse',
  'reject',
  'hard-to',
  'pause',
  'not-fading',
  'no-sound',
  'vanished',
  'born-day',
]);

/** Denied, these silence nothing: “not many wet nappies”. */
const plenties: ReadonlySet<string> = new Set(['plenty-wet']);

/** The hits of a text by concept, each in the order of the words. */
export type HitsByConcept = ReadonlyMap<string, readonly Hit[]>;

/** How a text is read. */
interface Reading {
  meant: MeantWords;
  isNote: boolean;
  ageMonths: number;
}

/** The most urgent level at which a class is told of in a text; null where it is not. */
export function levelOf(
  { level, patterns, always = false }: RedFlagClass,
  hits: HitsByConcept,
  { meant, isNote, ageMonths }: Reading,
): RedFlagClass['level'] | null {
  let found: RedFlagClass['level'] | null = null;
  for (const pattern of patterns) {
    const patternLevel = pattern.level ?? level;
    if (found === 'now' || found === patternLevel || (pattern.inNotes === true && !isNote)) continue;
    if (!isOfAge(pattern, ageMonths)) continue;
    if (isMatched(pattern, hits, { meant, always })) found = patternLevel;
  }
  return found;
}

const isOfAge = ({ fromMonths = 0, underMonths = Infinity }: RedFlagPattern, ageMonths: number) =>
  ageMonths >= fromMonths && ageMonths < underMonths;

interface Meaning {
  meant: MeantWords;
  always: boolean;
}

interface Elements {
  /** The concepts of which one must be told, for each part of a pattern. */
  elements: readonly (readonly string[])[];
  isDenial: boolean;
}

const readPatterns = new WeakMap<RedFlagPattern, Elements>();

/** Every text is held against every pattern, so that each is taken apart once. */
function elementsOf(pattern: RedFlagPattern): Elements {
  const known = readPatterns.get(pattern);
  if (known !== undefined) return known;
  const elements = pattern.all.map((names) => names.split('|'));
  const read = { elements, isDenial: elements.some((names) => names.some((name) => denials.has(name))) };
  readPatterns.set(pattern, read);
  return read;
}

function isMatched(pattern: RedFlagPattern, hits: HitsByConcept, { meant, always }: Meaning): boolean {
  const { elements, isDenial } = elementsOf(pattern);
  if (!elements.every((names) => names.some((name) => hits.has(name)))) return false;
  const counts = ({ from }: Hit) =>
    (isDenial || meant.denied[from] !== true) &&
    meant.longPast[from] !== true &&
    (always || meant.general[from] !== true);
  const lists = elements.map((names) => namesHits(names, hits).filter(counts));
  if (lists.some((list) => list.length === 0)) return false;
  const silencing = namesHits(pattern.none ?? [], hits).filter(
    ({ concept, from }) => meant.denied[from] !== true || !plenties.has(concept),
  );
  const isSilenced = (match: readonly Hit[]) => {
    const from = Math.min(...match.map((hit) => hit.from)) - silencesWithin;
    const to = Math.max(...match.map((hit) => hit.to)) + silencesWithin;
    return hitsBetween(silencing, from, to).length > 0;
  };
  // "Worried about her lips, they are swelling": what is feared counts beside what is seen.
  const isSeen = (match: readonly Hit[]) => always || match.some(({ to }) => meant.feared[to - 1] !== true);
  const [first = [], ...rest] = lists;
  const because = hits.get('because') ?? [];
  // "No dairy because he reacts" denies no reaction.
  const isOneStatement = (match: readonly Hit[]) =>
    !isDenial ||
    pattern.inOrder !== true ||
    hitsBetween(because, match[0]?.to ?? 0, match.at(-1)?.from ?? 0).length === 0;
  return first.some((start) => {
    const match = matchAt(start, rest, pattern);
    return match !== null && isSeen(match) && isOneStatement(match) && !isSilenced(match);
  });
}

function namesHits(names: readonly string[], hits: HitsByConcept): readonly Hit[] {
  const [only = [], ...others] = names.flatMap((name) => {
    const told = hits.get(name);
    return told === undefined ? [] : [told];
  });
  if (others.length === 0) return only;
  return [only, ...others].flat().sort((a, b) => a.from - b.from);
}

/** The first way in which the other concepts stand around a hit of the first; null where they do not. */
function matchAt(
  start: Hit,
  rest: readonly (readonly Hit[])[],
  { within = usualWithin, inOrder = false }: RedFlagPattern,
): Hit[] | null {
  const match = [start];
  for (const list of rest) {
    const last = match.at(-1) ?? start;
    const near = hitsBetween(list, inOrder ? last.to : start.from - within, start.from + within + 1);
    const next = near.find((hit) => match.every((other) => isApart(hit, other)));
    if (next === undefined) return null;
    match.push(next);
  }
  return match;
}

const isApart = (one: Hit, other: Hit) => one.from >= other.to || one.to <= other.from;
