import { type Subject } from './subject';
import { suits } from './suits';

/** Less in common than this is chance: one side of a page that many others have as well. */
const leastNearness = 0.6;
/** Dishes are many and have much in common, so that each food says less of one. */
const leastOfDish = 0.4;
const leastOf = (kind: Subject['kind']) => (kind === 'recipe' ? leastOfDish : leastNearness);
/** What an editor chose comes before everything that is calculated. */
const chosen = 100;
/** A second page about the same foods says less that is new. */
const shownBefore = 0.5;

interface Nearness {
  subject: Subject;
  /** What each food and topic in common adds. */
  parts: ReadonlyMap<string, number>;
  base: number;
}

/**
 * Returns the pages that have most in common with one, the nearest first, and no page that has little. What few pages
 * are about says more than what many are; pages that repeat the foods of one that stands before them come later.
 */
export function nearestSubjects(
  subject: Subject,
  among: readonly Subject[],
  { atMost }: { atMost: number },
): Subject[] {
  const rarity = rarityIn(among);
  const waiting = among
    .filter((other) => other.path !== subject.path && suits(other, subject))
    .map((other) => nearnessOf(subject, other, rarity))
    .filter((nearness) => isNear(subject, nearness));
  const shown = new Set<string>();
  const nearest: Subject[] = [];
  while (nearest.length < atMost) {
    const next = best(waiting, shown);
    if (!next) break;
    waiting.splice(waiting.indexOf(next), 1);
    nearest.push(next.subject);
    for (const part of next.parts.keys()) shown.add(part);
  }
  return nearest;
}

function isNear({ kind, foods }: Subject, { subject: other, base, parts }: Nearness): boolean {
  // An article that serves a food is one on it, however many others do.
  if (kind === 'food' && [...foods.keys()].some((id) => other.foods.has(id))) return true;
  return base + sumOf(parts.values()) >= leastOf(other.kind);
}

/** Of each food and topic, how much it says that two pages share it. */
function rarityIn(among: readonly Subject[]): (part: string) => number {
  const counts = new Map<string, number>();
  for (const each of among)
    for (const part of partsOf(each).keys()) counts.set(part, (counts.get(part) ?? 0) + 1);
  return (part) => Math.log(1 + among.length / (counts.get(part) ?? 1)) / Math.log(1 + among.length);
}

function partsOf({ foods, topics }: Subject): Map<string, number> {
  return new Map([
    ...[...foods].map(([id, weight]) => [`food ${id}`, weight] as const),
    ...[...topics].map(([word, weight]) => [`topic ${word}`, weight] as const),
  ]);
}

function nearnessOf(one: Subject, other: Subject, rarity: (part: string) => number): Nearness {
  const theirs = partsOf(other);
  const parts = [...partsOf(one)].flatMap(([part, weight]) => {
    const their = theirs.get(part);
    return their === undefined ? [] : [[part, weight * their * rarity(part)] as const];
  });
  const isNamed = one.names === other.path || other.names === one.path;
  return { subject: other, parts: new Map(parts), base: isNamed ? chosen : 0 };
}

function best(waiting: readonly Nearness[], shown: ReadonlySet<string>): Nearness | undefined {
  let found: Nearness | undefined;
  let most = 0;
  for (const each of waiting) {
    const weighed = [...each.parts].map(([part, value]) => (shown.has(part) ? value * shownBefore : value));
    const value = each.base + sumOf(weighed);
    if (value > most) [found, most] = [each, value];
  }
  return found;
}

function sumOf(values: Iterable<number>): number {
  return [...values].reduce((sum, value) => sum + value, 0);
}
