import type { SearchKind } from '@/lib/content/search/search-entry';

/** What a kind is called where results of all kinds stand in one list. */
export const kindLabels: Readonly<Record<SearchKind, string>> = {
  post: 'Article',
  story: 'Web story',
  recipe: 'Recipe',
  food: 'Food',
};
