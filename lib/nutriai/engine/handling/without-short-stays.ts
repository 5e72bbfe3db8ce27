import { type Item } from '../safety/item';
import { type HandlingSentence } from './read-handling';

/** Hours that food may stand out, and breast milk. */
const safeHours = { food: 2, breastMilk: 4 } as const;

/** Takes back that food was left out where the text says for how long, and that is no longer than is safe. */
export function withoutShortStays(items: readonly Item[], sentences: readonly HandlingSentence[]): Item[] {
  const stays = sentences.filter(({ places }) => places.has('out') || places.has('warm'));
  if (stays.length === 0) return [...items];
  const longest = Math.max(...stays.map(({ hours, bareHours }) => Math.max(hours, bareHours)));
  const isTimed = stays.every(({ hours, bareHours }) => hours > 0 || bareHours > 0);
  return items.map((item) => {
    const limit = item.flags.has('breast_milk') ? safeHours.breastMilk : safeHours.food;
    if (!isTimed || longest > limit || !item.preparations.has('kept_warm')) return item;
    return { ...item, preparations: new Set([...item.preparations].filter((one) => one !== 'kept_warm')) };
  });
}
