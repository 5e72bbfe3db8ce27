import type { SearchKind } from '../search/search-entry';
import type { Allergen } from '../../nutriai/engine/child';

/** What a page is about, in the words by which pages are compared. */
export interface Subject {
  kind: SearchKind;
  title: string;
  path: string;
  /** Foods by id: 1 for what the whole page is about, less for what it names beside others. */
  foods: ReadonlyMap<string, number>;
  /** Words as editors tag articles with, in one spelling: 1 for what the page is about, less for a side of it. */
  topics: ReadonlyMap<string, number>;
  /** The page that an editor or its own words name as the one that says more. */
  names?: string | null;
  allergens?: readonly Allergen[];
  isVegetarian?: boolean;
}

/** One spelling for what is compared: tags are typed by many hands. */
export function topicOf(tag: string): string {
  return tag.toLowerCase().replaceAll('’', "'").trim();
}

/**
 * Tags that say for whom an article is, or what it has in common with half the site: two that share one may be
 * of anything.
 */
const wide = new Set([
  'newborn',
  'six months',
  'first weeks',
  'baby',
  'toddler',
  'toddlers',
  'family',
  'weaning',
  'safety',
  'food safety',
  'illness',
  'mealtimes',
  'development',
  'play',
  'routine',
]);
const wideWeight = 0.4;

/** What tags say, in one spelling. */
export function topicsOf(tags: readonly string[]): Map<string, number> {
  return new Map(tags.map(topicOf).map((topic) => [topic, wide.has(topic) ? wideWeight : 1]));
}

/** In half of all dishes and days, whatever they are about: articles on them carry a tag of it. */
const everyday = new Set(['water', 'breast-milk', 'infant-formula', 'whole-milk', 'vitamin-drops']);

/** Whether a food says what a dish or an article is about. */
export function isTelling(food: string): boolean {
  return !everyday.has(food);
}
