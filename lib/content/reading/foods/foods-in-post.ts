import { createHash } from 'node:crypto';
import type { Post } from '../../../platform/database/payload-types';
import { boundedMemo } from '../../../nutriai/engine/bounded-memo';
import { foodById } from '../../../nutriai/engine/foods/food-list';
import { type Passage, passagesOf, saysWhatNotToDo } from '../passages';
import type { StoryPage } from '../story-page';
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

interface ReadStory {
  title: string;
  pages: readonly Pick<StoryPage, 'heading' | 'text'>[];
}

/**
 * What posts were found to serve, by a hash of their words: reading them is a quarter of the work of a post's page.
 * It follows from the words alone, so a changed post has another key and nothing here grows old.
 */
const foodsByHash = boundedMemo<readonly FoodInPost[]>(1_000);

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
  return remembered([title, inShort, body], () => {
    const counts = foodsSpokenOf([title, ...inShort].map(own).concat(passagesOf(body)));
    return mostServed(title, counts, mentionsAtLeast);
  });
}

/** Foods that a web story serves, in the same way. It has few words, so that naming a food once is enough. */
export function foodsInStory({ title, pages }: ReadStory): readonly FoodInPost[] {
  const texts = pages.map(({ heading, text }) => ({ heading, text }));
  return remembered([title, texts], () => {
    const passages = texts.map(({ heading, text }) => ({
      text: [heading, text ?? ''].join('. '),
      isWarning: saysWhatNotToDo(heading),
    }));
    return mostServed(title, foodsSpokenOf([own(title), ...passages]), 1);
  });
}

function own(text: string): Passage {
  return { text, isWarning: false };
}

const remembered = (words: unknown, read: () => FoodInPost[]): readonly FoodInPost[] =>
  foodsByHash(createHash('sha256').update(JSON.stringify(words)).digest('base64'), read);

function mostServed(title: string, counts: ReadonlyMap<string, number>, atLeast: number): FoodInPost[] {
  const named = foodsSpokenOf([own(title)]);
  const weight = (id: string) => (named.has(id) ? 1000 : 0) + (counts.get(id) ?? 0);
  const foods = [...counts.keys()]
    .filter((id) => weight(id) >= atLeast)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, foodsAtMost)
    .flatMap((id) => foodById(id) ?? [])
    .map(({ id, name }) => ({ id, name, path: foodPath(id) }));
  return foods.length < foodsAtLeast && named.size === 0 ? [] : foods;
}
