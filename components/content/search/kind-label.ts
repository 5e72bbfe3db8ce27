import type { SearchKind } from '@/lib/content/search/search-entry';

/** What a kind is called where results of all kinds stand in one list. */
export const kindLabels: Readonly<Record<SearchKind, string>> = {
  post: 'Article',
  story: 'Web story',
  recipe: 'Recipe',
  food: 'Food',
};

/** The same for all of a kind. */
export const kindPlurals: Readonly<Record<SearchKind, string>> = {
  post: 'Articles',
  story: 'Web stories',
  recipe: 'Recipes',
  food: 'Foods',
};
