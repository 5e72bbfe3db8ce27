import { createHash } from 'node:crypto';
import type { Post } from '../../../platform/database/payload-types';
import { foodById } from '../../../nutriai/engine/foods/food-list';
import { passagesOf } from '../passages';
import { foodPath } from './food-words';
import { foodsSpokenOf } from './foods-spoken-of';

export interface FoodInPost {
  id: string;
  name: string;
  path: string;
}

interface ReadPost {
  title: string;
  inShort: readonly string[];
  body: Post['body'];
}

/**
 * What posts were found to serve, by a hash of their words: reading them is a quarter of the work of a post's page.
 * It follows from the words alone, so a changed post has another key and nothing here grows old.
 */
const known = new Map<string, readonly FoodInPost[]>();
const mostKnown = 1_000;

const foodsAtMost = 8;
/** Named once is named in passing. */
const mentionsAtLeast = 2;
/** Fewer make no list. */
const foodsAtLeast = 3;

/**
 * Foods that a post serves, by how often: those of its title first. Neither what it warns of nor what names
 * something else stands there. Empty where it is about something else.
 */
export function foodsInPost({ title, inShort, body }: ReadPost): readonly FoodInPost[] {
  const key = createHash('sha256')
    .update(JSON.stringify([title, inShort, body]))
    .digest('base64');
  const read = known.get(key);
  if (read) return read;
  const found = readFoods({ title, inShort, body });
  if (known.size >= mostKnown) known.clear();
  known.set(key, found);
  return found;
}

function readFoods({ title, inShort, body }: ReadPost): FoodInPost[] {
  const own = (text: string) => ({ text, isWarning: false });
  const named = foodsSpokenOf([own(title)]);
  const counts = foodsSpokenOf([own(title), ...inShort.map(own), ...passagesOf(body)]);
  const weight = (id: string) => (named.has(id) ? 1000 : 0) + (counts.get(id) ?? 0);
  const foods = [...counts.keys()]
    .filter((id) => weight(id) >= mentionsAtLeast)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, foodsAtMost)
    .flatMap((id) => foodById(id) ?? [])
    .map(({ id, name }) => ({ id, name, path: foodPath(id) }));
  return foods.length < foodsAtLeast && named.size === 0 ? [] : foods;
}
