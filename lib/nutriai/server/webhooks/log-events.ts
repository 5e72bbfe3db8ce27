import type { BabyEvent } from './queue-baby-events';
import type { mealKindWords } from '../../../contract/nutriai-words';

type Change = 'logged' | 'changed' | 'deleted';

/** What a message says of a meal. */
interface LoggedMeal {
  id: string;
  kind: (typeof mealKindWords)[number];
  eaten_at_ms: number;
  reaction: unknown;
}

const isoOf = (ms: number) => new Date(ms).toISOString();
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns what to tell about a meal: `before` is none for a new one, `after` none for one that is deleted. */
export function mealEvents(before: LoggedMeal | null, after: LoggedMeal | null): BabyEvent[] {
  const meal = after ?? before;
  if (!meal) return [];
  const change = changeOf(before, after);
  const data = { id: meal.id, kind: meal.kind, at: isoOf(meal.eaten_at_ms) };
  const reaction = reactionChange(before?.reaction ?? null, after?.reaction ?? null);
  return [
    { type: meal.kind === 'milk' ? `milk.${change}` : `meal.${change}`, data },
    ...(reaction === null ? [] : [{ type: `reaction.${reaction}` as const, data }]),
  ];
}

function changeOf(before: unknown, after: unknown): Change {
  if (before === null) return 'logged';
  return after === null ? 'deleted' : 'changed';
}

function reactionChange(before: unknown, after: unknown): Change | null {
  return isSame(before, after) ? null : changeOf(before, after);
}

/** Returns what to tell about one entry of drink or drops. */
export function entryEvent(
  area: 'water' | 'drop',
  change: Change,
  { id, atMs }: { id: string; atMs: number },
): BabyEvent {
  return { type: `${area}.${change}`, data: { id, at: isoOf(atMs) } };
}

/** Returns what to tell about the measurements of a profile, a day each. */
export function growthEvents(
  before: readonly { date: string }[],
  after: readonly { date: string }[],
): BabyEvent[] {
  const stored = new Map(before.map((each) => [each.date, each]));
  const left = new Set(after.map(({ date }) => date));
  const put = after.flatMap((each): BabyEvent[] => {
    const known = stored.get(each.date) ?? null;
    if (isSame(known, each)) return [];
    return [{ type: known === null ? 'growth.logged' : 'growth.changed', data: { date: each.date } }];
  });
  const removed = before
    .filter(({ date }) => !left.has(date))
    .map(({ date }): BabyEvent => ({ type: 'growth.deleted', data: { date } }));
  return [...put, ...removed];
}
